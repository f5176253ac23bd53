import { object, string } from 'yup';
import { REASON_MAX_LENGTH, words } from './amendment-schema.js';
import { codeRule } from './one-time-code-schema.js';
import { t } from './text.js';

/** What a call-back or Confirmation of Payee can say, the best first (BANK-7). */
export const BANK_CHECK_RESULTS = ['MATCH', 'CLOSE_MATCH', 'NO_MATCH', 'NOT_DONE'] as const;

const CHOOSE = t('Choose what the check said');

/** Whether a release needs words: unless everything matched and nobody has stopped the change. */
export const needsWords = (result: unknown, wasStopped: unknown): boolean =>
  result !== 'MATCH' || wasStopped === true;

/** The form of a release. `wasStopped` is no answer, but says whether words are needed. */
export const releaseSchema = object({
  result: string().required(CHOOSE).oneOf(BANK_CHECK_RESULTS, CHOOSE),
  words: words(t('The text'), REASON_MAX_LENGTH).when(['result', 'wasStopped'], {
    is: needsWords,
    then: (asked) => asked.required(t('Write what you found')),
  }),
  code: codeRule,
});
