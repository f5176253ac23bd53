import type { CheckedTrade, TradeTexts } from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { useState } from 'react';
import { TradeDialog } from '../dialog/trade-dialog';
import { tradeName, type EditedClaim } from '../shown-trades';
import { useDoubt } from './changed-list-notice';
import { useTradeChange } from './use-trade-change';
import { withoutDeleted, type ChangedList } from './use-changed-list';

/** Its name among the dialogs of a page. */
export const ADD_TRADE_DIALOG = 'add-trade';

interface AddTradeDialogProps {
  claim: EditedClaim;
  list: ChangedList;
  period: TradePeriod;
  typed?: Partial<TradeTexts>;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** The Trade Details dialog, sent at once. What was typed stays until it is kept. */
export function AddTradeDialog({ claim, list, period, typed, onClose, ...props }: AddTradeDialogProps) {
  const { add, pending, refusal, lost } = useTradeChange(claim.id, list);
  const [sent, setSent] = useState<CheckedTrade>();
  const { doubt, finalFocus } = useDoubt(list, props.finalFocus);
  const { tradeData } = withoutDeleted(claim.submissionData.tradeDetails, list.unseen);
  const leave = () => {
    if (lost && sent) doubt(`add the ${tradeName(sent)}`);
    onClose();
  };
  const submit = async (trade: CheckedTrade) => {
    // Of several tries the first may be the one that was made.
    if (!lost) setSent(trade);
    if (await add(trade)) onClose();
  };
  return (
    <TradeDialog
      name={ADD_TRADE_DIALOG}
      typed={typed}
      period={period}
      // The list may show the trade that is being added.
      kept={pending ? undefined : [...tradeData, ...(list.unseen?.added ?? [])]}
      pending={pending}
      message={refusal?.message}
      errors={refusal?.errors}
      onClose={leave}
      onSubmit={submit}
      finalFocus={finalFocus}
    />
  );
}
