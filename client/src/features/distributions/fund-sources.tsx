import { t } from '@rules/text.js';
import { DataTable, type Column } from '../../components/table/data-table';
import type { DistributionDetailsFragment } from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';
import { sourceText } from './source-text';

type Source = DistributionDetailsFragment['fund']['sources'][number];

const COLUMNS: Column<Source>[] = [
  { header: t('From'), lead: true, cell: sourceText },
  {
    header: t('Settlement sum'),
    align: 'end',
    width: 'quarter',
    cell: ({ principal }) => `$${formatMoney(principal)}`,
  },
  {
    header: t('Interest'),
    align: 'end',
    width: 'quarter',
    cell: ({ interest }) => `$${formatMoney(interest)}`,
  },
];

/** Where each cent of what is left comes from (SHARE-13). */
export function FundSources({ sources }: { sources: readonly Source[] }) {
  return (
    <DataTable
      caption={t('Where the money comes from')}
      columns={COLUMNS}
      rows={sources}
      rowKey={(source) => `${source.kind} ${source.distribution ?? ''}`}
    />
  );
}
