import { t } from '@rules/text.js';
import { TRADE_FIELDS, type TradeField } from '@rules/trade-row.js';

/** The names that registries and brokers give the columns; of several in one table the one named first here is used. */
const NAMES: Record<TradeField, string> = {
  transactionType: t(
    'transaction type|buy sell|b s|bs|side|order side|trade side|type|trans type|tran type|txn type|trade type|order type|action|direction|activity|transaction|buy or sell|bought sold|deal type|movement|movement type|buysell',
  ),
  tradeDate: t(
    'trade date|date of trade|date traded|transaction date|contract date|contract note date|execution date|deal date|trade dt|txn date|trans date|date of transaction|effective date|trade date time|date time|order date|date',
  ),
  quantity: t(
    'quantity|qty|number of shares|no of shares|no shares|shares|share quantity|units|number of units|no of units|no units|units traded|quantity traded|executed quantity|filled quantity|filled qty|volume|securities|number of securities|holding movement',
  ),
  pricePerShare: t(
    'price per share|price share|share price|unit price|price per unit|price|trade price|execution price|average price|avg price|avg price per share|average price per share|price paid|cost per share|cost per unit|unit cost|price each|t price',
  ),
  totalAmount: t(
    'total amount paid|total amount|consideration|gross consideration|total consideration|consideration amount|trade value|trade total|gross value|gross amount|gross proceeds|gross total|trade amount|trade consideration|transaction value|transaction amount|contract value|contract amount|notional value|value|total value|market value|total|total price|amount|principal|principal amount|total cost|gross cost|cost|total paid|amount paid|total received|amount received|proceeds|total proceeds|sale proceeds|net consideration|net value|net amount|net proceeds|net total|net cost|settlement amount|settlement value|net settlement amount|net settlement|total settlement',
  ),
};

/** The part of a name about fees that its value includes or excludes: 'Total incl. brokerage' is still a total. */
const FEE_SUFFIX =
  /(?<=\w) (?:incl?|including|ex|excl?|excluding|before|after|net of|less|plus)(?: (?:of|and|all|brokerage|commission|fees?|costs?|charges|gst|tax))+$/;
/**
 * A fee in brackets is the value itself, as in 'Amount (brokerage)', unless the name says that it is included or
 * excluded.
 */
const FEES = /\b(?:brokerage|commission|fees?|charges?|duty)\b/;
const INCLUDED_OR_EXCLUDED =
  /\b(?:incl?|including|inclusive|ex|excl?|excluding|exclusive|before|after|net|less|plus)\b/;

/** A unit that scales or converts the value: cents, thousands, a currency other than the fund's. */
const OTHER_UNIT =
  /\b(?:cents?|usd|nzd|gbp|eur|jpy|sgd|hkd|cad|chf|thousands?|millions?)\b|[¢€£¥%]|\b(?:us|nz|hk|ca)\$|(?<!\d)'?000s?\b|[([]\s*(?:[ckm]|mn|cps)\s*[)\]]/i;

const RANKS = new Map<string, { field: TradeField; rank: number }>(
  TRADE_FIELDS.flatMap((field) =>
    NAMES[field]
      .split('|')
      .map((name, rank): [string, { field: TradeField; rank: number }] => [name, { field, rank }]),
  ),
);

/** The field that each header cell names; null when it names none, or another cell has a better name for the field. */
export function fieldsOfHeader(cells: readonly string[]): (TradeField | null)[] {
  const found = cells.map((cell) => RANKS.get(nameKey(cell)));
  const best = new Map<TradeField, number>();
  found.forEach((match, column) => {
    if (!match) return;
    const rival = best.get(match.field);
    if (rival === undefined || match.rank < found[rival]!.rank) best.set(match.field, column);
  });
  return found.map((match, column) => (match && best.get(match.field) === column ? match.field : null));
}

/**
 * A header's words without case, signs, currency, included or excluded fees and words in brackets: `Price (AUD)` and
 * `PRICE $` become `price`. '' when it names another unit: a user who pastes `Price (cents)` has to choose what the
 * column contains.
 */
function nameKey(cell: string): string {
  if (OTHER_UNIT.test(cell)) return '';
  return cell
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, (words) =>
      FEES.test(words) && !INCLUDED_OR_EXCLUDED.test(words) ? words : ' ',
    )
    .replace(/[^a-z]+/g, ' ')
    .replace(/\b(?:aud|au)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\bamt\b/g, 'amount')
    .replace(/\bval\b/g, 'value')
    .replace(FEE_SUFFIX, '');
}
