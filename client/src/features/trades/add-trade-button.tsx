import type { TradePeriod } from '@rules/trade-warnings.js';
import { useRef, useState } from 'react';
import { Button } from '../../components/actions/button';
import { TradeDialog } from './dialog/trade-dialog';
import type { EditedClaim } from './shown-trades';
import { UnseenChangeDialog } from './unseen-change-dialog';
import { useTradeChanges } from './use-trade-changes';

/** Add Row for administrators: the Trade Details dialog, sent at once. What was typed stays until it is kept. */
export function AddTradeButton({ claim, period }: { claim: EditedClaim; period: TradePeriod }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { add, pending, refusal, unseen, showChange, forget } = useTradeChanges(claim);
  const close = () => {
    forget();
    setOpen(false);
  };
  const closeWhenDone = (done: boolean) => done && close();
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        Add Row
      </Button>
      {open && !unseen && (
        <TradeDialog
          period={period}
          // The list may show the trade that is being added.
          kept={pending ? undefined : claim.submissionData.tradeDetails.tradeData}
          pending={pending}
          message={refusal?.message}
          errors={refusal?.errors}
          onClose={close}
          onSubmit={(trade) => void add(trade).then(closeWhenDone)}
        />
      )}
      {open && unseen && (
        <UnseenChangeDialog
          done="The trade was added"
          pending={pending}
          onLoad={() => void showChange().then(closeWhenDone)}
          onClose={close}
          finalFocus={() => button.current}
        />
      )}
    </>
  );
}
