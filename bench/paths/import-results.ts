import { PLAIN_COLUMNS } from '../../server/src/imports/engine/record-columns.js';
import type { Answers } from '../harness/answers.js';
import type { BenchDatabase } from '../harness/database.js';

interface Content {
  rows: string;
  sum: string;
}

const claims = ['sid', ...Object.values(PLAIN_COLUMNS)].join(', ');
const trade = 't.transaction_type, t.trade_date, t.quantity, t.price_per_share, t.total_amount';

/** The number of rows and a sum of their hashes, which does not depend on their order. */
const contentOf = (columns: string, from: string) =>
  `SELECT count(*) AS rows, sum(hashtextextended((${columns})::text, 0)) AS sum FROM ${from}`;

/** The product's claims must equal those of the file, cell by cell, except for restricted fields. */
export async function checkSameClaims(db: BenchDatabase, answers: Answers): Promise<void> {
  const of = (schema: string) =>
    db.one<Content & Record<string, unknown>>(contentOf(claims, `${schema}.submissions`));
  answers.expect('import-settlements', 'what the table holds', await of('public'), await of('limits'));
}

/** The cells of each blind index; an account number is indexed only together with its bank. */
const INDEXED = {
  tax_number: `nullif(tax_number, '')`,
  trading_account: `nullif(trading_account, '')`,
  bank_account: `CASE WHEN account_no <> '' THEN coalesce(nullif(bsb, ''), swift_code) || account_no END`,
};
const RESTRICTED = ['tax_number', 'trading_account', 'bsb', 'swift_code', 'account_name', 'account_no'];

/**
 * The numbers of envelopes, of blind indexes and of distinct values must equal the numbers of such values in the file.
 * `export-settlements` decrypts all envelopes and compares their content cell by cell.
 */
export async function checkEncryptedClaims(db: BenchDatabase, answers: Answers): Promise<void> {
  const counts = (of: (index: string, cells: string) => string) =>
    Object.entries(INDEXED).map(
      ([index, cells]) =>
        `count(${of(index, cells)}) AS ${index}, count(DISTINCT ${of(index, cells)}) AS different_${index}`,
    );
  const claims = ['count(sealed) AS sealed', ...counts((index) => `${index}_index`)];
  const cells = [
    `count(nullif(${RESTRICTED.join(' || ')}, '')) AS sealed`,
    ...counts((_index, cells) => cells),
  ];
  answers.expect(
    'import-settlements',
    'how many envelopes and blind indexes there are',
    await db.one(`SELECT ${claims.join(', ')} FROM public.submissions`),
    await db.one(`SELECT ${cells.join(', ')} FROM limits.staged_records`),
  );
}

/** The product's trades and opening balances must equal those of the file. */
export async function checkSameTrades(db: BenchDatabase, answers: Answers): Promise<void> {
  const joined = (schema: string, table: string, alias: string) =>
    `${schema}.${table} ${alias} JOIN ${schema}.submissions s ON s.id = ${alias}.submission_id`;
  const trades = (schema: string) =>
    db.one<Content & Record<string, unknown>>(contentOf(`s.sid, ${trade}`, joined(schema, 'trades', 't')));
  const lists = (schema: string) =>
    db.one<Content & Record<string, unknown>>(
      contentOf('s.sid, l.opening_balance', joined(schema, 'trade_lists', 'l')),
    );
  answers.expect('import-trades', 'what the table holds', await trades('public'), await trades('limits'));
  answers.expect('import-trades', 'the opening balances', await lists('public'), await lists('limits'));
}
