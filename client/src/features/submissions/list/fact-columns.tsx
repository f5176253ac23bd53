import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import type { Column } from '../../../components/table/data-table';
import type { AmendmentState, ClaimFactsQuery, SubmissionRowFragment } from '../../../generated/graphql';
import { formatCount } from '../../../lib/amounts';
import { dayOf, formatDate, formatMoment } from '../../../lib/dates';
import { moreColumns, type MoreColumn } from './use-chosen-columns';

/** What the server says of a claim besides its row. */
export type ClaimFacts = ClaimFactsQuery['claimFacts'][number];
type FactColumn = Exclude<MoreColumn, 'missing'>;

/** The trades of a claim are counted up to this number. */
const MOST_TRADES_COUNTED = 1_000;

const Muted = chakra('span', { base: { color: 'muted' } });
const none = <Muted>{t('None')}</Muted>;

const requestLabels: Record<AmendmentState, string> = {
  OPEN: t('Waiting since'),
  ANSWERED: t('Answered'),
  CLOSED: t('Closed'),
};

const shownDay = (moment: string, timeZone: string) => formatDate(dayOf(new Date(moment), timeZone));

const factOf: Record<FactColumn, (facts: ClaimFacts, timeZone: string) => ReactNode> = {
  trades: ({ trades }) =>
    trades > MOST_TRADES_COUNTED ? `${formatCount(MOST_TRADES_COUNTED)}+` : formatCount(trades),
  request: ({ request, requestSince, onlyOfficeWrote }, timeZone) => {
    if (!request || !requestSince) return none;
    const label = request === 'ANSWERED' && onlyOfficeWrote ? t('Asked by us') : requestLabels[request];
    return `${label} ${shownDay(requestSince, timeZone)}`;
  },
  notice: ({ hasNotice }) => (hasNotice ? t('Published') : none),
  source: ({ source }) => source || <Muted>N/A</Muted>,
  filed: ({ createdAt }, timeZone) => shownDay(createdAt, timeZone),
  updated: ({ updatedAt }, timeZone) => formatMoment(updatedAt, timeZone),
};

const layoutOf: Record<MoreColumn, Pick<Column<unknown>, 'align' | 'width'>> = {
  trades: { align: 'end' },
  missing: { align: 'end' },
  request: {},
  notice: {},
  source: {},
  filed: { width: 'fit' },
  updated: { width: 'fit' },
};

/**
 * The chosen columns in the order of the table.
 * @param factsOf the facts about a claim; undefined while they are loaded, or when they could not be
 */
export function factColumns(
  chosen: readonly MoreColumn[],
  factsOf: (id: string) => ClaimFacts | undefined,
  timeZone: string,
): Column<SubmissionRowFragment>[] {
  return moreColumns
    .filter(([column]) => chosen.includes(column))
    .map(([column, header]) => ({
      header,
      ...layoutOf[column],
      cell: ({ id, missing }) => {
        if (column === 'missing') return formatCount(missing);
        const facts = factsOf(id);
        return facts ? factOf[column](facts, timeZone) : <Muted>…</Muted>;
      },
    }));
}
