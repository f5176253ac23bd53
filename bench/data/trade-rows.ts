import type { Dice } from '../../development/src/demo/dice.js';
import { CLOSING_CENTS, TRADING_DAYS } from '../../development/src/demo/prices.js';
import { TRADE_HEADER } from '../../development/src/demo/samples/tables.js';
import { OPENING_DAY } from '../../development/src/demo/trade-lists.js';

/** The header line of a trade file. */
export const TRADE_HEADER_LINE = `${TRADE_HEADER.join(',')}\n`;

/**
 * A prime above the number of trades of any claim, so that all quantities of one claim differ and no row is repeated.
 */
const QUANTITIES = 60_013;

/** With fewer than `oneIn` submissions the last one is huge, with half as many trades as there are submissions. */
const HUGE = { trades: 50_000, oneIn: 250_000 };
const LARGE = { trades: 400, oneIn: 2_500 };
/** The mean of the other claims, which makes the overall average ten trades per submission. */
const ORDINARY_MEAN = 9.65;

/**
 * The number of rows of the `at`-th submission: of a million, four have 50,000 and 400 have 400; the others have ten on
 * average, most of them fewer.
 */
export function rowCount(dice: Dice, at: number, submissions: number): number {
  const oneIn = Math.min(HUGE.oneIn, submissions);
  if (at % oneIn === oneIn - 1) return Math.min(HUGE.trades, submissions >> 1);
  if (at % LARGE.oneIn === 7) return LARGE.trades;
  return Math.min(200, Math.floor(-Math.log(1 - dice.next()) * (ORDINARY_MEAN + 0.5)));
}

/** Generates the valid rows of one claim, oldest first; about a third of the claims start with an OPEN row. */
export class ClaimTrades {
  private holding = 0;
  private readonly firstQuantity: number;
  private readonly opens: boolean;

  constructor(
    private readonly dice: Dice,
    private readonly sid: string,
    private readonly count: number,
  ) {
    this.firstQuantity = dice.int(1, QUANTITIES);
    this.opens = dice.chance(0.33);
  }

  /** The `at`-th row, including its line end. */
  row(at: number): string {
    const quantity = 1 + ((this.firstQuantity + at * 7_919) % QUANTITIES);
    if (at === 0 && this.opens) {
      this.holding = quantity;
      return `${this.sid},OPEN,${OPENING_DAY},${quantity},0,0\n`;
    }
    const day = Math.floor(((at + this.dice.next()) * TRADING_DAYS.length) / this.count);
    const cents = CLOSING_CENTS[day]! + this.dice.int(-3, 3);
    const sells = this.holding >= quantity && this.dice.chance(0.5);
    this.holding += sells ? -quantity : quantity;
    return `${this.sid},${sells ? 'SELL' : 'BUY'},${TRADING_DAYS[day]},${quantity},${dollars(cents)},${dollars(cents * quantity)}\n`;
  }
}

/** Cents as dollars; exact, since a total is far below 2^53 cents. */
function dollars(cents: number): string {
  const rest = cents % 100;
  return `${(cents - rest) / 100}${rest < 10 ? '.0' : '.'}${rest}`;
}

/** An invalid row of a claim; the kinds of error rotate. */
export function badTradeOf(sid: string, number: number): string {
  const kinds = [
    'BUY,2018-02-29,100,3.95,395.00',
    'SELL,2018-03-01,-5,3.90,19.50',
    'GIFT,2018-03-01,5,3.90,19.50',
    'BUY,2018-03-01,5,cheap,19.50',
  ];
  return `${sid},${kinds[number % kinds.length]}\n`;
}

/** An invalid row that belongs to no claim: an unknown SID, or too few cells. */
export function strangeTrade(sid: string, number: number): string {
  return number % 2 === 0 ? `${sid},BUY,2018-03-01,5,3.90,19.50\n` : `${sid},BUY,2018-03-01\n`;
}
