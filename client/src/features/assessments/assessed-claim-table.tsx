import { findingText } from '@rules/assessment/finding-text.js';
import { t } from '@rules/text.js';
import { Tag } from '../../components/feedback/tag';
import { Inline } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import type { AssessedClaimRowFragment } from '../../generated/graphql';
import { exactMoney } from './claim-trace';
import { claimColumn } from './result-columns';
import { limitText, STATUS_LABELS } from './result-text';

function columnsOf(runId: string, currency: string): Column<AssessedClaimRowFragment>[] {
  const money = exactMoney({ currency });
  const amount = (loss: string | null) => (loss === null ? '–' : money(loss));
  return [
    claimColumn(runId),
    {
      header: t('Result'),
      cell: ({ status, differs, editedSince }) => (
        <Inline columnGap="2" rowGap="1">
          <Tag tone={status === 'BLOCKED' ? 'error' : 'plain'}>{STATUS_LABELS[status]}</Tag>
          {differs && <Tag tone="error">{t('Engines differ')}</Tag>}
          {editedSince && <Tag tone="needs">{t('Edited since')}</Tag>}
        </Inline>
      ),
    },
    {
      header: t('Findings'),
      width: 'third',
      cell: ({ findings }) => (findings.length === 0 ? t('None') : findings.map(findingText).join('; ')),
    },
    {
      header: t('Limited by'),
      cell: ({ limitedBy }) => (limitedBy === null || limitedBy === 'NONE' ? '–' : limitText(limitedBy)),
    },
    { header: t('Run before'), align: 'end', cell: ({ previousLoss }) => amount(previousLoss) },
    { header: t('Recognised loss'), align: 'end', cell: ({ recognisedLoss }) => amount(recognisedLoss) },
  ];
}

interface AssessedClaimTableProps {
  runId: string;
  /** Of the amounts, by the rules of the run. */
  currency: string;
  /** Undefined while loading. */
  claims: readonly AssessedClaimRowFragment[] | undefined;
}

/** Claims of a run; each row links to how the run came to its result. */
export function AssessedClaimTable({ runId, currency, claims }: AssessedClaimTableProps) {
  return (
    <DataTable
      caption={t('Claims of the run')}
      columns={columnsOf(runId, currency)}
      rows={claims}
      rowKey={({ submissionId }) => submissionId}
      clickable
    />
  );
}
