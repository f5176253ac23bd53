import { ruleErrorText } from '@rules/rule-error-text.js';
import { isDay } from '@rules/rule-checks.js';
import { readRulesText, type RulesTextError } from '@rules/rules-text.js';
import type { FormikErrors } from 'formik';
import { t } from '@rules/text.js';
import type { RulesValues } from './rules-values';

/** 'Line 5: currency: This value is not allowed'. */
export function describeRulesError(error: RulesTextError): string {
  const { path, line } = error;
  return [t('Line {line}', { line }), path, ruleErrorText(error)].filter((part) => part !== '').join(': ');
}

/** The errors by field; of the document the first error and the number of errors. */
export function checkRules({ effectiveFrom, basis, document }: RulesValues): FormikErrors<RulesValues> {
  const errors: FormikErrors<RulesValues> = {};
  if (!isDay(effectiveFrom)) errors.effectiveFrom = t('Enter the day from which the rules hold');
  if (basis.trim() === '') errors.basis = t('Enter the order or decision that the rules rest on');
  const [first, ...more] = readRulesText(document).errors ?? [];
  if (document.trim() === '') errors.document = t('Enter the rules, or open them from a file');
  else if (first)
    errors.document = t('{firstError}{isMore, select, true {, and {more} more} other {}}', {
      firstError: describeRulesError(first),
      isMore: String(more.length > 0),
      more: more.length > 0 ? more.length : '',
    });
  return errors;
}
