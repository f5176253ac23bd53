import { checkInput } from '../common/check-input.js';
import type { FieldMessages } from '../common/errors.js';
import { registrationSchema } from '../rules/registration-schema.js';
import type { RegistrationValues } from '../rules/registration-values.js';
import { schemaErrors } from '../rules/schema-errors.js';
import type { RegistrationInput } from './registration.input.js';

/**
 * The values of a registration as they are kept.
 * @throws BadInput with every message at once, by path (`tradeDetails.tradeData.0.quantity`).
 */
export function checkedRegistration(input: RegistrationInput): RegistrationValues {
  return checkInput(registrationSchema, input) as RegistrationValues;
}

/** What is wrong with a registration, by path; of one whose shape is wrong too. */
export function registrationErrors(groups: unknown): FieldMessages {
  return schemaErrors(registrationSchema, groups);
}
