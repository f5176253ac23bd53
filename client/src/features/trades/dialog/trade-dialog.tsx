import {
  checkedTrade,
  checkTradeRow,
  TRADE_FIELD_LABELS,
  TRADE_FIELDS,
  type CheckedTrade,
  type TradeErrors,
  type TradeTexts,
} from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { Formik } from 'formik';
import { useId, useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Dialog, DialogBody, DialogCancel } from '../../../components/dialog/dialog';
import { KeepTyping } from '../../../domain/draft/keep-typing';
import { ErrorSummary } from '../../../components/form/error-summary';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { TypedDateField } from '../../../components/form/typed-date-field';
import { formatDate } from '../../../lib/dates';
import { readStatementDate } from '../../../lib/statement-dates';
import { tidyCell } from '../paste/tidy-cell';
import { typeOptions } from '../trade-text';
import { TradeWarningNotices } from './trade-warning-notices';
import { WorkedOutTotal } from './worked-out-total';

const BLANK: TradeTexts = {
  transactionType: '',
  tradeDate: '',
  quantity: '',
  pricePerShare: '',
  totalAmount: '',
};

/** In the order of the dialog, which differs from that of the table. */
const LABELS = {
  transactionType: TRADE_FIELD_LABELS.transactionType,
  tradeDate: TRADE_FIELD_LABELS.tradeDate,
  quantity: TRADE_FIELD_LABELS.quantity,
  totalAmount: TRADE_FIELD_LABELS.totalAmount,
  pricePerShare: TRADE_FIELD_LABELS.pricePerShare,
};

interface TradeDialogProps {
  /** The dialog's name within its page and the row it edits, to keep what is typed. */
  name: string;
  about?: string;
  /** The values of the trade to change; absent for a new one. */
  trade?: TradeTexts;
  typed?: Partial<TradeTexts>;
  period: TradePeriod;
  /** The claim's existing trades: an identical one is reported, since it may be the same trade. */
  kept?: readonly TradeTexts[];
  onSubmit: (trade: CheckedTrade) => void | Promise<void>;
  onClose: () => void;
  onDelete?: () => void;
  /** True while the submitted trade is being saved: the dialog stays open until the outcome is known. */
  pending?: boolean;
  /** The server's response to the submitted trade. */
  message?: string;
  errors?: TradeErrors;
  finalFocus?: () => HTMLElement | null;
}

/** The Trade Details dialog (TRADE-14). Each value is stored under its own name. */
export function TradeDialog(props: TradeDialogProps) {
  const {
    name,
    about,
    trade = BLANK,
    typed,
    period,
    kept,
    onSubmit,
    onClose,
    onDelete,
    pending = false,
    message,
    errors,
    finalFocus,
  } = props;
  const isNew = props.trade === undefined;
  const formId = useId();
  /** True once Add or Save was pressed; from then on each change is validated. */
  const [asked, setAsked] = useState(errors !== undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      waiting={pending}
      finalFocus={finalFocus}
      title={t('Trade Details')}
      footer={
        <>
          {onDelete && (
            <Button look="quiet" onClick={onDelete}>
              {t('Delete this trade')}
            </Button>
          )}
          <DialogCancel disabled={pending} />
          <Button type="submit" form={formId} look="primary" pending={pending}>
            {isNew ? t('Add Trade Details') : t('Save Trade Details')}
          </Button>
        </>
      }
    >
      <Formik<TradeTexts>
        initialValues={{ ...trade, tradeDate: dayToType(trade.tradeDate) }}
        initialErrors={errors}
        // Unfinished input is no error: leaving a field or closing the dialog shows none.
        validateOnBlur={false}
        validateOnChange={asked}
        validate={(values) => checkTradeRow(tidied(values))}
        onSubmit={(values) => onSubmit(checkedTrade(tidied(values)))}
      >
        {({ values, handleSubmit }) => (
          <form
            id={formId}
            noValidate
            // Input typed now would not be sent any more.
            inert={pending}
            onSubmit={(event) => {
              // A form around the one that opened the dialog must not handle this submit event.
              event.stopPropagation();
              setAsked(true);
              handleSubmit(event);
            }}
          >
            <DialogBody>
              <KeepTyping name={name} about={about} typed={typed} />
              <ErrorSummary message={message} labels={LABELS} />
              <SelectField
                name="transactionType"
                label={LABELS.transactionType}
                options={typeOptions(trade.transactionType)}
              />
              <TypedDateField name="tradeDate" label={LABELS.tradeDate} />
              <TextField name="quantity" label={LABELS.quantity} inputMode="decimal" maxWidth="field.short" />
              <TextField
                name="totalAmount"
                label={LABELS.totalAmount}
                hint={t('Worked out as quantity × price unless you type it.')}
                inputMode="decimal"
                maxWidth="field.medium"
              />
              <TextField
                name="pricePerShare"
                label={LABELS.pricePerShare}
                inputMode="decimal"
                maxWidth="field.short"
              />
              <WorkedOutTotal />
              <TradeWarningNotices trade={tidied(values)} period={period} kept={kept} />
            </DialogBody>
          </form>
        )}
      </Formik>
    </Dialog>
  );
}

/** A date as a person would type it; a text that is none stays. */
function dayToType(text: string): string {
  const day = readStatementDate(text);
  return day ? formatDate(day) : text;
}

function tidied(values: TradeTexts): TradeTexts {
  return Object.fromEntries(
    TRADE_FIELDS.map((field) => [field, tidyCell(field, values[field])]),
  ) as TradeTexts;
}
