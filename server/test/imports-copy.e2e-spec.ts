import { jest } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { CopyBuffer, uuidBytes } from '../src/database/copy-buffer.js';
import { copyRows } from '../src/database/copy-rows.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';
import { withoutEnd } from '../src/rules/text-ends.js';

fc.configureGlobal({ seed: jest.getSeed() });

const COLUMNS = ['id', 'label', 'words', 'bytes', 'flag', 'small', 'large', 'day', 'price', 'document'];

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => value.replaceAll('\0', ''));
const digits = (most: number) => fc.bigInt({ min: 0n, max: 10n ** BigInt(most) - 1n }).map(String);
const amount = fc.oneof(
  digits(14),
  fc
    .tuple(digits(14), fc.integer({ min: 1, max: 999_999 }))
    .map(([whole, millionths]) => `${whole}.${withoutEnd(String(millionths).padStart(6, '0'), '0')}`),
  fc.constantFrom('0', '0.000001', '9999', '10000', '10000.0001', '100000000', '99999999999999.999999'),
);
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const rows = fc.array(
  fc.record({
    id: fc.uuid(),
    label: fc.constantFrom('BUY', 'SELL', null),
    words: fc.option(text),
    bytes: fc.option(fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes))),
    flag: fc.boolean(),
    small: fc.option(fc.integer()),
    large: fc.integer({ min: -(10 ** 15), max: 10 ** 15 }),
    day,
    price: amount,
    document: fc.option(fc.record({ text, list: fc.array(fc.integer()) })),
  }),
  { maxLength: 40 },
);

describe('rows sent in the binary format of COPY', () => {
  let database: ScratchDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createScratchDatabase();
    client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    await client.query(`
      CREATE TEMP TABLE copied (no serial, id uuid, label transaction_type, words text, bytes bytea, flag boolean, small int,
                                large bigint, day date, price numeric(20, 6), document jsonb)`);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('arrive unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (sent) => {
        await client.query('TRUNCATE copied');
        const buffer = new CopyBuffer();
        for (const row of sent) {
          buffer.row(COLUMNS.length);
          buffer.bytes(uuidBytes(row.id));
          buffer.text(row.label);
          buffer.text(row.words);
          buffer.bytes(row.bytes);
          buffer.boolean(row.flag);
          buffer.integer(row.small);
          buffer.bigint(row.large);
          buffer.date(row.day);
          buffer.amount(row.price);
          buffer.json(row.document);
        }
        await copyRows(client, 'copied', COLUMNS, buffer);
        const { rows: stored } = await client.query<Record<string, unknown>>(
          `SELECT id, label, words, bytes, flag, small, large::float8 AS large, day::text AS day,
                  trim_scale(price)::text AS price, document FROM copied ORDER BY no`,
        );
        expect(stored).toEqual(
          sent.map((row) => ({ ...row, document: row.document && { ...row.document } })),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('arrive when they fill many chunks, and when one is larger than a chunk', async () => {
    await client.query('TRUNCATE copied');
    const texts = Array.from({ length: 3_000 }, (_, index) => `${index} é`.repeat(30));
    texts.push('x'.repeat(700_000));
    const buffer = new CopyBuffer();
    for (const words of texts) {
      buffer.row(1);
      buffer.text(words);
    }
    await copyRows(client, 'copied', ['words'], buffer);
    const { rows: stored } = await client.query<{ words: string }>('SELECT words FROM copied ORDER BY no');
    expect(stored.map(({ words }) => words)).toEqual(texts);
  });

  it('are all refused by the database when one is invalid, and the connection stays usable', async () => {
    const buffer = new CopyBuffer();
    buffer.row(1);
    buffer.text('no such type');
    await expect(copyRows(client, 'copied', ['label'], buffer)).rejects.toThrow(
      'invalid input value for enum',
    );
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});
