/** Types of a statement's line by which money moved, and no shares. */
const MONEY =
  /\b(?:dividend|distribution|interest|fees?|deposit|withdrawal|cash|payment|direct transfer|tax|gst)\b/i;
/** A dividend that is reinvested is a purchase. */
const REINVESTED = /\b(?:reinvest\w*|drp|plan)\b/i;
/** States of an order that was never carried out. */
const NOT_DONE = /\b(?:cancel\w*|reject\w*|expired?|purged|pending|placed|unfilled)\b/i;
const STATUS = /^(?:order )?status$/i;

/** A line's values that tell whether it is a trade. */
export interface TradeLine {
  type: string;
  quantity: string;
  price: string;
  status: string;
}

/**
 * Whether a line of a broker's statement is certainly no trade: money that moved, an order that was not carried out, a
 * total. Anything else stays, and is marked if it cannot be read.
 */
export function isNoTrade({ type, quantity, price, status }: TradeLine): boolean {
  if (NOT_DONE.test(status)) return true;
  if (MONEY.test(type) && !REINVESTED.test(type)) return true;
  return type === '' && (quantity === '' || price === '');
}

/** The column with the state of an order; -1 when there is none. */
export function statusColumnOf(header: readonly string[]): number {
  return header.findIndex((cell) => STATUS.test(cell));
}
