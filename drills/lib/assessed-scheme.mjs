import { createHash } from 'node:crypto';
import pg from 'pg';

/** The same claims in any database: ids and days are fixed, so that every run comes to one hash. */
const CLAIMS = `
  INSERT INTO submissions (id, sid, email, opening_balance, created_at)
  SELECT md5('claim ' || n)::uuid,
    -- Names that a language sorts otherwise than their bytes.
    (ARRAY['a-', 'Ä-', '_', 'B ', 'é', 'z', 'Z'])[1 + n % 7] || lpad(n::text, 6, '0'), 'a@example.com', '0', '2020-01-01'
  FROM generate_series(1, $1) n`;
const LISTS = `
  INSERT INTO trade_lists (submission_id, created_at, updated_at) SELECT id, created_at, created_at FROM submissions`;
const TRADES = `
  INSERT INTO trades (id, submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT n * 10 + t.nth, md5('claim ' || n)::uuid, t.type::transaction_type, t.day, t.quantity, 3, 3 * t.quantity, '2020-01-01'
  FROM generate_series(1, $1) n, LATERAL (VALUES
    (1, 'BUY', CASE WHEN n % 50 = 0 THEN '2014-08-01'::date WHEN n % 7 = 0 THEN '2013-09-01' ELSE '2013-09-02' END, 100 + n),
    (2, 'BUY', '2014-09-02'::date, 70 + n % 13),
    (3, 'SELL', '2014-09-01'::date, 50),
    (4, 'SELL', '2014-11-03'::date, 60)
  ) t(nth, type, day, quantity)`;

/** Fills an empty, migrated database with this many claims. @param document the rules */
export async function fillScheme(db, claims, document) {
  const { canonicalJson } = await import('../../server/dist/rules/proof/canonical-json.js');
  const text = canonicalJson(document);
  const { rows: people } = await db.query(
    `INSERT INTO users (name, email, role, verified_at)
     SELECT name, lower(name) || '@example.com', 'MASTER_ADMIN', now() FROM unnest(ARRAY['A', 'B', 'C']) name RETURNING id`,
  );
  await db.query(
    `INSERT INTO rules_versions (number, effective_from, basis, document, sha256, state, author_id, approved_by_id, approved_at)
     VALUES (1, '2019-05-03', 'Order of 3 May 2019', $1, $2, 'APPROVED', $3, $4, now())`,
    [text, createHash('sha256').update(text).digest(), people[1].id, people[2].id],
  );
  for (const statement of [CLAIMS, LISTS, TRADES])
    await db.query(statement, statement === LISTS ? [] : [claims]);
  await db.query('ANALYZE submissions, trade_lists, trades');
}

/**
 * Creates a second database on a portal's server whose texts sort as in Australian English, where the first sorts by
 * bytes.
 * @returns its URLs as the nodes take them
 */
export async function sortedByLanguage({ adminUrl, migratorUrl, appUrl }) {
  const name = 'prorata_sorted';
  const at = (url, database) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  const [owner, user] = [migratorUrl, appUrl].map((url) => new URL(url).username);
  const client = new pg.Client({ connectionString: at(adminUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(
      `CREATE DATABASE ${name} OWNER ${owner} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-AU' LOCALE 'C'`,
    );
    await client.query(`GRANT CONNECT, TEMPORARY ON DATABASE ${name} TO ${user}`);
  } finally {
    await client.end();
  }
  return { adminUrl: at(adminUrl, name), migratorUrl: at(migratorUrl, name), appUrl: at(appUrl, name) };
}
