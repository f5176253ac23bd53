import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { t } from '@rules/text.js';
import { LinkButton } from '../../../components/actions/text-link';
import { Caption, Inline } from '../../../components/page/layout';
import { useIsOffice } from '../../../domain/session/use-is-office';
import { formatDate, formatLongDate } from '../../../lib/dates';
import { typeText } from '../trade-text';
import { leavesOut, WHOLE_LIST, type TradeFind } from './find-trades';
import { FinderFields } from './finder-fields';

/** The number of trades above which they can be filtered, sorted and jumped in: fewer are seen at a glance. */
export const MANY_TRADES = 25;

interface TradeFinderProps {
  find: TradeFind;
  onFind: (find: TradeFind) => void;
  /** The transaction types of the list. */
  types: readonly string[];
  /** The list's own order in words. */
  ownOrder: string;
  /** How many trades match, of how many. */
  found: number;
  total: number;
  /** Goes to the trade nearest to a day; returns its day, or undefined when there is none. */
  onJump: (day: string) => string | undefined;
  /** True while only some trades are loaded. */
  waiting?: boolean;
}

/** Filter by type and days, sort, and jump to a date, above a long list of trades (TRADE-25). */
export function TradeFinder(props: TradeFinderProps) {
  const { find, onFind, types, ownOrder, found, total, onJump, waiting = false } = props;
  const isOffice = useIsOffice();
  const [jumped, setJumped] = useState('');
  const change = (part: Partial<TradeFind>) => {
    setJumped('');
    onFind({ ...find, ...part });
  };
  const jump = (day: string) => setJumped(jumpText(day, onJump(day)));
  const latest = useRef({ change, jump });
  useLayoutEffect(function followList() {
    latest.current = { change, jump };
  });
  const onChange = useCallback((part: Partial<TradeFind>) => latest.current.change(part), []);
  const onDay = useCallback((day: string) => latest.current.jump(day), []);
  return (
    <div>
      <FinderFields
        find={find}
        types={types.join(' ')}
        ownOrder={ownOrder}
        isOpen={isOffice}
        waiting={waiting}
        onChange={onChange}
        onJump={onDay}
      />
      <Inline>
        <Caption role="status">{[foundText(find, found, total), jumped].filter(Boolean).join(' ')}</Caption>
        {leavesOut(find) && (
          <LinkButton _print={{ display: 'none' }} onClick={() => change({ ...WHOLE_LIST, sort: find.sort })}>
            {t('Show all')}
          </LinkButton>
        )}
      </Inline>
    </div>
  );
}

/** What is shown, so that a filtered list on paper is not taken for the whole. */
function foundText(find: TradeFind, found: number, total: number): string {
  if (!leavesOut(find)) return '';
  const filters = [
    find.type && typeText(find.type),
    find.from && t('from {from}', { from: formatDate(find.from) }),
    find.to && t('to {to}', { to: formatDate(find.to) }),
  ].filter(Boolean);
  return t('{found, number} of {total, number} match: {filters}.', {
    found,
    total,
    filters: filters.join(', '),
  });
}

function jumpText(day: string, nearest: string | undefined): string {
  if (nearest === undefined) return t('No trade here has a date.');
  if (nearest === day) return t('Now at {day}.', { day: formatLongDate(day) });
  return t('There is none on {day}; the nearest is on {nearest}.', {
    day: formatLongDate(day),
    nearest: formatLongDate(nearest),
  });
}
