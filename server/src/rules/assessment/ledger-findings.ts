import { isUnreadableBalance, statesShares } from '../trade-warnings.js';
import type { FindingCode, Severity } from './assessment-document.js';
import type { AssessmentRules } from './assessment-rules.js';
import {
  closingShares,
  isAcquisition,
  isCounted,
  type AssessedClaim,
  type ClaimLedger,
  type Entry,
} from './claim-ledger.js';
import { PRICE_PLACES } from '../decimals.js';

/** A result of the checks of a claim's ledger. */
export interface Finding {
  code: FindingCode;
  severity: Severity;
  /** The id of the trade; null for a finding about the whole ledger. */
  trade: string | null;
  /** The first day with a negative balance, yyyy-MM-dd; set for BALANCE_NEGATIVE only. */
  day?: string;
}

type Report = (code: FindingCode, trade?: string, day?: string) => void;

const HUNDRED = 100n * 10n ** BigInt(PRICE_PLACES);
const WHOLE_SHARE = 10n ** BigInt(PRICE_PLACES);

/** Runs all checks on a claim's opening balance and trades; the findings are ordered by code, then by trade. */
export function ledgerFindings(claim: AssessedClaim, ledger: ClaimLedger, rules: AssessmentRules): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (code, trade, day) => {
    const severity = rules.checks.severityOf(code);
    findings.push(
      day === undefined
        ? { code, severity, trade: trade ?? null }
        : { code, day, severity, trade: trade ?? null },
    );
  };
  const { entries } = ledger;
  if (entries.length === 0) report('NO_TRADES');
  checkBalances(claim, ledger, report);
  for (const entry of entries) {
    checkDay(entry, rules, report);
    checkAmounts(entry, rules, report);
  }
  reportDuplicates(entries, report);
  return findings.sort(
    (one, other) => compare(one.code, other.code) || compare(one.trade ?? '', other.trade ?? ''),
  );
}

function checkBalances(
  { openingBalance, closingBalance }: AssessedClaim,
  ledger: ClaimLedger,
  report: Report,
) {
  if (isUnreadableBalance(openingBalance)) report('OPENING_UNREADABLE');
  const negativeFrom = firstNegativeDay(ledger);
  if (ledger.opening < 0n) report('OPENING_NEGATIVE');
  else if (negativeFrom !== undefined) report('BALANCE_NEGATIVE', undefined, negativeFrom);
  const isStated = closingBalance !== undefined && closingBalance !== null && closingBalance.trim() !== '';
  if (isStated && !statesShares(closingBalance, closingShares(ledger))) report('CLOSING_DIFFERS');
}

/** The first day that ends with a negative balance. */
function firstNegativeDay({ opening, moves }: ClaimLedger): string | undefined {
  let held = opening;
  return moves.find((move, at) => {
    held += isAcquisition(move) ? move.quantity : -move.quantity;
    return held < 0n && moves[at + 1]?.day !== move.day;
  })?.day;
}

function checkDay(entry: Entry, rules: AssessmentRules, report: Report) {
  const { id, type, day } = entry;
  const { calendar, isHalted } = rules.checks;
  if (type === 'TRANSFER') report('DIRECTION_UNKNOWN', id);
  if (day <= rules.openingDate) report('BEFORE_OPENING', id);
  else if (day > rules.lastDay) report('AFTER_LAST_DAY', id);
  else if (isAcquisition(entry) && (day < rules.windowFrom || day > rules.windowTo))
    report('OUTSIDE_WINDOW', id);
  if (!isOnMarket(entry)) return;
  if (isHalted(day)) report('TRADING_HALT', id);
  else if (!calendar.isTradingDay(day)) report('NOT_A_TRADING_DAY', id);
}

function checkAmounts(entry: Entry, rules: AssessmentRules, report: Report) {
  const { id, quantity, price, total } = entry;
  if (price === 0n && isCounted(entry, rules)) report('NO_PRICE', id);
  if (totalDiffers(quantity * price, total, rules)) report('TOTAL_DIFFERS', id);
  if (price > 0n && isOnMarket(entry)) checkPrice(entry, rules, report);
}

function isOnMarket({ type }: Entry): boolean {
  return type === 'BUY' || type === 'SELL';
}

function totalDiffers(product: bigint, total: bigint, { checks }: AssessmentRules): boolean {
  const off = total > product ? total - product : product - total;
  return off > checks.totalAmount && off * HUNDRED > product * checks.totalPercent;
}

function checkPrice({ id, day, price, quantity }: Entry, { checks }: AssessmentRules, report: Report) {
  const isPlausible = (amount: bigint, on: string) => {
    const range = checks.pricesOn(on);
    return range && amount >= range.low && amount <= range.high;
  };
  if (isPlausible(price, day) !== false) return;
  report('PRICE_OUTSIDE_DAY', id);
  if (isPlausible(quantity * WHOLE_SHARE, day)) report('CROSSED', id);
  if (isPlausible(price, checks.calendar.before(day, checks.settlementDays))) report('SETTLEMENT_DATE', id);
}

/** Reports rows that are equal in everything but their totals. @param entries by day */
function reportDuplicates(entries: readonly Entry[], report: Report) {
  for (let at = 0; at < entries.length;) {
    const from = at;
    const { day } = entries[from]!;
    while (entries[at]?.day === day) at++;
    if (at - from > 1) reportEqual(entries.slice(from, at), report);
  }
}

/** The same among the trades of one day. */
function reportEqual(ofDay: readonly Entry[], report: Report) {
  const groups = new Map<string, Entry[]>();
  for (const entry of ofDay) {
    const key = `${entry.type} ${entry.quantity} ${entry.price}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  for (const equal of groups.values())
    if (equal.length > 1) for (const { id } of equal) report('DUPLICATE_ROW', id);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
