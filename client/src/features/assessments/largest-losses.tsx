import { t } from '@rules/text.js';
import type { Column } from '../../components/table/data-table';
import type { AssessedClaimRowFragment } from '../../generated/graphql';
import { ClaimMarks } from './claim-marks';
import { exactMoney } from './claim-trace';
import { claimColumn } from './result-columns';
import { TitledTable } from './titled-table';

interface RunOfLosses {
  id: string;
  currency: string;
}

function columnsOf({ id, currency }: RunOfLosses): Column<AssessedClaimRowFragment>[] {
  return [
    claimColumn(id),
    { header: t('Notes'), cell: (claim) => <ClaimMarks claim={claim} /> },
    {
      header: t('Recognised loss'),
      align: 'end',
      cell: ({ recognisedLoss }) => exactMoney({ currency })(recognisedLoss ?? '0'),
    },
  ];
}

/** The 50 largest losses of a run; each links to how the run came to it. */
export function LargestLosses({
  run,
  largest,
}: {
  run: RunOfLosses;
  largest: readonly AssessedClaimRowFragment[];
}) {
  return (
    <TitledTable
      title={t('The largest losses')}
      columns={columnsOf(run)}
      rows={largest}
      rowKey={({ submissionId }) => submissionId}
      none={t('No claim has a loss.')}
    />
  );
}
