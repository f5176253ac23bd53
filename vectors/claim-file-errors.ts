import { FINDING_SEVERITIES } from '../server/src/rules/assessment/assessment-document.js';
import {
  day,
  decimal,
  object,
  oneOf,
  optional,
  required,
  type Check,
  type Report,
  type RuleError,
} from '../server/src/rules/rule-checks.js';
import { TRANSACTION_TYPES } from '../server/src/rules/trade-values.js';

/** What a slice says in the place of a trade. */
const NO_TRADES = ['OPENING', 'HELD', 'SHORT', 'POOL', 'ALL'];

const shares: Check = (value, path, report) => {
  if (typeof value !== 'string' || !/^\d{1,18}$/.test(value)) report(path, 'NOT_ALLOWED');
};
const anyText: Check = (value, path, report) => {
  if (typeof value !== 'string') report(path, 'NOT_ALLOWED');
};
const id: Check = (value, path, report) => {
  if (typeof value !== 'string' || value === '' || NO_TRADES.includes(value)) report(path, 'NOT_ALLOWED');
};
/** Rules end their lists at 10,000; a claim may have more trades. */
const all =
  (check: Check): Check =>
  (value, path, report) => {
    if (!Array.isArray(value)) report(path, 'NOT_ALLOWED');
    else value.forEach((entry, at) => check(entry, `${path}.${at}`, report));
  };

const trade = object({
  id: required(id),
  transactionType: required(oneOf(TRANSACTION_TYPES)),
  tradeDate: required(day),
  quantity: required(shares),
  pricePerShare: required(decimal),
  totalAmount: required(decimal),
});

const shape = object({
  sid: optional(anyText),
  openingBalance: required(anyText),
  closingBalance: optional(anyText),
  accepted: optional(all(oneOf(Object.keys(FINDING_SEVERITIES)))),
  trades: required(all(trade)),
});

/** All errors of a claim in a file, by path (`trades.0.quantity`); the database has none of them (ASSESS-1). */
export function claimFileErrors(value: unknown): RuleError[] {
  const errors: RuleError[] = [];
  const report: Report = (path, code) => errors.push({ path, code });
  shape(value, '', report);
  if (errors.length === 0) checkTrades((value as { trades: Record<string, string>[] }).trades, report);
  return errors;
}

/** Each has an id of its own, and shares unless it is an opening balance. */
function checkTrades(trades: readonly Record<string, string>[], report: Report) {
  const ids = new Set<string | undefined>();
  trades.forEach((row, at) => {
    if (ids.has(row.id)) report(`trades.${at}.id`, 'NOT_ALLOWED');
    ids.add(row.id);
    if (row.transactionType !== 'OPEN' && /^0+$/.test(row.quantity!))
      report(`trades.${at}.quantity`, 'NOT_ALLOWED');
  });
}
