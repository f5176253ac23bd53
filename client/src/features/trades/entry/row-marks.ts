import { t } from '@rules/text.js';
import type { AssessmentRules } from '@rules/assessment/assessment-rules.js';
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
import { findingWords } from '../../../domain/trade/finding-text';
import type { TradeFindings } from '../../../domain/trade/trade-findings';
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
  findings: TradeFindings;
  /** The rules that the findings come from. */
  rules: AssessmentRules | undefined;
  period: TradePeriod;
  /** Errors passed in by the owner of the list: the server's. */
  errors: TradeErrors | undefined;
  /** The row is being filled in: missing values are no errors yet. */
  unsettled: boolean;
}

export const NO_MARKS: RowMarks = { errors: {}, warnings: {}, balance: '', balanceMark: '' };

/** All messages of one row, in words that follow the field's name. */
function marksOf(row: TradeRow, { ledger, findings, rules, period, errors, unsettled }: Context): RowMarks {
  const shown: TradeErrors = {};
  for (const [field, error] of Object.entries({ ...errors, ...ledger.errors.get(row.key) })) {
    if (!unsettled || !isMissingError(error))
      shown[field as TradeField] = withoutLabel(field as TradeField, error);
  }
  const warnings = findingWords(findings.ofTrades.get(row.key) ?? [], row, period, rules);
  const balance = ledger.balances.get(row.key);
  const firstNegative = balance !== undefined && balance < 0n && row.tradeDate === findings.negativeFrom;
  return {
    errors: shown,
    warnings,
    balance: balance === undefined ? '' : formatShares(String(balance)),
    balanceMark: firstNegative
      ? t('goes below zero on {tradeDate}, the first day', { tradeDate: formatDate(row.tradeDate) })
      : '',
  };
}

/** The messages of the rows of a list, each put together when it is asked for: of thousands few are in view. */
export interface ListMarks {
  get: (key: string) => RowMarks | undefined;
  /** Whether a row may have an error or a warning. */
  mayHave: (key: string) => boolean;
}

interface ListContext extends Omit<Context, 'errors' | 'unsettled'> {
  /** Errors by the position in the list. */
  errors: Readonly<Record<number, TradeErrors>> | undefined;
  /** The key of the row that is being filled in. */
  unsettled: string | undefined;
}

/** The messages of a list's rows. */
export function marksOfList(rows: readonly TradeRow[], context: ListContext): ListMarks {
  const { ledger, findings, rules, period, errors, unsettled } = context;
  const positions = new Map(rows.map(({ key }, at) => [key, at]));
  const known = new Map<string, RowMarks>();
  const errorsOf = (key: string) => errors?.[positions.get(key) ?? -1];
  return {
    get: (key) => {
      const row = rows[positions.get(key) ?? -1];
      const found =
        known.get(key) ??
        (row &&
          marksOf(row, {
            ledger,
            findings,
            rules,
            period,
            errors: errorsOf(key),
            unsettled: key === unsettled,
          }));
      if (found) known.set(key, found);
      return found;
    },
    mayHave: (key) => ledger.errors.has(key) || findings.ofTrades.has(key) || errorsOf(key) !== undefined,
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
