import { object, string } from 'yup';
import { AMENDMENT_MAX_LENGTH, REASON_MAX_LENGTH, words } from './amendment-schema.js';
import { readMoney } from './money-text.js';
import { t } from './text.js';

/** A member's objection to the assessment of a claim (OBJECT-1); an own figure is optional. */
export const objectionSchema = object({
  grounds: words(t('Your reasons'), AMENDMENT_MAX_LENGTH).required(t('Say what is wrong, and why')),
  ownFigure: string()
    .transform((value: unknown) => (typeof value === 'string' ? (readMoney(value) ?? value.trim()) : value))
    .default('')
    .test(
      'amount',
      t('Enter an amount in dollars and cents, such as 1234.50, or leave it empty'),
      (value) => value === '' || readMoney(value) !== undefined,
    ),
  lateBecause: words(t('The reason for the delay'), REASON_MAX_LENGTH),
});
