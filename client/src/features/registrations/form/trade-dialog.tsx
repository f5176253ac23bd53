import { registrationTradeSchema } from '@rules/registration-trade-schema.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { Formik, useFormikContext } from 'formik';
import { type FormEvent, type ReactNode, useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Dialog, DialogBody, DialogCancel } from '../../../components/dialog/dialog';
import { KeepTyping } from '../../../domain/draft/keep-typing';
import { ErrorSummary } from '../../../components/form/error-summary';
import { formErrors } from '../../../components/form/form-errors';
import { SelectField } from '../../../components/form/select-field';
import { DayField } from '../../../components/form/day-field';
import { TextField } from '../../../components/form/text-field';
import { Stack } from '../../../components/page/layout';
import { transactionTypeLabels } from '@rules/transaction-type-labels.js';
import { offeredTransactionTypes, tradeTypeLabels } from '../registration-text';
import { OutsidePeriodNotice } from './outside-period-notice';
import type { FormTrade } from './registration-form-values';

/** The fields of the dialog. */
export type Trade = Omit<FormTrade, 'key'>;

/** The dialog's name within its page. */
export const REGISTRATION_TRADE_DIALOG = 'registration-trade';
const FORM = REGISTRATION_TRADE_DIALOG;
const empty: Trade = { transactionType: '', tradeDate: '', quantity: '', totalAmount: '', tradeType: '' };
const labels = {
  transactionType: t('Transaction Type'),
  tradeDate: t('Trade Date'),
  quantity: t('Quantity'),
  totalAmount: t('Total Amount'),
  tradeType: t('Trade Type'),
};
const transactionTypes = offeredTransactionTypes.map((type) => [type, transactionTypeLabels[type]] as const);

interface TradeDialogProps {
  period: TradePeriod;
  typed?: Partial<Trade>;
  onClose: () => void;
  /** Called with the date and numbers in stored form. */
  onAdd: (trade: Trade) => void;
}

/** The 'Trade Details' dialog of the older form (REGISTRATION-22). */
export function TradeDialog({ period, typed, onClose, onAdd }: TradeDialogProps) {
  /** True once Add was pressed; from then on each change is validated. */
  const [asked, setAsked] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Trade Details')}
      footer={
        <>
          <DialogCancel />
          <Button type="submit" form={FORM} look="primary">
            {t('Add Trade Details')}
          </Button>
        </>
      }
    >
      <DialogBody>
        <Formik<Trade>
          initialValues={empty}
          // Unfinished input is no error: leaving a field or closing the dialog shows none.
          validateOnBlur={false}
          validateOnChange={asked}
          validate={(values) => formErrors(registrationTradeSchema, values)}
          onSubmit={(values) => onAdd(registrationTradeSchema.cast(values) as Trade)}
        >
          <TradeForm onSend={() => setAsked(true)}>
            <KeepTyping name={REGISTRATION_TRADE_DIALOG} typed={typed} />
            <ErrorSummary labels={labels} />
            <SelectField
              name="transactionType"
              label={labels.transactionType}
              options={[['', t('--SELECT--')], ...transactionTypes]}
            />
            <DayField name="tradeDate" label={labels.tradeDate} />
            <TextField
              name="quantity"
              label={labels.quantity}
              hint={t('Whole shares.')}
              inputMode="numeric"
              autoComplete="off"
              maxWidth="field.medium"
            />
            <TextField
              name="totalAmount"
              label={labels.totalAmount}
              inputMode="decimal"
              autoComplete="off"
              maxWidth="field.medium"
            />
            <SelectField
              name="tradeType"
              label={labels.tradeType}
              options={[['', t('--SELECT--')], ...Object.entries(tradeTypeLabels)]}
            />
            <OutsidePeriodNotice period={period} />
          </TradeForm>
        </Formik>
      </DialogBody>
    </Dialog>
  );
}

interface TradeFormProps {
  onSend: () => void;
  children: ReactNode;
}

function TradeForm({ onSend, children }: TradeFormProps) {
  const { submitForm } = useFormikContext();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
    void submitForm();
  };
  return (
    <form id={FORM} noValidate onSubmit={send}>
      <Stack>{children}</Stack>
    </form>
  );
}
