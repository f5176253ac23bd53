import type { DemoClaim } from '../claims.js';
import { TRADE_HEADER, tradeTable, type Table } from './tables.js';

type Cells = readonly [type: string, date: string, quantity: string, price: string, total: string];

const CONTROL = String.fromCharCode(7);

/** Rows that are rejected regardless of their SID, with their descriptions. */
const ERRORS: readonly (readonly [note: string, ...cells: Cells])[] = [
  ['bad: no type', '', '2018-02-28', '100', '3.95', '395'],
  ['bad: unknown type', 'GIFT', '2018-02-28', '100', '3.95', '395'],
  ['bad: no date', 'BUY', '', '100', '3.95', '395'],
  ['bad: a day that never was', 'BUY', '2018-02-29', '100', '3.95', '395'],
  ['bad: a day that never was, with slashes', 'BUY', '31/11/2017', '100', '4.40', '440'],
  ['bad: a month that is none', 'BUY', '28-Foo-2018', '100', '3.95', '395'],
  ['bad: a date written another way', 'BUY', '28/02/18', '100', '3.95', '395'],
  ['bad: no quantity', 'BUY', '2018-02-28', '', '3.95', '395'],
  ['bad: quantity below 0', 'SELL', '2018-02-28', '-100', '3.95', '395'],
  ['bad: quantity 0', 'BUY', '2018-02-28', '0', '3.95', '0'],
  ['bad: half a share', 'BUY', '2018-02-28', '1.5', '3.95', '5.925'],
  ['bad: quantity with an exponent', 'BUY', '2018-02-28', '1e999', '3.95', '395'],
  ['bad: quantity of 16 digits', 'BUY', '2018-02-28', '9007199254740993', '3.95', '395'],
  ['bad: quantity in words', 'BUY', '2018-02-28', 'one hundred', '3.95', '395'],
  ['bad: no price', 'BUY', '2018-02-28', '100', '', '395'],
  ['bad: price below 0', 'BUY', '2018-02-28', '100', '-3.95', '395'],
  ['bad: price of 7 decimals', 'BUY', '2018-02-28', '100', '3.9500001', '395'],
  ['bad: no total', 'SELL', '2018-02-28', '100', '3.95', ''],
  ['bad: total that is no number', 'SELL', '2018-02-28', '100', '3.95', 'n/a'],
  ['bad: total of 15 digits', 'SELL', '2018-02-28', '100', '3.95', '123456789012345'],
  ['bad: control character', 'BUY', `2018-02-2${CONTROL}8`, '100', '3.95', '395'],
  ['bad: opening balance below 0', 'OPEN', '2017-08-23', '-5', '0', '0'],
];

/**
 * Trades with one row of every rejected kind among valid ones, and a column `note` that describes each row. The last
 * claim has only invalid rows, the one before it a second OPEN row; the others' trades are valid.
 */
export function tradesWithErrors(claims: readonly DemoClaim[]): Table {
  const goodClaims = claims.slice(0, -2);
  const [twice, invalidSid] = claims.slice(-2).map((claim) => claim.sid!) as [string, string];
  const good = tradeTable(goodClaims).rows.map((row) => [...row, 'good']);
  const odd = [
    [twice, 'OPEN', '2017-08-23', '300', '0', '0', 'good: the opening balance'],
    [twice, 'BUY', '2018-12-03', '10', '0.50', '5', 'good, with a warning: after the trade period'],
    [
      twice,
      'SELL',
      '2018-03-01',
      '10',
      '3.90',
      '38.95',
      'good, with a warning: the total is not quantity times price',
    ],
    [
      twice,
      'transfer in',
      '01-Mar-2018',
      '1,000',
      '',
      '',
      'good: other spellings; a transfer needs no price',
    ],
    [twice, 'OPEN', '2017-08-23', '400', '0', '0', `bad: a second OPEN row of SID ${twice}`],
  ];
  const errors = ERRORS.map(([note, ...cells]) => [invalidSid, ...cells, note]);
  const whole = [
    ['', 'BUY', '2018-02-28', '100', '3.95', '395', 'bad: no SID'],
    ['S'.repeat(65), 'BUY', '2018-02-28', '100', '3.95', '395', 'bad: SID of 65 characters'],
    ['UNKNOWN-1', 'BUY', '2018-02-28', '100', '3.95', '395', 'bad: no submission has this SID'],
    [invalidSid, 'BUY', '2018-02-28', 'bad: a row with four cells'],
    [invalidSid, 'BUY', '2018-02-28', '100', '3.95', '395', 'bad: a row with a cell too many', 'one more'],
  ];
  return { header: [...TRADE_HEADER, 'note'], rows: [...good, ...odd, ...errors, ...whole] };
}
