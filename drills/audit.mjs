import { randomInt } from 'node:crypto';
import { DataSource } from 'typeorm';
import { openPortal } from './lib/portal.mjs';

const SEALS = 20;
const ENTRIES_EACH = 20;

const any = (items) => items[randomInt(items.length)];
const anEntry = () => 1 + randomInt(SEALS * ENTRIES_EACH);
const aSeal = () => 1 + randomInt(SEALS);
const COPY = (id, from) =>
  `INSERT INTO audit_entries (id, at, actor_kind, action, subject_type, subject_id, details)
   SELECT ${id}, at, actor_kind, action, subject_type, subject_id, details FROM audit_entries WHERE audit_entries.id = ${from}`;

/** Ways to tamper with the tables, each with the finding that must be reported. */
const MUTATIONS = {
  'a changed entry': () => {
    const id = anEntry();
    const change = any([
      `at = at + interval '1 microsecond'`,
      `actor_kind = 'anonymous'`,
      `action = action || ' '`,
      `subject_type = upper(subject_type)`,
      `subject_id = '0' || subject_id`,
      `details = details || '{"more": null}'`,
      `details = '[]'`,
    ]);
    return [[`UPDATE audit_entries SET ${change} WHERE id = ${id}`], `Entry ${id} was changed`];
  },
  'a removed entry': () => {
    const id = anEntry();
    return [[`DELETE FROM audit_entries WHERE id = ${id}`], `Entry ${id} was removed`];
  },
  'an added entry': () => {
    const id = any([0, -randomInt(1, 1e9), SEALS * ENTRIES_EACH + 1 + randomInt(1e9)]);
    return [[COPY(id, anEntry())], `Entry ${id} was added`];
  },
  'an entry under another id': () => {
    const id = anEntry();
    return [[`UPDATE audit_entries SET id = -id WHERE id = ${id}`], `Entry ${id} was removed`];
  },
  'a changed seal': () => {
    const number = aSeal();
    const change = any([
      `through = through + 1`,
      `sealed_at = sealed_at - interval '1 second'`,
      `ids = ids - int8multirange(int8range(lower(ids), lower(ids) + 1))`,
      `digests = set_byte(digests, 0, (get_byte(digests, 0) + 1) % 256)`,
      `hash = set_byte(hash, 31, (get_byte(hash, 31) + 1) % 256)`,
    ]);
    return [[`UPDATE audit_seals SET ${change} WHERE number = ${number}`], `Seal ${number}, or`];
  },
  'a removed seal with its entries': () => {
    const number = aSeal();
    const found = number === SEALS ? `Seal ${SEALS} was noted` : `Seal ${number} was removed`;
    return [
      [
        `DELETE FROM audit_entries e USING audit_seals s WHERE s.number = ${number} AND s.ids @> e.id`,
        `DELETE FROM audit_seals WHERE number = ${number}`,
      ],
      found,
    ];
  },
  'an end that was cut off': () => {
    const number = aSeal();
    return [
      [
        `DELETE FROM audit_entries e USING audit_seals s WHERE s.number >= ${number} AND s.ids @> e.id`,
        `DELETE FROM audit_seals WHERE number >= ${number}`,
      ],
      `Seal ${SEALS} was noted`,
    ];
  },
};

/** Creates entries of yesterday with seals of yesterday, in the same form as the sealer's. */
async function fill(db, key) {
  const { digestOf, hashOf, NOTHING_BEFORE } = await import('../server/dist/audit/seal-chain.js');
  const { rangesOf } = await import('../server/dist/audit/id-ranges.js');
  const { asMoment, ENTRY_COLUMNS } = await import('../server/dist/audit/audit-rows.js');
  let previous = NOTHING_BEFORE;
  for (let number = 1; number <= SEALS; number++) {
    const entries = await db.query(
      `INSERT INTO audit_entries (id, at, actor_kind, action, subject_type, subject_id, details)
       SELECT n, now() - interval '1 day', 'system', 'drill.done', 'drill', n::text, jsonb_build_object('n', n)
       FROM generate_series($1::int, $2::int) n RETURNING ${ENTRY_COLUMNS}`,
      [(number - 1) * ENTRIES_EACH + 1, number * ENTRIES_EACH],
    );
    const [{ at }] = await db.query(`SELECT ${asMoment(`(now() - interval '1 day')`)} AS at`);
    const ids = entries.map(({ id }) => id);
    const digests = Buffer.concat(entries.map(digestOf));
    const seal = { number, sealedAt: at, ids: rangesOf(ids), through: ids.at(-1), digests };
    const hash = hashOf(key, seal, previous);
    await db.query('INSERT INTO audit_seals VALUES ($1, $2, $3, $4, $5, $6)', [...Object.values(seal), hash]);
    previous = hash;
  }
  return { number: SEALS, hash: previous.toString('hex') };
}

/**
 * Checks that verify-audit finds and names every changed, removed or added row of the audit (AUDIT-4).
 * @param {string[]} options the number of mutations, 10000 by default
 */
export async function drill([count = '10000']) {
  const { SEAL_KEY } = await import('../server/dist/audit/audit-sealer.js');
  const { StoredAudit } = await import('../server/dist/audit/stored-audit.js');
  const { verifyChain } = await import('../server/dist/audit/verify-chain.js');
  const portal = await openPortal([]);
  const db = await new DataSource({ type: 'postgres', url: portal.adminUrl }).initialize();
  const runner = db.createQueryRunner();
  const missed = [];
  const tried = {};
  try {
    const key = portal.ring.keyFor(SEAL_KEY);
    const noted = await fill(db, key);
    const verify = () => verifyChain(new StoredAudit(runner), key, noted);
    const { findings } = await verify();
    if (findings.length > 0) throw new Error(`Found without a change: ${findings.join(' ')}`);
    for (let round = 0; round < Number(count); round++) {
      const kind = any(Object.keys(MUTATIONS));
      const [statements, expected] = MUTATIONS[kind]();
      await runner.startTransaction();
      for (const statement of statements) await runner.query(statement);
      const found = (await verify()).findings;
      await runner.rollbackTransaction();
      tried[kind] = (tried[kind] ?? 0) + 1;
      if (!found.some((finding) => finding.includes(expected)))
        missed.push(`${kind}: ${statements.join('; ')}`);
    }
  } finally {
    await runner.release();
    await db.destroy();
    await portal.close();
  }
  for (const [kind, times] of Object.entries(tried)) console.log(`${kind}: ${times}`);
  for (const line of missed.slice(0, 10)) console.log(`not found: ${line}`);
  console.log(`${Number(count) - missed.length} of ${count} found and named`);
  return missed.length === 0;
}
