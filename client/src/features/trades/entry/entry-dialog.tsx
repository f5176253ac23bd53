import type { CheckedTrade, TradeRow } from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { TradeDialog } from '../dialog/trade-dialog';
import type { TradeList } from './use-trade-list';

interface EntryDialogProps {
  row: TradeRow | 'new';
  period: TradePeriod;
  list: TradeList;
  onClose: () => void;
}

/** The Trade Details dialog over the list: adds a row, or changes or deletes one. */
export function EntryDialog({ row, period, list, onClose }: EntryDialogProps) {
  const keep = ({ transactionType, tradeDate, quantity, pricePerShare, totalAmount }: CheckedTrade) => {
    const texts = { transactionType, tradeDate, quantity, pricePerShare, totalAmount };
    if (row === 'new') list.add([texts], 'The trade was added.');
    else list.write(row.key, texts, 'The trade was changed.');
    onClose();
  };
  if (row === 'new') return <TradeDialog period={period} onSubmit={keep} onClose={onClose} />;
  return (
    <TradeDialog
      trade={row}
      period={period}
      onSubmit={keep}
      onClose={onClose}
      onDelete={() => {
        list.remove(row.key, 'The trade was deleted.');
        onClose();
      }}
    />
  );
}
