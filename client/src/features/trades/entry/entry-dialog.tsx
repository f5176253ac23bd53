import { t } from '@rules/text.js';
import type { CheckedTrade, TradeRow, TradeTexts } from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { TradeDialog } from '../dialog/trade-dialog';
import type { TradeList } from './use-trade-list';

/** The dialog's name within its page. */
export const TRADE_ENTRY_DIALOG = 'trade-entry';

interface EntryDialogProps {
  row: TradeRow | 'new';
  typed?: Partial<TradeTexts>;
  period: TradePeriod;
  list: TradeList;
  onClose: () => void;
}

/** The Trade Details dialog above the list: adds, changes or deletes a row. */
export function EntryDialog({ row, typed, period, list, onClose }: EntryDialogProps) {
  const keep = ({ transactionType, tradeDate, quantity, pricePerShare, totalAmount }: CheckedTrade) => {
    const texts = { transactionType, tradeDate, quantity, pricePerShare, totalAmount };
    if (row === 'new') list.add([texts], t('The trade was added.'));
    else list.write(row.key, texts, t('The trade was changed.'));
    onClose();
  };
  const kept = { name: TRADE_ENTRY_DIALOG, typed, period, onSubmit: keep, onClose };
  if (row === 'new') return <TradeDialog {...kept} about="new" />;
  return (
    <TradeDialog
      {...kept}
      about={row.key}
      trade={row}
      onDelete={() => {
        list.remove(new Set([row.key]), t('The trade was deleted.'));
        onClose();
      }}
    />
  );
}
