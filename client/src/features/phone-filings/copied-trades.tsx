import { t } from '@rules/text.js';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Muted, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { OpeningBalance } from '../../domain/trade/opening-balance';
import { TransactionCount } from '../../domain/trade/transaction-count';
import type { SchemeQuery } from '../../generated/graphql';
import { transactionTypeLabels } from '@rules/transaction-type-labels.js';
import { formatDate } from '../../lib/dates';
import { formatMoney, formatPrice, formatShares, isDecimal } from '../../lib/decimals';
import type { OpenedCopy } from './copy-code';

type CopiedTrades = OpenedCopy['submissionData']['tradeDetails'];

const columns: Column<CopiedTrades['tradeData'][number]>[] = [
  { header: t('Type'), cell: ({ transactionType }) => transactionTypeLabels[transactionType], lead: true },
  { header: t('Date'), cell: ({ tradeDate }) => formatDate(tradeDate), width: 'fit' },
  { header: t('Shares'), cell: ({ quantity }) => formatShares(quantity), align: 'end' },
  { header: t('Price per share'), cell: ({ pricePerShare }) => formatPrice(pricePerShare), align: 'end' },
  { header: t('Total'), cell: ({ totalAmount }) => formatMoney(totalAmount), align: 'end' },
];

interface CopiedTradesProps {
  trades: CopiedTrades;
  scheme: SchemeQuery['scheme'];
}

/** Opening balance and trades of a copied claim. The trade table of claims needs a session; this one needs none. */
export function CopiedTrades({
  trades: { openingBalance, closingBalance, tradeData },
  scheme,
}: CopiedTradesProps) {
  const rows = tradeData.filter(({ transactionType }) => transactionType !== 'OPEN');
  return (
    <Stack>
      <DefinitionList>
        <OpeningBalance day={scheme.openingBalanceDate}>
          {isDecimal(openingBalance.trim()) ? formatShares(openingBalance.trim()) : '0'}
        </OpeningBalance>
        {closingBalance !== '' && (
          <Definition label={t('Closing balance')}>
            {isDecimal(closingBalance) ? formatShares(closingBalance) : closingBalance}
          </Definition>
        )}
      </DefinitionList>
      {rows.length === 0 ? (
        <Muted>{t('No purchase or sale was written down.')}</Muted>
      ) : (
        <>
          <TransactionCount count={rows.length} currency={scheme.currency} />
          <DataTable
            caption={t('Your purchases and sales')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </>
      )}
    </Stack>
  );
}
