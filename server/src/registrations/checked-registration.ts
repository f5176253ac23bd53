import { ValidationError } from 'yup';
import { BadInput, type FieldMessages } from '../common/errors.js';
import { registrationSchema } from '../rules/registration-schema.js';
import type { RegistrationValues } from '../rules/registration-values.js';
import type { RegistrationInput } from './registration.input.js';

/**
 * The values of a registration as they are kept.
 * @throws BadInput with every message at once, by path (`tradeDetails.tradeData.0.quantity`).
 */
export function checkedRegistration(input: RegistrationInput): RegistrationValues {
  try {
    return registrationSchema.validateSync(input, { abortEarly: false }) as RegistrationValues;
  } catch (error) {
    const fields = faultsOf(error);
    const [first = 'Please check what you have entered'] = Object.values(fields);
    throw new BadInput(`${first}.`, fields);
  }
}

/** What is wrong with a registration, by path; of one whose shape is wrong too. */
export function registrationFaults(groups: unknown): FieldMessages {
  try {
    registrationSchema.validateSync(groups, { abortEarly: false });
    return {};
  } catch (error) {
    return faultsOf(error);
  }
}

function faultsOf(error: unknown): FieldMessages {
  if (!(error instanceof ValidationError)) throw error;
  const fields: FieldMessages = {};
  for (const { path = '', message } of error.inner) fields[path.replace(/\[(\d+)\]/g, '.$1')] ??= message;
  return fields;
}
