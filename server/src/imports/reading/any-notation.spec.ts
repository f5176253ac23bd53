import { Dice } from '../../../../development/src/demo/dice.js';
import { readWholeFile } from '../../../test/fixtures/imports/read-whole-file.js';
import { checkTradeRow } from '../checking/trade-row.js';
import { TRADE_COLUMNS } from './columns.js';
import { FileRefused } from './file-refused.js';

/** A country's format: the decimal mark, the thousands separator and the order of a date's parts. */
interface Writer {
  mark: '.' | ',';
  thousands: string;
  day: (year: string, month: string, day: string) => string;
}

const MARKS = ['.', ','] as const;
const THOUSANDS = ['', ' ', '\u00a0', '\u202f', "'", '’', '.', ','];
const DAYS: Writer['day'][] = [
  (year, month, day) => `${year}-${month}-${day}`,
  (year, month, day) => `${day}/${month}/${year}`,
  (year, month, day) => `${Number(month)}/${Number(day)}/${year}`,
  (year, month, day) => `${day}.${month}.${year}`,
  (year, month, day) => `${day}-${month}-${year}`,
  (year, month, day) => `${year}/${month}/${day}`,
];
const WRITERS: Writer[] = MARKS.flatMap((mark) =>
  THOUSANDS.filter((thousands) => thousands !== mark).flatMap((thousands) =>
    DAYS.map((day) => ({ mark, thousands, day })),
  ),
);

type Trade = Record<'tradeDate' | 'quantity' | 'pricePerShare' | 'totalAmount', string>;

function aTrade(dice: Dice): Trade {
  const whole = (below: number) => dice.int(0, Math.floor(below) - 1);
  const quantity = String(1 + whole(10 ** (1 + whole(6))));
  const places = whole(5);
  const price = (1 + whole(10 ** (1 + whole(6)))) / 10 ** places;
  return {
    tradeDate: `2018-${String(1 + whole(12)).padStart(2, '0')}-${String(1 + whole(28)).padStart(2, '0')}`,
    quantity,
    pricePerShare: String(price),
    totalAmount: String(Number((Number(quantity) * price).toFixed(places))),
  };
}

/** A plain decimal in a format, with a minimum number of decimals. */
function written(plain: string, { mark, thousands }: Writer, decimals: number): string {
  const [whole = '', rest = ''] = plain.split('.');
  const ofThousands = (at: number) => at > 0 && (whole.length - at) % 3 === 0;
  const grouped = Array.from(whole, (digit, at) => (ofThousands(at) ? thousands : '') + digit).join('');
  const shown = rest.padEnd(decimals, '0');
  return shown === '' ? grouped : `${grouped}${mark}${shown}`;
}

it('random trades written in any format are read correctly, or the file is refused (IMPORT-15)', async () => {
  const dice = new Dice(20_261_122);
  const outcome = { read: 0, refused: 0 };
  for (let round = 0; round < 12; round += 1) {
    for (const writer of WRITERS) {
      const meant = Array.from({ length: dice.int(1, 3) }, () => aTrade(dice));
      const decimals = dice.int(0, 3);
      const lines = meant.map((trade) => {
        const [year = '', month = '', day = ''] = trade.tradeDate.split('-');
        const amounts = [trade.pricePerShare, trade.totalAmount].map((text) =>
          written(text, writer, decimals),
        );
        return [
          'S-1',
          'BUY',
          writer.day(year, month, day),
          written(trade.quantity, writer, 0),
          ...amounts,
        ].join(';');
      });
      const csv = ['sid;transactionType;tradeDate;quantity;pricePerShare;totalAmount', ...lines].join('\n');
      const file = await readWholeFile(csv, { name: 'any.csv', set: TRADE_COLUMNS }).catch(
        (error: unknown) => {
          if (!(error instanceof FileRefused)) throw error;
          expect(error.message).toMatch(/does not show whether its (?:numbers|dates) are written as/);
        },
      );
      outcome[file ? 'read' : 'refused'] += 1;
      file?.rowsRead.forEach((row, at) => {
        const check = checkTradeRow(row, file.shape.columns, file.shape.notation!);
        expect({ csv, check }).toMatchObject({ csv, check: { ok: true, trade: meant[at]! } });
      });
    }
  }
  // Most files reveal their format: refusing all of them would prove nothing.
  expect(outcome.read).toBeGreaterThan(outcome.refused);
  expect(outcome.refused).toBeGreaterThan(100);
});
