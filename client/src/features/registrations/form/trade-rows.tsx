import { memo } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { DataTable, type Column } from '../../../components/table/data-table';
import { tradeColumns, tradeText } from '../trade-columns';
import type { FormTrade } from './registration-form-values';

interface TradeRowsProps {
  trades: FormTrade[];
  onRemove: (trade: FormTrade) => void;
}

/** The trade rows of the form, each with its delete button; not rendered again while the user types in other fields. */
export const TradeRows = memo(function TradeRows({ trades, onRemove }: TradeRowsProps) {
  const action: Column<FormTrade> = {
    header: t('Action'),
    cell: (trade) => (
      <Button
        size="small"
        aria-label={t('Delete {tradeText}', { tradeText: tradeText(trade) })}
        onClick={() => onRemove(trade)}
      >
        {t('Delete')}
      </Button>
    ),
  };
  return (
    <DataTable
      caption={t('Trades')}
      columns={[...tradeColumns<FormTrade>(), action]}
      rows={trades}
      rowKey={({ key }) => key}
    />
  );
});
