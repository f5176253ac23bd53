import { PLAIN_COLUMNS } from '../../server/src/imports/engine/record-columns.js';
import type { Answers } from '../harness/answers.js';
import type { BenchDatabase } from '../harness/database.js';

interface Content {
  rows: string;
  sum: string;
}

const claims = ['sid', ...Object.values(PLAIN_COLUMNS)].join(', ');
const trade = 't.transaction_type, t.trade_date, t.quantity, t.price_per_share, t.total_amount';

/** Number of rows and a sum over their hashes, which does not depend on their order. */
const contentOf = (columns: string, from: string) =>
  `SELECT count(*) AS rows, sum(hashtextextended((${columns})::text, 0)) AS sum FROM ${from}`;

/** The product's claims must be those of the file, cell by cell, restricted fields aside. */
export async function checkSameClaims(db: BenchDatabase, answers: Answers): Promise<void> {
  const of = (schema: string) =>
    db.one<Content & Record<string, unknown>>(contentOf(claims, `${schema}.submissions`));
  answers.expect('import-settlements', 'what the table holds', await of('public'), await of('limits'));
}

/** The product's trades and opening balances must be those of the file. */
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
