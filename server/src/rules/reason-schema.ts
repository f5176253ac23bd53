import { object } from 'yup';
import { t } from './text.js';
import { REASON_MAX_LENGTH, words } from './amendment-schema.js';

/** 'No' is the shortest word, and it gives no reason. */
const REASON_MIN_LENGTH = 3;

const GIVE_A_REASON = t('Give a reason');
const TOO_SHORT = t('Say why in a few words: they are kept with the decision');

/** The written reason of an administrator's decision, under any name. */
export const reasonRule = words(t('The reason'), REASON_MAX_LENGTH)
  .required(GIVE_A_REASON)
  .test('says something', TOO_SHORT, (text) => text === '' || text.length >= REASON_MIN_LENGTH);

/** The same as the only field of a form, or together with others. */
export const reasonSchema = object({ reason: reasonRule });
