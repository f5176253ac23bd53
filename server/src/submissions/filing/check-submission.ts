import { BadInput, type FieldMessages } from '../../common/errors.js';
import { claimEmailSchema } from '../../rules/claim-email.js';
import { adminClaimSchema, claimSchema } from '../../rules/claim-schema.js';
import { schemaErrors } from '../../rules/schema-errors.js';
import {
  checkedTrade,
  type CheckedTrade,
  checkTradeRow,
  TRADE_FIELD_LABELS,
  type TradeField,
} from '../../rules/trade-row.js';
import { type SubmissionFields, formValuesOf } from '../submission-fields.js';

/** The five values of a trade as they are sent; price and total of a transfer may be absent. */
type SentTrade = Record<'transactionType' | 'tradeDate' | 'quantity', string> &
  Partial<Record<'pricePerShare' | 'totalAmount', string | null>>;

/**
 * What is wrong with a claim, by path: the rules of its form (CLAIM-13, CLAIM-20), all at once.
 * @param sid asked of administrators; undefined where nobody is asked for it
 */
export function submissionErrors(
  fields: SubmissionFields,
  by: 'member' | 'administrator',
  sid?: string,
): FieldMessages {
  const values = formValuesOf(fields);
  if (by === 'member') return schemaErrors(claimSchema, values);
  const { sid: sidError, ...errors } = schemaErrors(adminClaimSchema, { ...values, sid: sid ?? '' });
  return sid !== undefined && sidError !== undefined ? { sid: sidError, ...errors } : errors;
}

/** What is wrong with the address that is to own a claim. */
export function ownerEmailErrors(email: string): FieldMessages {
  return schemaErrors(claimEmailSchema, { email });
}

/**
 * A trade as it is kept, and what is wrong with it, by field (TRADE-7, TRADE-10). A JSON number that is not
 * exact comes as a number still.
 */
export function checkTrade(sent: SentTrade): { trade: CheckedTrade; errors: FieldMessages } {
  const errors: FieldMessages = {};
  const textOf = (field: TradeField): string => {
    const value: unknown = sent[field] ?? '';
    if (typeof value === 'string') return value;
    errors[field] = `${TRADE_FIELD_LABELS[field]} must be text: this number may have been rounded`;
    return '';
  };
  const row = {
    transactionType: textOf('transactionType'),
    tradeDate: textOf('tradeDate'),
    quantity: textOf('quantity'),
    pricePerShare: textOf('pricePerShare'),
    totalAmount: textOf('totalAmount'),
  };
  return { trade: checkedTrade(row), errors: { ...checkTradeRow(row), ...errors } };
}

/** The same messages under a longer path. */
export function under(path: string, errors: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [`${path}.${field}`, message]));
}

/** @throws BadInput when anything is wrong. */
export function throwIfErrors(errors: FieldMessages): void {
  const [first] = Object.values(errors);
  if (first !== undefined) throw new BadInput(`${first}.`, errors);
}
