import type pg from 'pg';
import { inTurns } from '../common/batches.js';
import { DoubleUpReason } from './double-up.entity.js';
import type { FoundPair } from './double-up-groups.js';

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

/** Longer than any request may take (DOUBLEUP-5, LIMIT-2), since each statement reads every claim. */
const LONGEST_STATEMENT = '10min';

/** The value compared for each reason; null when a claim has none. */
const KEYS: readonly [DoubleUpReason, string][] = [
  [DoubleUpReason.ABN_ACN, `nullif(regexp_replace(upper(abn_acn), '[^A-Z0-9]', '', 'g'), '')`],
  [DoubleUpReason.TRADING_ACCOUNT, 'trading_account_index'],
  [DoubleUpReason.BANK_ACCOUNT, 'bank_account_index'],
  [DoubleUpReason.TAX_NUMBER, 'tax_number_index'],
];

const sharing = (key: string) => `
  SELECT array_agg(id::text ORDER BY id) AS ids FROM submissions
  WHERE ${key} IS NOT NULL GROUP BY ${key} HAVING count(*) > 1`;

const cleaned = (column: string, words: string) =>
  `trim(regexp_replace(regexp_replace(lower(${column}), '[^[:alnum:]]+', ' ', 'g'), '\\m(${words})\\M', '', 'g'))`;

/**
 * A text is compared with this many next ones in its block, in order of the name, so that a block of thousands stays
 * cheap.
 */
const NEIGHBOURS = 20;

/**
 * Groups of claims with the same name and address, and pairs of groups where both are similar, by the sorted
 * neighbourhood method. The neighbours come from a window function: PostgreSQL planned a join by position as one of all
 * pairs of a block, whose number grows with the square of the claims.
 */
const ALIKE = `
  WITH cleaned AS (
    SELECT id, lower(post_code) AS post_code,
      ${cleaned('legal_entity', 'pty|ltd|limited|proprietary|the|inc|incorporated|co|company|and|as|trustee|for|atf')} AS name,
      ${cleaned('address', 'street|st|road|rd|avenue|ave|unit|level|suite|no')} AS address
    FROM submissions WHERE legal_entity <> '' AND address <> '' AND post_code <> ''
  ), texts AS (
    SELECT post_code, left(replace(name, ' ', ''), ${LETTERS}) AS block, name, address, array_agg(id::text ORDER BY id) AS ids
    FROM cleaned WHERE name <> '' GROUP BY post_code, name, address
  ), placed AS MATERIALIZED (
    SELECT *, row_number() OVER (ORDER BY post_code, block, name, address) AS place FROM texts
  ), neighbours AS (
    SELECT ids, name, address, place, array_agg(name) OVER near AS names, array_agg(address) OVER near AS addresses FROM placed
    WINDOW near AS (PARTITION BY post_code, block ORDER BY place ROWS BETWEEN 1 FOLLOWING AND ${NEIGHBOURS} FOLLOWING)
  )
  SELECT ids AS one, ids AS other FROM placed WHERE cardinality(ids) > 1
  UNION ALL
  SELECT a.ids, b.ids
  FROM neighbours a CROSS JOIN LATERAL unnest(a.names, a.addresses) WITH ORDINALITY AS near (name, address, step)
  JOIN placed b ON b.place = a.place + near.step
  WHERE similarity(a.name, near.name) >= ${NAME_ALIKE} AND similarity(a.address, near.address) >= ${ADDRESS_ALIKE}`;

/**
 * Pairs of claims that share an ABN/ACN, trading account, bank account or tax file number, or have a similar legal
 * entity and address (DOUBLEUP-1), each with all its reasons. Restricted values are compared by their blind indexes,
 * without decryption. The client must be in a transaction, whose timeouts are extended.
 */
export async function findDoubleUps(client: pg.ClientBase): Promise<FoundPair[]> {
  const found = new Map<string, FoundPair>();
  const add = (one: string, other: string, reason: DoubleUpReason) => {
    const [firstId, secondId] = one < other ? [one, other] : [other, one];
    const pair = found.get(firstId + secondId);
    if (pair) pair.reasons.push(reason);
    else found.set(firstId + secondId, { firstId, secondId, reasons: [reason] });
  };
  await client.query(`SET LOCAL statement_timeout = '${LONGEST_STATEMENT}'`);
  // The event loop serves other requests between two statements, and the pairs of a million claims take time to
  // process.
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  for (const [reason, key] of KEYS) {
    const { rows } = await client.query<{ ids: string[] }>(sharing(key));
    for await (const some of inTurns(rows))
      for (const { ids } of some) pairAmong(ids, (one, other) => add(one, other, reason));
  }
  const { rows } = await client.query<{ one: string[]; other: string[] }>(ALIKE);
  const alike = (one: string, other: string) => add(one, other, DoubleUpReason.NAME_AND_ADDRESS);
  for await (const some of inTurns(rows))
    for (const { one, other } of some) {
      if (one[0] === other[0]) pairAmong(one, alike);
      else for (const first of leaders(one)) for (const second of leaders(other)) alike(first, second);
    }
  return [...found.values()];
}

/** The claims to pair with the others that share a value: all, or only the first when there are very many. */
const leaders = (ids: string[]) => (ids.length > MOST_PAIRED ? ids.slice(0, 1) : ids);

function pairAmong(ids: string[], pair: (one: string, other: string) => void): void {
  leaders(ids).forEach((first, at) => {
    for (const second of ids.slice(at + 1)) pair(first, second);
  });
}
