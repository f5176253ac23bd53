import { t } from '@rules/text.js';
import type { Column } from '../../components/table/data-table';
import type { AssessmentFiguresPartFragment } from '../../generated/graphql';
import { exactMoney } from './claim-trace';
import { claimColumn } from './result-columns';
import { TitledTable } from './titled-table';

type Change = AssessmentFiguresPartFragment['changes'][number];

interface LargestChangesProps {
  run: { id: string; currency: string };
  changes: readonly Change[];
  previousNumber: number | null;
}

/** The 50 claims whose loss changed most since the run before; each links to how this run came to its loss. */
export function LargestChanges({ run, changes, previousNumber }: LargestChangesProps) {
  const money = exactMoney(run);
  const amount = (loss: string | null) => (loss === null ? t('None') : money(loss));
  const columns: Column<Change>[] = [
    claimColumn(run.id),
    {
      header: t('Run {previousNumber}', { previousNumber: previousNumber ?? '' }),
      align: 'end',
      cell: ({ before }) => amount(before),
    },
    { header: t('This run'), align: 'end', cell: ({ after }) => amount(after) },
  ];
  return (
    <TitledTable
      title={
        previousNumber === null
          ? t('Changes since the run before')
          : t('The largest changes since run {previousNumber}', { previousNumber })
      }
      columns={columns}
      rows={changes}
      rowKey={({ submissionId }) => submissionId}
      none={
        previousNumber === null
          ? t('There is no earlier run in which both engines agreed.')
          : t('No loss has changed since run {previousNumber}.', { previousNumber })
      }
    />
  );
}
