import { t } from './text.js';
import type { RuleError, RuleErrorCode } from './rule-checks.js';

/** The message of each error in the rules, with how to correct it. */
const RULE_ERROR_TEXTS: Readonly<Record<RuleErrorCode, string>> = {
  TOO_LONG: t('The rules may have at most 2,000,000 characters'),
  NOT_JSON: t('The text is not valid JSON from here on'),
  KEY_TWICE: t('This key appears twice'),
  UNKNOWN_KEY: t('This key is not known'),
  MISSING: t('This is missing'),
  NOT_A_DAY: t('Use a day as "yyyy-MM-dd"'),
  NOT_A_DECIMAL: t('Use a decimal in quotation marks, such as "0.85", with at most 14 digits and 6 decimals'),
  ABOVE_ONE: t('Use a part of 1: 0.47 for 47 %'),
  NOT_ALLOWED: t('This value is not allowed'),
  REVERSED: t('The end is before the beginning'),
  OVERLAP: t('The days overlap with those of another entry'),
  NOT_AFTER_OPENING: t('The window must begin after the opening date'),
  BEFORE_WINDOW_ENDS: t('The last day must not be before the end of the window'),
  NOT_IN_ORDER: t('The days must be in ascending order'),
  FIRST_DAY_MISSING: t('The averages must begin on the first day of the look-back'),
  NOT_THE_LAST_DAY: t('The look-back must end on the last day'),
  NOT_WITH_METHOD: t('This cannot be used with the chosen method'),
  NEEDS_LOTS: t('This needs shares matched lot by lot (FIFO or LIFO)'),
  NOT_TOGETHER: t('This cannot be combined with raising payments to the minimum'),
};

/** What is wrong with a value of the rules and how to correct it; of an overlap also with which entries. */
export function ruleErrorText({ code, others }: Pick<RuleError, 'code' | 'others'>): string {
  return others
    ? t('{message}: {others}', { message: RULE_ERROR_TEXTS[code], others: others.join(', ') })
    : RULE_ERROR_TEXTS[code];
}
