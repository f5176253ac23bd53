import type pg from 'pg';
import { inBatches, inTurns } from '../../common/batches.js';
import { type FoundPair, groupsOf } from '../../double-ups/double-up-groups.js';
import { DoubleUpReason } from '../../double-ups/double-up.entity.js';
import { findDoubleUps } from '../../double-ups/find-double-ups.js';
import { csvRecord } from '../../common/csv-text.js';
import type { Chosen, Report } from './report.js';

const WORDS: Record<DoubleUpReason, string> = {
  [DoubleUpReason.ABN_ACN]: 'Same ABN/ACN',
  [DoubleUpReason.TRADING_ACCOUNT]: 'Same trading account',
  [DoubleUpReason.BANK_ACCOUNT]: 'Same bank account',
  [DoubleUpReason.TAX_NUMBER]: 'Same tax file number',
  [DoubleUpReason.NAME_AND_ADDRESS]: 'Nearly the same name and address',
};

const ROWS_AT_ONCE = 500;

/**
 * How many other claims a row names. A claim that shares a value with thousands, such as the clients of a custodian,
 * names this many, and all others whose row may not name it.
 */
const MOST_NAMED = 50;

interface Claim {
  id: string;
  sid: string | null;
  legalEntity: string;
  contactPerson: string;
  contactEmail: string;
}

/** An administrator's decision about a pair: the id of the duplicate, or none when they are no duplicates. */
type Marks = ReadonlyMap<string, string | null>;

/**
 * The current double ups, one row a claim, group by group: why it is in the group, and what was decided. Pairs marked as
 * no duplicates are left out (DOUBLEUP-4).
 */
export const doubleUpsReport: Report = {
  path: 'settlements-export-v3',
  summary: 'Double ups, in groups, with the reason for each.',
  fileName: 'double-ups',
  columns: () => [
    'group',
    'sid',
    'submissionId',
    'legalEntity',
    'contactPerson',
    'contactEmail',
    'reasons',
    'duplicateOf',
  ],
  kinds: { group: 'number' },
  takesChosen: true,
  async *batches({ client, chosen, reportTotal }) {
    const marks = await readMarks(client);
    const groups = await groupedPairs(await findDoubleUps(client), marks);
    const isShown = chosen === null ? () => true : await isAmong(client, chosen);
    reportTotal(
      [...groups.values()].reduce((sum, claims) => sum + [...claims.keys()].filter(isShown).length, 0),
    );
    for (const members of inBatches(membersOf(groups, isShown), ROWS_AT_ONCE)) {
      const some = members.map((member) => ({ ...member, named: namedPairs(member, groups, marks) }));
      const claims = await readClaims(
        client,
        some.flatMap(({ id, named }) => [id, ...named.map((pair) => otherOf(pair, id))]),
      );
      yield { csv: some.map((member) => rowOf(member, marks, claims)).join(''), rows: some.length };
    }
  },
};

interface Member {
  group: number;
  groupId: string;
  id: string;
  pairs: FoundPair[];
}

/** The pairs of each claim, in connected groups; pairs that are no duplicates are left out. */
type Groups = ReadonlyMap<string, ReadonlyMap<string, FoundPair[]>>;

async function groupedPairs(found: readonly FoundPair[], marks: Marks): Promise<Groups> {
  const pairs: FoundPair[] = [];
  for await (const some of inTurns(found))
    pairs.push(...some.filter((pair) => marks.get(keyOf(pair)) !== null));
  const groupIds = (await groupsOf(pairs)).values();
  const groups = new Map<string, Map<string, FoundPair[]>>();
  for await (const some of inTurns(pairs))
    for (const pair of some) {
      const ofClaims = entryOf(groups, groupIds.next().value!, () => new Map<string, FoundPair[]>());
      for (const id of [pair.firstId, pair.secondId])
        entryOf(ofClaims, id, () => [] as FoundPair[]).push(pair);
    }
  return groups;
}

function entryOf<T>(map: Map<string, T>, key: string, made: () => T): T {
  const entry = map.get(key) ?? made();
  map.set(key, entry);
  return entry;
}

/** A row of a chosen claim names its pairs with others, which have no rows of their own. */
async function isAmong(client: pg.ClientBase, chosen: Chosen): Promise<(id: string) => boolean> {
  const { rows } = await client.query<{ id: string }>(`SELECT id FROM ${chosen} chosen(id)`);
  const ids = new Set(rows.map(({ id }) => id));
  return (id) => ids.has(id);
}

/** The shown claims that are connected to another one, group by group. */
function* membersOf(groups: Groups, isShown: (id: string) => boolean): Generator<Member> {
  for (const [index, groupId] of [...groups.keys()].sort().entries()) {
    const ofClaims = groups.get(groupId)!;
    for (const id of [...ofClaims.keys()].filter(isShown).sort())
      yield { group: index + 1, groupId, id, pairs: ofClaims.get(id)! };
  }
}

/**
 * The pairs named by a claim's row: the first of very many, those that make it a duplicate, and those that the other
 * claim's row may leave out.
 */
function namedPairs({ groupId, id, pairs }: Member, groups: Groups, marks: Marks): FoundPair[] {
  const ofClaims = groups.get(groupId)!;
  const hasMany = (other: string) => ofClaims.get(other)!.length > MOST_NAMED;
  return pairs.filter(
    (pair, at) => at < MOST_NAMED || hasMany(otherOf(pair, id)) || marks.get(keyOf(pair)) === id,
  );
}

const keyOf = ({ firstId, secondId }: Pick<FoundPair, 'firstId' | 'secondId'>) => `${firstId} ${secondId}`;
const otherOf = ({ firstId, secondId }: FoundPair, id: string) => (firstId === id ? secondId : firstId);

async function readMarks(client: pg.ClientBase): Promise<Marks> {
  const { rows } = await client.query<{ firstId: string; secondId: string; duplicateId: string | null }>(
    `SELECT first_id AS "firstId", second_id AS "secondId", duplicate_id AS "duplicateId" FROM double_up_marks`,
  );
  return new Map(rows.map((row) => [keyOf(row), row.duplicateId]));
}

async function readClaims(client: pg.ClientBase, ids: string[]): Promise<ReadonlyMap<string, Claim>> {
  const { rows } = await client.query<Claim>(
    `SELECT id, sid, legal_entity AS "legalEntity", trim(first_name || ' ' || last_name) AS "contactPerson",
       coalesce(nullif(contact_email, ''), email) AS "contactEmail"
     FROM submissions WHERE id = ANY ($1::uuid[])`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map((claim) => [claim.id, claim]));
}

function rowOf(
  { group, id, pairs, named }: Member & { named: FoundPair[] },
  marks: Marks,
  claims: ReadonlyMap<string, Claim>,
): string {
  const claim = claims.get(id)!;
  const nameOf = (other: string) => claims.get(other)!.sid ?? other;
  const reasons = named.map(
    (pair) => `${pair.reasons.map((reason) => WORDS[reason]).join(', ')} as ${nameOf(otherOf(pair, id))}`,
  );
  const others = pairs.length - named.length;
  if (others > 0) reasons.push(`and ${others} more, each of which lists this one`);
  const duplicateOf = named
    .filter((pair) => marks.get(keyOf(pair)) === id)
    .map((pair) => nameOf(otherOf(pair, id)));
  return csvRecord([
    String(group),
    claim.sid,
    id,
    claim.legalEntity,
    claim.contactPerson,
    claim.contactEmail,
    reasons.join('; '),
    duplicateOf.join('; '),
  ]);
}
