import { BadInput, type FieldMessages } from '../../common/errors.js';
import { claimEmailSchema } from '../../rules/claim-email.js';
import { adminClaimSchema, claimSchema, phoneClaimSchema } from '../../rules/claim-schema.js';
import { schemaErrors } from '../../rules/schema-errors.js';
import {
  checkedTrade,
  type CheckedTrade,
  checkTradeRow,
  TRADE_FIELD_LABELS,
  type TradeField,
} from '../../rules/trade-row.js';
import { type SubmissionFields, formValuesOf } from '../submission-fields.js';

/** The five submitted values of a trade; price and total of a transfer may be absent. */
type SentTrade = Record<'transactionType' | 'tradeDate' | 'quantity', string> &
  Partial<Record<'pricePerShare' | 'totalAmount', string | null>>;

/**
 * The validation errors of a claim by path, all at once, by the rules of its form (CLAIM-13, CLAIM-20).
 * @param sid required from administrators; undefined where it is not asked for
 */
export function submissionErrors(
  fields: SubmissionFields,
  by: 'member' | 'administrator' | 'telephone',
  sid?: string,
): FieldMessages {
  const values = formValuesOf(fields);
  if (by === 'member') return schemaErrors(claimSchema, values);
  const schema = by === 'telephone' ? phoneClaimSchema : adminClaimSchema;
  const { sid: sidError, ...errors } = schemaErrors(schema, { ...values, sid: sid ?? '' });
  return sid !== undefined && sidError !== undefined ? { sid: sidError, ...errors } : errors;
}

/** The validation errors of the address that will own a claim. */
export function ownerEmailErrors(email: string): FieldMessages {
  return schemaErrors(claimEmailSchema, { email });
}

/**
 * A trade as it is stored, and its validation errors by field (TRADE-7, TRADE-10). JSON numbers that may have been
 * rounded arrive as numbers and are errors.
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

/** The same messages with a prefix before each path. */
export function under(path: string, errors: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [`${path}.${field}`, message]));
}

/** @throws BadInput when there are errors */
export function throwIfErrors(errors: FieldMessages): void {
  const [first] = Object.values(errors);
  if (first !== undefined) throw new BadInput(`${first}.`, errors);
}
