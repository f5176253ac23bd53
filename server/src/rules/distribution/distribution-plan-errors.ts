import { decimal, flag, object, oneOf, optional, part, required, type RuleError } from '../rule-checks.js';
import {
  SEQUENCES,
  TAX_CLASSES,
  TAX_ROUNDINGS,
  TREATMENTS,
  WITHHOLDING_BASES,
  type DistributionPlan,
} from './distribution-plan.js';

const rate = object({ rate: required(part), rounding: required(oneOf(TAX_ROUNDINGS)) });

const shape = object({
  minimumPayment: optional(
    object({
      amount: required(decimal),
      treatment: required(oneOf(TREATMENTS)),
      sequence: optional(oneOf(SEQUENCES)),
    }),
  ),
  neverAboveLoss: optional(flag),
  withholding: optional(
    object({
      base: required(oneOf(WITHHOLDING_BASES)),
      rates: required(object(Object.fromEntries(TAX_CLASSES.map((name) => [name, optional(rate)])))),
    }),
  ),
});

const MONEY = /^\d+(?:\.\d{1,2})?$/;

/** All errors in the distribution part of a rules document; an empty list means that it is valid. */
export function distributionPlanErrors(value: unknown): RuleError[] {
  const errors: RuleError[] = [];
  shape(value, '', (path, code) => errors.push({ path, code }));
  if (typeof value !== 'object' || value === null) return errors;
  const { minimumPayment, neverAboveLoss } = value as DistributionPlan;
  if (minimumPayment?.treatment === 'ROUND_UP' && neverAboveLoss === true) {
    errors.push({ path: 'neverAboveLoss', code: 'NOT_TOGETHER' });
  }
  const amount: unknown = minimumPayment?.amount;
  const isDecimal = !errors.some(({ path }) => path === 'minimumPayment.amount');
  if (typeof amount === 'string' && isDecimal && !MONEY.test(amount)) {
    errors.push({ path: 'minimumPayment.amount', code: 'NOT_A_DECIMAL' });
  }
  return errors;
}
