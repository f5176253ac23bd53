import { object, string } from 'yup';
import { AMENDMENT_MAX_LENGTH, REASON_MAX_LENGTH, words } from './amendment-schema.js';
import { t } from './text.js';
import { readAmount } from './trade-values.js';

const CENTS = 2;

/**
 * Reads what a member says that the loss is, into a plain decimal (`$1,234.50` gives `1234.5`); undefined for any other
 * text, and for one with more than two decimals.
 */
export function readOwnFigure(text: string): string | undefined {
  // An amount in cents has no three decimals, so a comma before three digits groups thousands.
  const amount = readAmount(text.trim(), 'point');
  return amount === undefined || decimalsOf(amount) > CENTS ? undefined : amount;
}

function decimalsOf(amount: string): number {
  const point = amount.indexOf('.');
  return point < 0 ? 0 : amount.length - point - 1;
}

/** A member's objection to the assessment of a claim (OBJECT-1); an own figure is optional. */
export const objectionSchema = object({
  grounds: words(t('Your reasons'), AMENDMENT_MAX_LENGTH).required(t('Say what is wrong, and why')),
  ownFigure: string()
    .transform((value: unknown) =>
      typeof value === 'string' ? (readOwnFigure(value) ?? value.trim()) : value,
    )
    .default('')
    .test(
      'amount',
      t('Enter an amount in dollars and cents, such as 1234.50, or leave it empty'),
      (value) => value === '' || readOwnFigure(value) !== undefined,
    ),
  lateBecause: words(t('The reason for the delay'), REASON_MAX_LENGTH),
});
