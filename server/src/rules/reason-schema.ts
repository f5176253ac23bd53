import { object } from 'yup';
import { REASON_MAX_LENGTH, words } from './amendment-schema.js';

/** The written reason of an administrator's decision. */
export const reasonSchema = object({
  reason: words('The reason', REASON_MAX_LENGTH).required('Give a reason'),
});
