import { object, string } from 'yup';
import { t } from './text.js';
import { choice } from './registration-answers.js';
import { REGISTRATION_TRANSACTION_TYPES, TRADE_TYPES } from './registration-values.js';
import { readAmount, readQuantity, readTradeDate } from './trade-values.js';

const REQUIRED = t('Required');

/** A text that can be written in several ways: stored as `read` returns it, rejected if that returns undefined. */
const readBy = (read: (text: string) => string | undefined, wrong: string) =>
  string()
    .transform((value: unknown) => {
      const text = typeof value === 'string' ? value.trim() : '';
      return read(text) ?? text;
    })
    .default('')
    .required(REQUIRED)
    .test('readable', wrong, (value) => value === '' || read(value) !== undefined);

const wholeAboveZero = (text: string) => {
  const quantity = readQuantity(text);
  return quantity === '0' ? undefined : quantity;
};

/**
 * A trade row of the older form (REGISTRATION-16); it validates the dialog, the mutation and the REST body. Its cast
 * returns date and numbers as they are stored.
 */
export const registrationTradeSchema = object({
  transactionType: choice(
    REGISTRATION_TRANSACTION_TYPES,
    REQUIRED,
    t('Transaction type must be BUY, SELL, TRANSFER, TRANSFER_IN or TRANSFER_OUT'),
  ),
  tradeDate: readBy(readTradeDate, t('Enter a real date, such as 28/02/2018, 28-Feb-2018 or 2018-02-28')),
  quantity: readBy(wholeAboveZero, t('Enter a whole number of shares above 0, at most 15 digits')),
  totalAmount: readBy(readAmount, t('Enter an amount of 0 or more, with at most 14 digits and 6 decimals')),
  tradeType: choice(
    TRADE_TYPES,
    REQUIRED,
    t('Trade type must be ON_MARKET, DRP, IPO, SWAP or RETAIL_ENTITLEMENT'),
  ),
});
