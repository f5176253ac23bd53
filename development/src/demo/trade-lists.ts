import { Decimal } from 'decimal.js';
import type { TransactionTypeValue } from '../../../server/src/rules/trade-values.js';
import type { Dice } from './dice.js';
import { pricePaid, TRADING_DAYS } from './prices.js';

/** One trade in the columns of the import file; numbers as exact decimal texts. */
export interface DemoTrade {
  transactionType: TransactionTypeValue;
  tradeDate: string;
  quantity: string;
  pricePerShare: string;
  totalAmount: string;
}

/** The date at whose close the opening balance is held (SCHEME-5). */
export const OPENING_DAY = '2017-08-23';

/** A random number of trades of a claim: mostly a few, sometimes very many. */
export function tradeCount(dice: Dice): number {
  const [low, high] = dice.weighted([
    [8, [0, 0]],
    [46, [1, 5]],
    [26, [6, 18]],
    [14, [19, 50]],
    [5, [51, 120]],
    [1, [121, 260]],
  ] as const);
  return dice.int(low, high);
}

/** The row that sets an opening balance in a trade file; screens hide it. */
export function openRow(balance: string): DemoTrade {
  return {
    transactionType: 'OPEN',
    tradeDate: OPENING_DAY,
    quantity: balance,
    pricePerShare: '0',
    totalAmount: '0',
  };
}

/**
 * Generates trades over the period, oldest first: the total is exactly quantity times price, the holding never becomes
 * negative, and no two rows are equal. `scale` multiplies the parcels of institutions.
 */
export function tradeList(dice: Dice, count: number, opening: number, scale = 1): DemoTrade[] {
  const days = Array.from({ length: count }, () => dice.int(0, TRADING_DAYS.length - 1)).sort(
    (a, b) => a - b,
  );
  const seen = new Set<string>();
  let holding = opening;
  return days.map((day) => {
    const pricePerShare = pricePaid(dice, day);
    const wanted = parcelSize(dice, Number(pricePerShare), scale);
    let transactionType = holding > 0 ? transactionFor(dice) : 'BUY';
    let parcel = 0;
    if (isOut(transactionType)) {
      parcel = Math.min(wanted, holding);
      while (parcel > 0 && seen.has(`${day} ${parcel}`)) parcel -= 1;
    }
    if (parcel === 0) {
      if (isOut(transactionType)) transactionType = 'BUY';
      parcel = wanted;
      while (seen.has(`${day} ${parcel}`)) parcel += 1;
    }
    seen.add(`${day} ${parcel}`);
    holding += isOut(transactionType) ? -parcel : parcel;
    return trade(transactionType, TRADING_DAYS[day]!, parcel, pricePerShare);
  });
}

const isOut = (type: TransactionTypeValue) => type === 'SELL' || type === 'TRANSFER_OUT';

function transactionFor(dice: Dice): TransactionTypeValue {
  return dice.weighted([
    [54, 'BUY'],
    [38, 'SELL'],
    [4, 'TRANSFER_IN'],
    [4, 'TRANSFER_OUT'],
  ] as const);
}

/** A quantity worth about 800 to 60,000 dollars, smaller ones more often, in round numbers as people order them. */
function parcelSize(dice: Dice, price: number, scale: number): number {
  const dollars = 800 * Math.exp(dice.next() * dice.next() * 4.3 + dice.next() * 1.2) * scale;
  const shares = dollars / price;
  const round = dice.weighted([
    [3, 1],
    [2, 10],
    [4, 100],
    [2, 500],
  ] as const);
  return Math.max(round, Math.round(shares / round) * round);
}

function trade(
  transactionType: TransactionTypeValue,
  tradeDate: string,
  shares: number,
  price: string,
): DemoTrade {
  const offMarket = transactionType.startsWith('TRANSFER');
  const pricePerShare = offMarket ? '0' : price;
  const totalAmount = new Decimal(pricePerShare).times(shares).toFixed();
  return { transactionType, tradeDate, quantity: String(shares), pricePerShare, totalAmount };
}
