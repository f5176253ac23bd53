import { object } from 'yup';
import { t } from './text.js';
import { REASON_MAX_LENGTH, words } from './amendment-schema.js';

/** The written reason of an administrator's decision. */
export const reasonSchema = object({
  reason: words(t('The reason'), REASON_MAX_LENGTH).required(t('Give a reason')),
});
