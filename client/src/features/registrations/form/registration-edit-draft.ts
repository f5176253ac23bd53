import type { RegistrationBase } from './registration-conflict';
import type { RegistrationFormValues } from './registration-form-values';

/** What is kept of a half-made edit: the answers, and the registration that they were typed over. */
export interface RegistrationEditDraft {
  values: RegistrationFormValues;
  base: RegistrationBase;
}
