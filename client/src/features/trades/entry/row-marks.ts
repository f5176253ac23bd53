import { workedOutTotal } from '@rules/exact-amounts.js';
import type { TradeLedger } from '@rules/trade-ledger.js';
import {
  isMissingError,
  TRADE_FIELDS,
  type TradeField,
  type TradeErrors,
  type TradeRow,
} from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { formatDate } from '../../../lib/dates';
import { formatShares } from '../../../lib/decimals';
import { warnedField, warningText } from '../../../domain/trade/trade-warning-text';
import { withoutLabel } from '../trade-text';

/** The messages of the cells of one row. */
export interface RowMarks {
  errors: TradeErrors;
  warnings: TradeErrors;
  balance: string;
  /** The message of the balance. */
  balanceMark: string;
}

interface Context {
  ledger: TradeLedger;
  period: TradePeriod;
  /** Errors passed in by the owner of the list: the server's. */
  errors: TradeErrors | undefined;
  /** The row is being filled in: missing values are no errors yet. */
  unsettled: boolean;
}

export const NO_MARKS: RowMarks = { errors: {}, warnings: {}, balance: '', balanceMark: '' };

/** All messages of one row, in words that follow the field's name. */
export function marksOf(row: TradeRow, { ledger, period, errors, unsettled }: Context): RowMarks {
  const shown: TradeErrors = {};
  for (const [field, error] of Object.entries({ ...errors, ...ledger.errors.get(row.key) })) {
    if (!unsettled || !isMissingError(error))
      shown[field as TradeField] = withoutLabel(field as TradeField, error);
  }
  const warnings: TradeErrors = {};
  for (const warning of ledger.warnings.get(row.key) ?? []) {
    warnings[warnedField[warning]] = warningText(
      warning,
      period,
      workedOutTotal(row.quantity, row.pricePerShare),
    );
  }
  const balance = ledger.balances.get(row.key);
  const firstNegative = balance !== undefined && balance < 0n && row.tradeDate === ledger.negativeFrom;
  return {
    errors: shown,
    warnings,
    balance: balance === undefined ? '' : formatShares(String(balance)),
    balanceMark: firstNegative ? `goes below zero on ${formatDate(row.tradeDate)}, the first day` : '',
  };
}

/** Whether two rows have the same messages for the balance. */
export function sameBalance(one: RowMarks, other: RowMarks): boolean {
  return one.balance === other.balance && one.balanceMark === other.balanceMark;
}

/** Whether two rows have the same messages for the values. */
export function sameValueMarks(one: RowMarks, other: RowMarks): boolean {
  return TRADE_FIELDS.every(
    (field) => one.errors[field] === other.errors[field] && one.warnings[field] === other.warnings[field],
  );
}
