import { checkInput } from '../common/check-input.js';
import type { FieldMessages } from '../common/errors.js';
import { registrationSchema } from '../rules/registration-schema.js';
import type { RegistrationValues } from '../rules/registration-values.js';
import { schemaErrors } from '../rules/schema-errors.js';
import type { RegistrationInput } from './registration.input.js';

/**
 * The validated values of a registration, as stored.
 * @throws BadInput with all messages by path (`tradeDetails.tradeData.0.quantity`)
 */
export function checkedRegistration(input: RegistrationInput): RegistrationValues {
  return checkInput(registrationSchema, input) as RegistrationValues;
}

/** The validation errors of a registration by path, including errors of its shape. */
export function registrationErrors(groups: unknown): FieldMessages {
  return schemaErrors(registrationSchema, groups);
}
