import { registrationAnswersSchema, registrationTradesSchema } from '@rules/registration-schema.js';
import { schemaErrors } from '@rules/schema-errors.js';
import { setIn } from 'formik';
import { formErrors } from '../../../components/form/form-errors';
import { withoutHidden, type FormTrade, type RegistrationFormValues } from './registration-form-values';

/** By the list of rows, so that hundreds of them are not checked again at each key pressed elsewhere. */
const checkedRows = new WeakMap<readonly FormTrade[], { message: string | undefined }>();

/** What is wrong with the trade rows, in one message; undefined when nothing is. */
function tradesError(rows: readonly FormTrade[]): string | undefined {
  let checked = checkedRows.get(rows);
  if (!checked) {
    const [[path, message] = []] = Object.entries(schemaErrors(registrationTradesSchema, rows));
    const [, index] = /^(\d+)\./.exec(path ?? '') ?? [];
    const where = index === undefined ? '' : `Trade ${Number(index) + 1}: `;
    checked = { message: message && `${where}${message}` };
    checkedRows.set(rows, checked);
  }
  return checked.message;
}

/** What is wrong with the form, by the rules that the server applies too; Formik's shape. */
export function registrationErrors(values: RegistrationFormValues): object {
  const errors: object = formErrors(registrationAnswersSchema, withoutHidden(values));
  const trades = tradesError(values.tradeDetails.tradeData);
  return trades ? (setIn(errors, 'tradeDetails.tradeData', trades) as object) : errors;
}
