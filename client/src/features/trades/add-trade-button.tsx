import type { TradePeriod } from '@rules/trade-warnings.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { TradeDialog } from './dialog/trade-dialog';
import type { EditedClaim } from './shown-trades';
import { useTradeChanges } from './use-trade-changes';

/** Add Row for administrators: the Trade Details dialog, sent at once. What was typed stays until it is kept. */
export function AddTradeButton({ claim, period }: { claim: EditedClaim; period: TradePeriod }) {
  const [open, setOpen] = useState(false);
  const { add, pending, refusal, forgetRefusal } = useTradeChanges(claim);
  const close = () => {
    forgetRefusal();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Row</Button>
      {open && (
        <TradeDialog
          period={period}
          pending={pending}
          message={refusal?.message}
          errors={refusal?.errors}
          onClose={close}
          onSubmit={(trade) => void add(trade).then((done) => done && close())}
        />
      )}
    </>
  );
}
