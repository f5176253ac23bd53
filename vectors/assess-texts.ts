import { assessClaim, type Assessment } from '../server/src/rules/assessment/assess-claim.js';
import type { AssessmentDocument } from '../server/src/rules/assessment/assessment-document.js';
import { assessmentDocumentErrors } from '../server/src/rules/assessment/assessment-document-errors.js';
import { assessmentRules } from '../server/src/rules/assessment/assessment-rules.js';
import type { AssessedClaim } from '../server/src/rules/assessment/claim-ledger.js';
import { dayPricesOf, type DayPriceText } from '../server/src/rules/assessment/day-prices.js';
import { placesIn } from '../server/src/rules/json-places.js';
import { isDay, isDecimal, type RuleError } from '../server/src/rules/rule-checks.js';
import { claimFileErrors } from './claim-file-errors.js';

const PRICE_COLUMNS = 'date,low,high';

/**
 * Assesses a claim by rules, each as the text of a file: the rules are a whole document or its part `assessment`, both as JSON.
 * @param pricesText the market's prices as they are imported, `date,low,high`
 * @returns the result, or the errors of the rules, else those of the claim
 * @throws Error for prices that cannot be read, with their line; SyntaxError for a text that is no JSON
 */
export function assessTexts(
  rulesText: string,
  claimText: string,
  pricesText?: string,
): { result: Assessment } | { errors: RuleError[]; of: 'rules' | 'claim' } {
  const document = assessmentPart(JSON.parse(rulesText));
  const errors = [...keysTwice(rulesText), ...assessmentDocumentErrors(document)];
  if (errors.length > 0) return { errors, of: 'rules' };
  const claim: unknown = JSON.parse(claimText);
  const claimErrors = [...keysTwice(claimText), ...claimFileErrors(claim)];
  if (claimErrors.length > 0) return { errors: claimErrors, of: 'claim' };
  const prices = dayPricesOf(pricesText === undefined ? [] : readPrices(pricesText));
  const rules = assessmentRules(document as AssessmentDocument, prices);
  return { result: assessClaim(claim as AssessedClaim, rules) };
}

/** The keys of a text of JSON that its parser would take the last of. */
function keysTwice(text: string): RuleError[] {
  return [...placesIn(text).repeated.keys()].map((path) => ({ path, code: 'KEY_TWICE' }));
}

/** Accepts a whole rules document, or only its part `assessment`. */
function assessmentPart(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'assessment' in value ? value.assessment : value;
}

function readPrices(text: string): DayPriceText[] {
  const [header, ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  if (header !== PRICE_COLUMNS) throw new Error(`Line 1 of the prices is not ${PRICE_COLUMNS}`);
  return lines.map((line, at) => {
    const [day, low, high, ...others] = line.split(',');
    if (!isDay(day) || !isDecimal(low) || !isDecimal(high) || others.length > 0)
      throw new Error(`Line ${at + 2} of the prices is not a day, a lowest and a highest price: ${line}`);
    return { day, low, high };
  });
}
