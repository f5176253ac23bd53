import { chakra } from '@chakra-ui/react/styled-system';
import { TRADE_FIELDS, TRADE_FIELD_LABELS, type TradeField } from '@rules/trade-row.js';
import { memo, useId, useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { PlainSelect } from '../../../components/form/plain-fields';
import { typeText } from '../trade-text';
import { DateBox } from '../../../components/form/date-box';
import type { TradeFind, TradeSort } from './find-trades';

const Summary = chakra('summary', {
  base: { color: 'accent', cursor: 'pointer', width: 'fit-content', py: '2' },
});
const Tools = chakra('details', { base: { _print: { display: 'none' } } });
const Fields = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
    alignItems: 'start',
    gap: '3',
    pb: '2',
    minWidth: '0',
  },
});
const Jump = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', md: 'span 2' },
    display: 'flex',
    alignItems: 'start',
    gap: '2',
    minWidth: '0',
  },
});
/** Level with the input, which is below its label. */
const Press = chakra('div', { base: { pt: '7' } });

const DIRECTION_TEXT: Record<TradeSort['direction'], (column: TradeField) => string> = {
  ascending: (column) =>
    column === 'tradeDate'
      ? t('oldest first')
      : column === 'transactionType'
        ? t('A to Z')
        : t('smallest first'),
  descending: (column) =>
    column === 'tradeDate'
      ? t('newest first')
      : column === 'transactionType'
        ? t('Z to A')
        : t('largest first'),
};

/** The choices of the order, with the list's own first. */
function sortOptions(ownOrder: string): [string, string][] {
  const sorts = TRADE_FIELDS.flatMap((column) =>
    (['descending', 'ascending'] as const).map((direction): [string, string] => [
      `${column} ${direction}`,
      `${TRADE_FIELD_LABELS[column]}, ${DIRECTION_TEXT[direction](column)}`,
    ]),
  );
  return [['', ownOrder], ...sorts.filter(([, words]) => words !== ownOrder)];
}

function readSort(option: string): TradeSort | undefined {
  const [column, direction] = option.split(' ');
  return option === '' ? undefined : ({ column, direction } as TradeSort);
}

interface FinderFieldsProps {
  find: TradeFind;
  /** The transaction types of the list, separated by spaces. */
  types: string;
  /** The list's own order in words. */
  ownOrder: string;
  /** Whether the fields are shown at first. */
  isOpen: boolean;
  waiting: boolean;
  onChange: (part: Partial<TradeFind>) => void;
  onJump: (day: string) => void;
}

/** The fields of the finder; they render only when they change, not with each trade that is edited. */
export const FinderFields = memo(function FinderFields(props: FinderFieldsProps) {
  const { find, types, ownOrder, isOpen, waiting, onChange, onJump } = props;
  const id = useId();
  const [open] = useState(isOpen);
  const [day, setDay] = useState('');
  return (
    <Tools open={open}>
      <Summary>{t('Filter, sort or jump to a date')}</Summary>
      <Fields disabled={waiting} aria-label={t('Filter, sort or jump to a date')}>
        <PlainSelect
          id={`${id}-type`}
          label={t('Show')}
          value={find.type}
          onChange={(type) => onChange({ type })}
          options={[
            ['', t('All types')],
            ...types
              .split(' ')
              .filter(Boolean)
              .map((type): [string, string] => [type, typeText(type)]),
          ]}
        />
        <DateBox
          id={`${id}-from`}
          label={t('From')}
          value={find.from}
          onChange={(from) => onChange({ from })}
        />
        <DateBox id={`${id}-to`} label={t('To')} value={find.to} onChange={(to) => onChange({ to })} />
        <PlainSelect
          id={`${id}-sort`}
          label={t('Sort by')}
          value={find.sort ? `${find.sort.column} ${find.sort.direction}` : ''}
          onChange={(option) => onChange({ sort: readSort(option) })}
          options={sortOptions(ownOrder)}
        />
        <Jump>
          <DateBox
            id={`${id}-jump`}
            label={t('Jump to date')}
            value={day}
            onChange={setDay}
            onEnter={onJump}
          />
          <Press>
            <Button disabled={waiting || day === ''} onClick={() => onJump(day)}>
              {t('Go')}
            </Button>
          </Press>
        </Jump>
      </Fields>
    </Tools>
  );
});
