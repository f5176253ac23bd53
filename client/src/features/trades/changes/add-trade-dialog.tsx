import type { CheckedTrade } from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { useRef, useState } from 'react';
import { TradeDialog } from '../dialog/trade-dialog';
import { tradeName, type EditedClaim } from '../shown-trades';
import { loadListButton } from './changed-list-notice';
import { useTradeChange } from './use-trade-change';
import { withoutDeleted, type ChangedList } from './use-changed-list';

interface AddTradeDialogProps {
  claim: EditedClaim;
  list: ChangedList;
  period: TradePeriod;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** The Trade Details dialog, sent at once. What was typed stays until it is kept. */
export function AddTradeDialog({ claim, list, period, onClose, finalFocus }: AddTradeDialogProps) {
  const { add, pending, refusal, lost } = useTradeChange(claim.id, list);
  const [sent, setSent] = useState<CheckedTrade>();
  const doubted = useRef(false);
  const { tradeData } = withoutDeleted(claim.submissionData.tradeDetails, list.unseen);
  const leave = () => {
    if (lost && sent) {
      doubted.current = true;
      list.doubt(`You wanted to add the ${tradeName(sent)}, but no answer came back.`);
    }
    onClose();
  };
  const submit = async (trade: CheckedTrade) => {
    // Of several tries the first may be the one that was made.
    if (!lost) setSent(trade);
    if (await add(trade)) onClose();
  };
  return (
    <TradeDialog
      period={period}
      // The list may show the trade that is being added.
      kept={pending ? undefined : [...tradeData, ...(list.unseen?.added ?? [])]}
      pending={pending}
      message={refusal?.message}
      errors={refusal?.errors}
      onClose={leave}
      onSubmit={submit}
      finalFocus={() => (doubted.current ? loadListButton() : finalFocus())}
    />
  );
}
