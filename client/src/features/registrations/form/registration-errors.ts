import { registrationAnswersSchema, registrationTradesSchema } from '@rules/registration-schema.js';
import { schemaErrors } from '@rules/schema-errors.js';
import { setIn } from 'formik';
import { t } from '@rules/text.js';
import { formErrors } from '../../../components/form/form-errors';
import { withoutHidden, type FormTrade, type RegistrationFormValues } from './registration-form-values';

/** Cached by the list of rows, so that hundreds of them are not validated again on each keystroke elsewhere. */
const checkedRows = new WeakMap<readonly FormTrade[], { message: string | undefined }>();

/** The errors of the trade rows as one message; undefined when there are none. */
function tradesError(rows: readonly FormTrade[]): string | undefined {
  let checked = checkedRows.get(rows);
  if (!checked) {
    const [[path, message] = []] = Object.entries(schemaErrors(registrationTradesSchema, rows));
    const [, index] = /^(\d+)\./.exec(path ?? '') ?? [];
    const isOfTrade = message && index !== undefined;
    checked = {
      message: isOfTrade ? t('Trade {number}: {message}', { number: Number(index) + 1, message }) : message,
    };
    checkedRows.set(rows, checked);
  }
  return checked.message;
}

/** The form's validation errors in Formik's shape, by the rules of the server. */
export function registrationErrors(values: RegistrationFormValues): object {
  const errors: object = formErrors(registrationAnswersSchema, withoutHidden(values));
  const trades = tradesError(values.tradeDetails.tradeData);
  return trades ? (setIn(errors, 'tradeDetails.tradeData', trades) as object) : errors;
}
