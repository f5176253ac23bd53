import { object, string } from 'yup';
import { words } from './amendment-schema.js';
import { t } from './text.js';

const RECEIPT_MAX_LENGTH = 200;

/** By what an answer of the bank is found. */
export const bankAnswerRule = words(t('The reference'), RECEIPT_MAX_LENGTH, false).required(
  t('Enter by what the bank’s answer is found'),
);

/** The same as the only field of a form. */
export const bankAnswerSchema = object({ reference: bankAnswerRule });

/** The form that prepares a payment run (PAY-2). */
export const paymentRunSchema = object({
  distributionId: string().default('').required(t('Choose a distribution')),
  profileId: string().default('').required(t('Choose a bank profile')),
  day: string()
    .default('')
    .required(t('Enter the day on which the bank pays'))
    .matches(/^\d{4}-\d{2}-\d{2}$/, t('Enter the day on which the bank pays')),
});

/** What the bank answered to a file. */
export const receiptSchema = object({
  receipt: words(t('The receipt'), RECEIPT_MAX_LENGTH, false).required(t('Enter the bank’s receipt')),
});
