import type { AssessmentDocument } from './assessment/assessment-document.js';
import { assessmentDocumentErrors } from './assessment/assessment-document-errors.js';
import type { DistributionPlan } from './distribution/distribution-plan.js';
import { distributionPlanErrors } from './distribution/distribution-plan-errors.js';
import { object, oneOf, reportTo, required, text, type Check, type RuleError } from './rule-checks.js';

/** The rules of one security of a scheme. */
export interface RulesDocument {
  format: typeof RULES_FORMAT;
  name: string;
  /** The ticker code of the share. */
  security: string;
  /** An ISO 4217 code. */
  currency: string;
  assessment: AssessmentDocument;
  distribution: DistributionPlan;
}

const RULES_FORMAT = 'prorata-rules/1';
const CURRENCY = /^[A-Z]{3}$/;

const currency: Check = (value, path, report) => {
  if (typeof value !== 'string' || !CURRENCY.test(value)) report(path, 'NOT_ALLOWED');
};

const shape = object({
  format: required(oneOf([RULES_FORMAT])),
  name: required(text),
  security: required(text),
  currency: required(currency),
  assessment: required(within('assessment', assessmentDocumentErrors)),
  distribution: required(within('distribution', distributionPlanErrors)),
});

/** All errors of a rules document, by path (`assessment.bands.0.from`); an empty list means that it is valid. */
export function rulesDocumentErrors(value: unknown): RuleError[] {
  const errors: RuleError[] = [];
  shape(value, '', reportTo(errors));
  return errors;
}

function within(part: string, errorsOf: (value: unknown) => RuleError[]): Check {
  return (value, _path, report) => {
    const whole = (path: string) => (path === '' ? part : `${part}.${path}`);
    for (const { path, code, others } of errorsOf(value)) report(whole(path), code, others?.map(whole));
  };
}
