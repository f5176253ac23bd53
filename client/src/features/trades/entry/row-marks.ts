import { workedOutTotal } from '@rules/exact-amounts.js';
import type { TradeLedger } from '@rules/trade-ledger.js';
import {
  saysMissing,
  TRADE_FIELDS,
  type TradeField,
  type TradeErrors,
  type TradeRow,
} from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { formatDate } from '../../../lib/dates';
import { formatShares } from '../../../lib/decimals';
import { warnedField, warningWords } from '../../../domain/trade/trade-warning-words';
import { withoutLabel } from '../trade-words';

/** What is said at the cells of one row. */
export interface RowMarks {
  errors: TradeErrors;
  warnings: TradeErrors;
  balance: string;
  /** Why the balance is marked. */
  balanceMark: string;
}

interface Context {
  ledger: TradeLedger;
  period: TradePeriod;
  /** Errors that the owner of the list brings: the server's. */
  errors: TradeErrors | undefined;
  /** The row is being filled: what is still missing is no error yet. */
  unsettled: boolean;
}

export const NO_MARKS: RowMarks = { errors: {}, warnings: {}, balance: '', balanceMark: '' };

/** Everything that is marked in one row, in words that follow the field's name. */
export function marksOf(row: TradeRow, { ledger, period, errors, unsettled }: Context): RowMarks {
  const shown: TradeErrors = {};
  for (const [field, error] of Object.entries({ ...errors, ...ledger.errors.get(row.key) })) {
    if (!unsettled || !saysMissing(error))
      shown[field as TradeField] = withoutLabel(field as TradeField, error);
  }
  const warnings: TradeErrors = {};
  for (const warning of ledger.warnings.get(row.key) ?? []) {
    warnings[warnedField[warning]] = warningWords(
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

/** Whether two rows of marks say the same of the balance. */
export function sameBalance(one: RowMarks, other: RowMarks): boolean {
  return one.balance === other.balance && one.balanceMark === other.balanceMark;
}

/** Whether two rows of marks say the same of the values. */
export function sameValueMarks(one: RowMarks, other: RowMarks): boolean {
  return TRADE_FIELDS.every(
    (field) => one.errors[field] === other.errors[field] && one.warnings[field] === other.warnings[field],
  );
}
