import type { TransactionTypeValue } from '../trade-values.js';
import { openingShares, type KeptTrade } from '../trade-warnings.js';
import type { FindingCode } from './assessment-document.js';
import type { AssessmentRules } from './assessment-rules.js';
import { PRICE_PLACES, readUnits } from '../decimals.js';

/** The input of an assessment. */
export interface AssessedClaim {
  /** As stored: a number of shares, NONE, empty, or a text that is not a number. */
  openingBalance: string;
  /** The number of shares that the member states for the close of the last day. */
  closingBalance?: string | null;
  /** The findings that an administrator accepted for this claim. */
  accepted?: readonly FindingCode[];
  trades: readonly KeptTrade[];
}

/** A trade with its numbers; price and total are in units of 10^-6. */
export interface Entry {
  id: string;
  type: Exclude<TransactionTypeValue, 'OPEN'>;
  day: string;
  quantity: bigint;
  price: bigint;
  total: bigint;
}

/** A trade that changes the number of shares held. */
export interface Move extends Entry {
  type: Exclude<Entry['type'], 'TRANSFER'>;
}

/** A claim's opening balance and its trades in order. */
export interface ClaimLedger {
  opening: bigint;
  /** All trades, by day and in the order of moves. */
  entries: readonly Entry[];
  /** The trades that count: after the opening date, up to the last day; in the order in which they are matched. */
  moves: readonly Move[];
}

/** Whether the trade adds shares. */
export function isAcquisition({ type }: Entry): boolean {
  return type === 'BUY' || type === 'TRANSFER_IN';
}

/**
 * Whether an acquired lot carries a claim: bought in the window, or transferred in where the rules count transfers, at
 * a price above 0.
 */
export function carriesClaim({ type, day, price }: Move, rules: AssessmentRules): boolean {
  return (
    (type === 'BUY' || (type === 'TRANSFER_IN' && rules.transfersInAcquire)) &&
    day >= rules.windowFrom &&
    day <= rules.windowTo &&
    price > 0n
  );
}

/**
 * Whether a disposal realises the claim of the lots it takes: sold, or transferred out where the rules count transfers,
 * at a price above 0.
 */
export function settlesClaim({ type, price }: Move, rules: AssessmentRules): boolean {
  return (type === 'SELL' || (type === 'TRANSFER_OUT' && rules.transfersOutDispose)) && price > 0n;
}

/** Whether the trade is dated after the opening date, up to the last day. */
export function isCounted({ day }: Entry, { openingDate, lastDay }: AssessmentRules): boolean {
  return day > openingDate && day <= lastDay;
}

/**
 * Builds the ledger of a claim, and reads each number once. OPEN rows are not trades, and a TRANSFER without a direction moves nothing.
 * @throws RangeError for a trade whose numbers are not plain decimals
 */
export function claimLedger({ openingBalance, trades }: AssessedClaim, rules: AssessmentRules): ClaimLedger {
  const entries: Entry[] = [];
  for (const trade of trades) {
    const { id, transactionType: type, tradeDate: day } = trade;
    if (type === 'OPEN') continue;
    entries.push({
      id,
      type,
      day,
      quantity: readUnits(trade.quantity, 0),
      price: readUnits(trade.pricePerShare, PRICE_PLACES),
      total: readUnits(trade.totalAmount, PRICE_PLACES),
    });
  }
  entries.sort((one, other) => compareEntries(one, other, rules.disposalsFirst));
  const moves = entries.filter(
    (entry): entry is Move => entry.type !== 'TRANSFER' && isCounted(entry, rules),
  );
  return { opening: openingShares(openingBalance) ?? 0n, entries, moves };
}

/** The shares held at the close of the last day: opening, plus what came in, less what went out. */
export function closingShares({ opening, moves }: ClaimLedger): bigint {
  return moves.reduce((held, move) => held + (isAcquisition(move) ? move.quantity : -move.quantity), opening);
}

/** A total order of trades that does not depend on the order of rows in a file or table. */
function compareEntries(one: Entry, other: Entry, disposalsFirst: boolean): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  const side = disposalsFirst === isAcquisition(one) ? 1 : -1;
  return (
    (isAcquisition(one) === isAcquisition(other) ? 0 : side) ||
    compare(one.price, other.price) ||
    compare(one.quantity, other.quantity) ||
    compare(one.total, other.total) ||
    compare(one.type, other.type) ||
    compare(one.id, other.id)
  );
}

function compare<T extends string | bigint>(one: T, other: T): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
