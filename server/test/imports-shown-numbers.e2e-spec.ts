import { styles, textRow, workbookParts, zipOf } from './fixtures/imports/make-workbook.js';
import type { Client } from './harness/client.js';
import { anAdmin, aSubmission } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const HEADER = ['sid', 'transactionType', 'tradeDate', 'quantity', 'pricePerShare', 'totalAmount'];
const [MONEY, LITERAL, PERCENT, DAY, DIGITS] = [1, 2, 3, 4, 5];
const FORMATS = ['General', '$#,##0.00', '0"."00', '0%', 'dd/mm/yyyy', '00\\/00\\/00'];

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
  await aSubmission(server.database.db, server.ring, { sid: 'W-1' });
});
afterAll(() => server.close());

const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
/** A row of a purchase: its date, price and total as the XML of their cells. */
const purchase = (day: string, price: string, total: string) =>
  `<row>${text('W-1')}${text('BUY')}${day}${number('10')}${price}${total}</row>`;

it('rows of a workbook that display another number or date than they contain are rejected, the others imported', async () => {
  const day = number('43464.9999999999', DAY);
  const rows = [
    purchase(day, number('9.125', MONEY), number('91.25', MONEY)),
    purchase(day, number('912550', LITERAL), number('9125500', LITERAL)),
    purchase(day, number('9.125', PERCENT), number('91.25')),
    purchase(number('41218', DIGITS), number('5'), number('50')),
    purchase(number('2018'), number('5'), number('50')),
    purchase('<c t="d"><v>2018-12-31 or so</v></c>', number('5'), number('50')),
    purchase(day, '<c><v>1</v><v>2</v></c>', number('120')),
  ];
  const parts = workbookParts([textRow(HEADER), ...rows].join(''), { 'xl/styles.xml': styles(FORMATS) });
  const run = await importFile(
    admin,
    'settlement-records/trade',
    new Blob([new Uint8Array(await zipOf(parts))]),
    '?mode=append',
    'trades.xlsx',
  );
  expect(run).toMatchObject({ created: 1, rejected: 6 });
  const because = (line: number, column: string, message: string) => ({
    line,
    column,
    message: expect.stringContaining(message) as string,
  });
  expect(run.rejections).toEqual([
    because(3, 'pricePerShare', 'The cell in column E contains the number 912550 but shows 9125.50'),
    because(4, 'pricePerShare', 'The cell in column E contains the number 9.125 but shows 913%'),
    because(5, 'tradeDate', 'The cell in column C contains the number 41218 and shows 04/12/18'),
    because(6, 'tradeDate', 'The cell in column C contains the number 2018 and shows 2018'),
    because(7, 'tradeDate', 'The cell in column C contains a date that cannot be read: 2018-12-31 or so'),
    because(8, 'pricePerShare', 'The cell in column E contains two values'),
  ]);
  const stored = await server.database.db.query<unknown[]>(
    'SELECT trade_date::text AS day, trim_scale(price_per_share)::text AS price FROM trades',
  );
  expect(stored).toEqual([{ day: '2018-12-31', price: '9.125' }]);
});
