import type { TradePeriod } from '@rules/trade-warnings.js';
import { useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import type { EditedClaim } from '../shown-trades';
import { AddTradeDialog } from './add-trade-dialog';
import type { ChangedList } from './use-changed-list';

interface AddTradeButtonProps {
  claim: EditedClaim;
  list: ChangedList;
  period: TradePeriod;
}

/** Add Row for administrators. Each opening of its dialog begins anew. */
export function AddTradeButton(props: AddTradeButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        Add Row
      </Button>
      {open && <AddTradeDialog {...props} onClose={() => setOpen(false)} finalFocus={() => button.current} />}
    </>
  );
}
