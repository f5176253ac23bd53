import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Tag } from '../../components/feedback/tag';
import type { Column } from '../../components/table/data-table';
import { KeyedTable } from '../../components/table/keyed-table';
import { WideTable } from '../../components/table/wide-table';
import type { AmendmentQueueItemFragment } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { useClaimInList } from '../../domain/claim/claim-in-list';
import { dayOf, formatDate } from '../../lib/dates';
import { waitedText } from '../../lib/waited-text';

const Quiet = chakra('span', { base: { color: 'muted' } });
const Line = chakra('span', { base: { display: 'block' } });
const Excerpt = chakra('span', {
  base: { display: 'block', lineClamp: 2, overflowWrap: 'anywhere', textAlign: 'start' },
});

function columnsIn(
  timeZone: string,
  waiting: boolean,
  pathOf: (submissionId: string, row: number) => string,
): Column<AmendmentQueueItemFragment>[] {
  return [
    {
      header: t('SID'),
      cell: ({ submissionId, sid, legalEntity }, row) => (
        <TextLink
          to={pathOf(submissionId, row)}
          aria-label={t('SID {sid}, {legalEntity}: open the request', {
            sid: sid ?? t('not set'),
            legalEntity: legalEntity || t('no legal entity'),
          })}
        >
          {sid ?? t('Not set')}
        </TextLink>
      ),
      lead: true,
      width: 'fit',
    },
    { header: t('Legal Entity'), cell: ({ legalEntity }) => legalEntity || <Quiet>N/A</Quiet> },
    { header: t('Contact'), cell: ({ contactName }) => contactName || <Quiet>N/A</Quiet> },
    {
      header: waiting ? t('Waiting since') : t('Last request'),
      cell: ({ waitingSince }) => (
        <>
          <Line>{formatDate(dayOf(new Date(waitingSince), timeZone))}</Line>
          {waiting && <Quiet whiteSpace="normal">{waitedText(waitingSince)}</Quiet>}
        </>
      ),
      width: 'fit',
    },
    { header: t('Unanswered'), cell: ({ unanswered }) => formatCount(unanswered), align: 'end' },
    {
      header: t('Last message'),
      cell: ({ lastMessage, hasProposal }) => (
        <>
          {hasProposal && (
            <Tag tone="needs" whiteSpace="normal">
              {t('Proposed change')}
            </Tag>
          )}
          <Excerpt>{lastMessage}</Excerpt>
        </>
      ),
      width: 'third',
    },
  ];
}

interface AmendmentQueueTableProps {
  rows: readonly AmendmentQueueItemFragment[] | undefined;
  timeZone: string;
  /** The rows are waiting for an answer. */
  waiting: boolean;
  skeletonRows?: number;
}

/** Claims with requests; a click on a row opens the claim at its thread. */
export function AmendmentQueueTable({ rows, timeZone, waiting, skeletonRows }: AmendmentQueueTableProps) {
  const pathOf = useClaimInList('amendments');
  return (
    <WideTable>
      <KeyedTable
        caption={t('Amendment requests')}
        columns={columnsIn(timeZone, waiting, pathOf)}
        rows={rows}
        rowKey={({ submissionId }) => submissionId}
        skeletonRows={skeletonRows}
        clickable
      />
    </WideTable>
  );
}
