import { isUnreadableBalance, statesShares, type KeptTrade } from '../trade-warnings.js';
import type { FindingCode, Severity } from './assessment-document.js';
import type { AssessmentRules } from './assessment-rules.js';
import { closingShares, isAcquisition, type AssessedClaim, type ClaimLedger } from './claim-ledger.js';
import { PRICE_PLACES, readUnits } from '../decimals.js';

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
    findings.push({ code, severity, trade: trade ?? null, ...(day === undefined ? {} : { day }) });
  };
  const trades = claim.trades.filter(({ transactionType }) => transactionType !== 'OPEN');
  if (trades.length === 0) report('NO_TRADES');
  checkBalances(claim, ledger, report);
  for (const trade of trades) {
    checkDay(trade, rules, report);
    checkAmounts(trade, rules, report);
  }
  reportDuplicates(trades, report);
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

function checkDay({ id, transactionType, tradeDate }: KeptTrade, rules: AssessmentRules, report: Report) {
  const { calendar, isHalted } = rules.checks;
  if (transactionType === 'TRANSFER') report('DIRECTION_UNKNOWN', id);
  if (tradeDate <= rules.openingDate) report('BEFORE_OPENING', id);
  else if (tradeDate > rules.lastDay) report('AFTER_LAST_DAY', id);
  else if (transactionType === 'BUY' || transactionType === 'TRANSFER_IN') {
    if (tradeDate < rules.windowFrom || tradeDate > rules.windowTo) report('OUTSIDE_WINDOW', id);
  }
  if (transactionType !== 'BUY' && transactionType !== 'SELL') return;
  if (isHalted(tradeDate)) report('TRADING_HALT', id);
  else if (!calendar.isTradingDay(tradeDate)) report('NOT_A_TRADING_DAY', id);
}

function checkAmounts(trade: KeptTrade, rules: AssessmentRules, report: Report) {
  const { id, transactionType, tradeDate } = trade;
  const price = readUnits(trade.pricePerShare, PRICE_PLACES);
  const quantity = readUnits(trade.quantity, 0);
  const isCounted = tradeDate > rules.openingDate && tradeDate <= rules.lastDay;
  if (price === 0n && isCounted) report('NO_PRICE', id);
  if (totalDiffers(quantity * price, readUnits(trade.totalAmount, PRICE_PLACES), rules)) {
    report('TOTAL_DIFFERS', id);
  }
  if (price > 0n && (transactionType === 'BUY' || transactionType === 'SELL')) {
    checkPrice({ id, day: tradeDate, price, quantity }, rules, report);
  }
}

function totalDiffers(product: bigint, total: bigint, { checks }: AssessmentRules): boolean {
  const off = total > product ? total - product : product - total;
  return off > checks.totalAmount && off * HUNDRED > product * checks.totalPercent;
}

function checkPrice(
  { id, day, price, quantity }: { id: string; day: string; price: bigint; quantity: bigint },
  { checks }: AssessmentRules,
  report: Report,
) {
  const isPlausible = (amount: bigint, on: string) => {
    const range = checks.pricesOn(on);
    return range && amount >= range.low && amount <= range.high;
  };
  if (isPlausible(price, day) !== false) return;
  report('PRICE_OUTSIDE_DAY', id);
  if (isPlausible(quantity * WHOLE_SHARE, day)) report('CROSSED', id);
  if (isPlausible(price, checks.calendar.before(day, checks.settlementDays))) report('SETTLEMENT_DATE', id);
}

/** Reports rows that are equal in everything but their totals. Numbers are read only where rows share type and day. */
function reportDuplicates(trades: readonly KeptTrade[], report: Report) {
  const sameDay = grouped(trades, ({ transactionType, tradeDate }) => `${transactionType} ${tradeDate}`);
  for (const alike of sameDay) {
    if (alike.length === 1) continue;
    const numbers = ({ quantity, pricePerShare }: KeptTrade) =>
      `${readUnits(quantity, 0)} ${readUnits(pricePerShare, PRICE_PLACES)}`;
    for (const equal of grouped(alike, numbers))
      if (equal.length > 1) for (const { id } of equal) report('DUPLICATE_ROW', id);
  }
}

function grouped(trades: readonly KeptTrade[], keyOf: (trade: KeptTrade) => string): Iterable<KeptTrade[]> {
  const groups = new Map<string, KeptTrade[]>();
  for (const trade of trades) {
    const key = keyOf(trade);
    const group = groups.get(key);
    if (group) group.push(trade);
    else groups.set(key, [trade]);
  }
  return groups.values();
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
