import type { CheckedTrade, TradeTexts } from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { TradeDialog } from '../dialog/trade-dialog';
import { tradeName, type EditedClaim } from '../shown-trades';
import { useDoubt } from './changed-list-notice';
import { useTradeChange } from './use-trade-change';
import { withoutDeleted, type ChangedList } from './use-changed-list';

interface AddTradeDialogProps {
  /** The dialog's name within its page. */
  name: string;
  claim: EditedClaim;
  list: ChangedList;
  period: TradePeriod;
  typed?: Partial<TradeTexts>;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** The Trade Details dialog whose trade is saved at once. Typed values are kept until it is saved. */
export function AddTradeDialog({ name, claim, list, period, typed, onClose, ...props }: AddTradeDialogProps) {
  const { add, pending, refusal, lost } = useTradeChange(claim.id, list);
  const [sent, setSent] = useState<CheckedTrade>();
  const { doubt, finalFocus } = useDoubt(list, props.finalFocus);
  const { tradeData } = withoutDeleted(claim.submissionData.tradeDetails, list.unseen);
  const leave = () => {
    if (lost && sent) doubt(t('add the {tradeName}', { tradeName: tradeName(sent) }));
    onClose();
  };
  const submit = async (trade: CheckedTrade) => {
    // Of several attempts the first may have succeeded.
    if (!lost) setSent(trade);
    if (await add(trade)) onClose();
  };
  return (
    <TradeDialog
      name={name}
      typed={typed}
      period={period}
      // While it is pending, the list may already contain the trade being added.
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
