import type pg from 'pg';
import { copiedRows } from '../database/copy-reader.js';
import { CopyBuffer } from '../database/copy-buffer.js';
import { copyRows } from '../database/copy-rows.js';
import { ConnectedGroups, type FoundPair } from './double-up-groups.js';
import { DoubleUpReason } from './double-up.entity.js';

/**
 * When more claims than this share a value (a custodian's account, for example), they are paired with the first of them
 * only.
 */
const MOST_PAIRED = 20;

/** Minimum similarity of names and addresses, from 0 to 1 (pg_trgm's similarity of the normalised texts). */
const NAME_ALIKE = 0.7;
const ADDRESS_ALIKE = 0.6;

/** Two claims are compared only if the post code and this many first letters of the name are equal. */
const LETTERS = 4;

/** Longer than any request may take (DOUBLEUP-5, LIMIT-2), since the statement reads every claim several times. */
const LONGEST_STATEMENT = '10min';

/** The value compared for each reason; null when a claim has none. */
const KEYS: readonly [DoubleUpReason, string][] = [
  [DoubleUpReason.ABN_ACN, `nullif(regexp_replace(upper(abn_acn), '[^A-Z0-9]', '', 'g'), '')`],
  [DoubleUpReason.TRADING_ACCOUNT, 'trading_account_index'],
  [DoubleUpReason.BANK_ACCOUNT, 'bank_account_index'],
  [DoubleUpReason.TAX_NUMBER, 'tax_number_index'],
];

const cleaned = (column: string, words: string) =>
  `trim(regexp_replace(regexp_replace(lower(${column}), '[^[:alnum:]]+', ' ', 'g'), '\\m(${words})\\M', '', 'g'))`;

/**
 * A text is compared with this many next ones in its block, in order of the name, so that a block of thousands stays
 * cheap.
 */
const NEIGHBOURS = 20;

/**
 * Groups of claims with the same name and address, without another, and pairs of groups where both are similar, by the
 * sorted neighbourhood method. The neighbours come from a window function: PostgreSQL planned a join by position as one of
 * all pairs of a block, whose number grows with the square of the claims.
 */
const ALIKE = `
  WITH cleaned AS (
    SELECT id, lower(post_code) AS post_code,
      ${cleaned('legal_entity', 'pty|ltd|limited|proprietary|the|inc|incorporated|co|company|and|as|trustee|for|atf')} AS name,
      ${cleaned('address', 'street|st|road|rd|avenue|ave|unit|level|suite|no')} AS address
    FROM submissions WHERE legal_entity <> '' AND address <> '' AND post_code <> ''
  ), texts AS (
    SELECT post_code, left(replace(name, ' ', ''), ${LETTERS}) AS block, name, address, array_agg(id ORDER BY id) AS ids
    FROM cleaned WHERE name <> '' GROUP BY post_code, name, address
  ), placed AS MATERIALIZED (
    SELECT *, row_number() OVER (ORDER BY post_code, block, name, address) AS place FROM texts
  ), neighbours AS (
    SELECT ids, name, address, place, array_agg(name) OVER near AS names, array_agg(address) OVER near AS addresses FROM placed
    WINDOW near AS (PARTITION BY post_code, block ORDER BY place ROWS BETWEEN 1 FOLLOWING AND ${NEIGHBOURS} FOLLOWING)
  )
  SELECT ids AS one, NULL AS other FROM placed WHERE cardinality(ids) > 1
  UNION ALL
  SELECT a.ids, b.ids
  FROM neighbours a CROSS JOIN LATERAL unnest(a.names, a.addresses) WITH ORDINALITY AS near (name, address, step)
  JOIN placed b ON b.place = a.place + near.step
  WHERE similarity(a.name, near.name) >= ${NAME_ALIKE} AND similarity(a.address, near.address) >= ${ADDRESS_ALIKE}`;

/** The claims to pair with the others that share a value: all, or only the first when there are very many. */
const leaders = (ids: string) =>
  `CASE WHEN cardinality(${ids}) > ${MOST_PAIRED} THEN ${ids}[1:1] ELSE ${ids} END`;

/** SQL for the pairs among the claims of each row of `shared`. */
const pairsAmong = (shared: string, reason: string) => `
  SELECT one.id AS first_id, other.id AS second_id, ${reason} AS reason FROM ${shared} AS shared,
    unnest(${leaders('shared.ids')}) WITH ORDINALITY AS one (id, place), unnest(shared.ids[one.place::int + 1:]) AS other (id)`;

const sharing = ([reason, key]: (typeof KEYS)[number]) =>
  pairsAmong(
    `(SELECT array_agg(id ORDER BY id) AS ids FROM submissions WHERE ${key} IS NOT NULL GROUP BY ${key} HAVING count(*) > 1)`,
    `'${reason}'::double_up_reason`,
  );

/** The pairs with all their reasons, the lower id first. */
const PAIRS = `
  WITH alike AS MATERIALIZED (${ALIKE})
  SELECT least(first_id, second_id) AS first_id, greatest(first_id, second_id) AS second_id,
    array_agg(DISTINCT reason ORDER BY reason) AS reasons
  FROM (
    ${KEYS.map(sharing).join(' UNION ALL ')}
    UNION ALL
    ${pairsAmong('(SELECT one AS ids FROM alike WHERE other IS NULL)', `'${DoubleUpReason.NAME_AND_ADDRESS}'`)}
    UNION ALL
    SELECT one.id, other.id, '${DoubleUpReason.NAME_AND_ADDRESS}'
    FROM alike, unnest(${leaders('alike.one')}) AS one (id), unnest(${leaders('alike.other')}) AS other (id)
    WHERE alike.other IS NOT NULL
  ) found
  GROUP BY 1, 2`;

/**
 * Pairs of claims that share an ABN/ACN, trading account, bank account or tax file number, or have a similar legal
 * entity and address (DOUBLEUP-1), each with all its reasons. Restricted values are compared by their blind indexes,
 * without decryption. The client must be in a transaction, whose timeouts are extended.
 */
export async function findDoubleUps(client: pg.ClientBase): Promise<FoundPair[]> {
  await extendTimeouts(client);
  const { rows } = await client.query<FoundPair>(
    `SELECT first_id AS "firstId", second_id AS "secondId", reasons::text[] FROM (${PAIRS}) pairs`,
  );
  return rows;
}

/** Claims that are paired, numbered in the order of their ids. */
const PLACED = `
  SELECT id, row_number() OVER (ORDER BY id)::int - 1 AS place
  FROM (SELECT first_id AS id FROM found_pairs UNION SELECT second_id FROM found_pairs) claims`;
const CONNECTED = `
  SELECT one.place, other.place FROM found_pairs p
  JOIN found_claims one ON one.id = p.first_id JOIN found_claims other ON other.id = p.second_id`;
const KEEP = `
  INSERT INTO double_ups (first_id, second_id, reasons, group_id)
  SELECT p.first_id, p.second_id, p.reasons, lowest.id FROM found_pairs p
  JOIN found_claims c ON c.id = p.first_id JOIN found_groups g ON g.place = c.place
  JOIN found_claims lowest ON lowest.place = g.lowest`;
const ROWS_AT_ONCE = 50_000;

/**
 * Finds the pairs like `findDoubleUps` and stores them with their groups in place of those of the search before. They stay in
 * the database: a million claims may have hundreds of thousands of pairs; this process has four bytes for a claim.
 * @returns the number of pairs
 */
export async function storeDoubleUps(client: pg.Client): Promise<number> {
  await extendTimeouts(client);
  await client.query(`CREATE TEMP TABLE found_pairs ON COMMIT DROP AS ${PAIRS}`);
  await client.query('ANALYZE found_pairs');
  const { rowCount } = await client.query(`CREATE TEMP TABLE found_claims ON COMMIT DROP AS ${PLACED}`);
  await client.query('ANALYZE found_claims');
  const claims = rowCount!;
  const groups = new ConnectedGroups(claims);
  for await (const rows of copiedRows(client, CONNECTED))
    while (rows.next()) groups.connect(rows.integer(0), rows.integer(1));
  await client.query('CREATE TEMP TABLE found_groups (place int, lowest int) ON COMMIT DROP');
  for (let from = 0; from < claims; from += ROWS_AT_ONCE) {
    const some = new CopyBuffer();
    for (let place = from; place < Math.min(from + ROWS_AT_ONCE, claims); place += 1) {
      some.row(2);
      some.integer(place);
      some.integer(groups.lowestOf(place));
    }
    await copyRows(client, 'found_groups', ['place', 'lowest'], some);
  }
  await client.query('ANALYZE found_groups');
  await client.query('DELETE FROM double_ups');
  const kept = await client.query(KEEP);
  return kept.rowCount!;
}

async function extendTimeouts(client: pg.ClientBase): Promise<void> {
  await client.query(`SET LOCAL statement_timeout = '${LONGEST_STATEMENT}'`);
  // The event loop serves other requests between two statements, and the pairs of a million claims take time to
  // process.
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
}
