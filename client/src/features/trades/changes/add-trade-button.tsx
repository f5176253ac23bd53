import type { TradeTexts } from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { useRef, useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { later } from '../../../components/later/later';
import { useTypedBefore } from '../../../domain/draft/use-kept-typing';
import type { EditedClaim } from '../shown-trades';
import type { ChangedList } from './use-changed-list';

const AddTradeDialog = later(async () => (await import('./add-trade-dialog')).AddTradeDialog);
const DIALOG = 'add-trade';

interface AddTradeButtonProps {
  claim: EditedClaim;
  list: ChangedList;
  period: TradePeriod;
}

/** The Add Row button for administrators. Each time it is pressed the dialog starts empty. */
export function AddTradeButton(props: AddTradeButtonProps) {
  const [open, setOpen] = useState<{ typed?: Partial<TradeTexts> }>();
  useTypedBefore<Partial<TradeTexts>>(DIALOG, ({ values }) => setOpen({ typed: values }));
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} onClick={() => setOpen({})}>
        {t('Add Row')}
      </Button>
      {open && (
        <AddTradeDialog
          name={DIALOG}
          {...props}
          {...open}
          onClose={() => setOpen(undefined)}
          finalFocus={() => button.current}
        />
      )}
    </>
  );
}
