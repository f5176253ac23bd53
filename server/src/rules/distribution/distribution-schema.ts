import { array, object, string } from 'yup';
import { words } from '../amendment-schema.js';
import { isMore } from '../decimals.js';
import { readMoney } from '../money-text.js';
import { t } from '../text.js';
import { PERCENT_OF, STEP_KINDS, STEP_SOURCES } from './distribution-plan.js';

export const DISTRIBUTION_NAME_MAX_LENGTH = 100;
const STEP_NAME_MAX_LENGTH = 100;
const BASIS_MAX_LENGTH = 500;
/** The steps that one waterfall can have. */
export const MOST_STEPS = 50;

const PERCENT = /^(?:100(?:\.0{1,6})?|\d{1,2}(?:\.\d{1,6})?)$/;

const asText = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const money = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? (readMoney(value) ?? value.trim()) : value))
    .default('');

const anAmount = t('Enter an amount in dollars and cents, such as 1234.50');

const requiredMoney = (asked: string) =>
  money()
    .required(asked)
    .test('amount', anAmount, (value) => value === '' || readMoney(value) !== undefined);

/** Whether an amount is above a cap, both as they are typed; what is no amount has its own message. */
function isAbove(amount: unknown, cap: string | null | undefined): boolean {
  const taken = typeof amount === 'string' ? readMoney(amount) : undefined;
  const most = cap ? readMoney(cap) : undefined;
  return taken !== undefined && most !== undefined && isMore(taken, most);
}

/** A step takes an amount, or a percentage `of` something. */
const step = object({
  name: words(t('The name'), STEP_NAME_MAX_LENGTH, false).required(t('Give the step a name')),
  kind: string()
    .oneOf([...STEP_KINDS], t('Choose what the step is for'))
    .required(t('Choose what the step is for')),
  from: string()
    .oneOf([...STEP_SOURCES], t('Choose where the step is taken from'))
    .required(t('Choose where the step is taken from')),
  of: string()
    .nullable()
    .transform(asText)
    .oneOf([null, '', ...PERCENT_OF], t('Choose of what the percentage is')),
  amount: money()
    .nullable()
    .when('of', {
      is: (of: unknown) => !of,
      then: () => requiredMoney(t('Enter the amount')),
    }),
  percent: string()
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/%\s*$/, '').trim() : value))
    .when('of', {
      is: (of: unknown) => Boolean(of),
      then: (percent) =>
        percent
          .required(t('Enter the percentage'))
          .matches(PERCENT, t('Enter a percentage from 0 to 100, such as 22.5')),
    }),
  basis: words(t('The order or invoice'), BASIS_MAX_LENGTH, false).required(
    t('Name the order or invoice that the step rests on'),
  ),
  cap: money()
    .nullable()
    .test('amount', anAmount, (value) => !value || readMoney(value) !== undefined)
    .test('covers', t('The step takes more than the order allows'), (value, { parent }) => {
      const { of, amount } = parent as { of?: string | null; amount?: string | null };
      return Boolean(of) || !isAbove(amount, value);
    }),
});

/** A distribution as it is typed: the fund, and the steps that come off it before it is shared (DIST-1). */
export const distributionSchema = object({
  name: words(t('The name'), DISTRIBUTION_NAME_MAX_LENGTH, false).required(t('Give the distribution a name')),
  runId: string().default('').required(t('Choose a final assessment run')),
  settlementSum: requiredMoney(t('Enter the settlement sum')),
  interest: requiredMoney(t('Enter the interest; 0 where there is none')),
  steps: array()
    .of(step)
    .default([])
    .max(MOST_STEPS, t('A waterfall can have at most {mostSteps} steps', { mostSteps: MOST_STEPS })),
});
