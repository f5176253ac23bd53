import { t } from '@rules/text.js';
import type { Column } from '../../components/table/data-table';
import type { AssessedClaimRowFragment } from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';
import { ClaimMarks } from './claim-marks';
import { claimColumn } from './result-columns';
import { TitledTable } from './titled-table';

function columnsOf(runId: string): Column<AssessedClaimRowFragment>[] {
  return [
    claimColumn(runId),
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
