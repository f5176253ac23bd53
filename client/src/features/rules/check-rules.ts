import { RULE_ERROR_TEXTS } from '@rules/rule-error-text.js';
import { isDay } from '@rules/rule-checks.js';
import { readRulesText, type RulesTextError } from '@rules/rules-text.js';
import type { FormikErrors } from 'formik';
import type { RulesValues } from './rules-values';

/** 'Line 5: currency: This value is not allowed'. */
export function describeRulesError({ path, code, line }: RulesTextError): string {
  return [`Line ${line}`, path, RULE_ERROR_TEXTS[code]].filter((part) => part !== '').join(': ');
}

/** The errors by field; of the document the first error and the number of errors. */
export function checkRules({ effectiveFrom, basis, document }: RulesValues): FormikErrors<RulesValues> {
  const errors: FormikErrors<RulesValues> = {};
  if (!isDay(effectiveFrom)) errors.effectiveFrom = 'Enter the day from which the rules hold';
  if (basis.trim() === '') errors.basis = 'Enter the order or decision that the rules rest on';
  const [first, ...more] = readRulesText(document).errors ?? [];
  if (document.trim() === '') errors.document = 'Enter the rules, or open them from a file';
  else if (first)
    errors.document = `${describeRulesError(first)}${more.length > 0 ? `, and ${more.length} more` : ''}`;
  return errors;
}
