import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import type { Column } from '../../components/table/data-table';
import { paths } from '../../domain/paths';
import type { AssessedClaimRowFragment } from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';
import { ClaimMarks } from './claim-marks';
import { TitledTable } from './titled-table';

function columnsOf(runId: string): Column<AssessedClaimRowFragment>[] {
  return [
    {
      header: t('SID'),
      lead: true,
      cell: ({ submissionId, sid }) => (
        <TextLink to={paths.assessedClaim(runId, submissionId)}>{sid ?? t('Without a SID')}</TextLink>
      ),
    },
    { header: t('Notes'), cell: (claim) => <ClaimMarks claim={claim} /> },
    {
      header: t('Recognised loss'),
      align: 'end',
      cell: ({ recognisedLoss }) => `$${formatMoney(recognisedLoss ?? '0')}`,
    },
  ];
}

/** The 50 largest losses of a run; each links to how the run came to it. */
export function LargestLosses({
  runId,
  largest,
}: {
  runId: string;
  largest: readonly AssessedClaimRowFragment[];
}) {
  return (
    <TitledTable
      title={t('The largest losses')}
      columns={columnsOf(runId)}
      rows={largest}
      rowKey={({ submissionId }) => submissionId}
      none={t('No claim has a loss.')}
    />
  );
}
