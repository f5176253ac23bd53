import { registrationAnswersSchema, registrationTradesSchema } from '@rules/registration-schema.js';
import { setIn, yupToFormErrors } from 'formik';
import { ValidationError } from 'yup';
import { withoutHidden, type FormTrade, type RegistrationFormValues } from './registration-form-values';

interface Checkable {
  validateSync: (value: unknown, options: { abortEarly: boolean }) => unknown;
}

function faultsOf(schema: Checkable, value: unknown): ValidationError | undefined {
  try {
    schema.validateSync(value, { abortEarly: false });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}

/** By the list of rows, so that hundreds of them are not checked again at each key pressed elsewhere. */
const checkedRows = new WeakMap<readonly FormTrade[], { message: string | undefined }>();

/** What is wrong with the trade rows, in one message; undefined when nothing is. */
function tradesFault(rows: readonly FormTrade[]): string | undefined {
  let checked = checkedRows.get(rows);
  if (!checked) {
    const [first] = faultsOf(registrationTradesSchema, rows)?.inner ?? [];
    const [, index] = /^\[(\d+)\]/.exec(first?.path ?? '') ?? [];
    const where = index === undefined ? '' : `Trade ${Number(index) + 1}: `;
    checked = { message: first && `${where}${first.message}` };
    checkedRows.set(rows, checked);
  }
  return checked.message;
}

/** What is wrong with the form, by the rules that the server applies too; Formik's shape. */
export function registrationErrors(values: RegistrationFormValues): object {
  const faults = faultsOf(registrationAnswersSchema, withoutHidden(values));
  const errors: object = faults ? yupToFormErrors(faults) : {};
  const trades = tradesFault(values.tradeDetails.tradeData);
  return trades ? (setIn(errors, 'tradeDetails.tradeData', trades) as object) : errors;
}
