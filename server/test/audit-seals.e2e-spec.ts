import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AuditSealer, SEAL_KEY } from '../src/audit/audit-sealer.js';
import { StoredAudit } from '../src/audit/stored-audit.js';
import { verifyChain } from '../src/audit/verify-chain.js';
import { dataSourceOptions } from '../src/persistence.js';
import type { Sweeps } from '../src/jobs/sweeps.js';
import { KeyRing } from '../src/encryption/key-ring.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';

const VERIFY = fileURLToPath(new URL('../dist/verify-audit.js', import.meta.url));
const ENTRIES = 2_500;

const ring = KeyRing.parse(KeyRing.generate());
const noSweeps = { every: () => undefined } as unknown as Sweeps;

let database: ScratchDatabase;
let app: DataSource;
let sealer: AuditSealer;

const ADD = `INSERT INTO audit_entries (actor_kind, action, subject_type, subject_id, details)
  SELECT 'system', 'test.done', 'test', n::text, jsonb_build_object('n', n) FROM generate_series(1, $1::int) n`;

beforeAll(async () => {
  database = await createScratchDatabase();
  app = await new DataSource(dataSourceOptions(database.appUrl)).initialize();
  sealer = new AuditSealer(app, ring, noSweeps);
});
afterAll(async () => {
  await app.destroy();
  await database.drop();
});

const verified = () => verifyChain(new StoredAudit(app), ring.keyFor(SEAL_KEY));

/** Runs the command like an operator. */
async function verifyAudit(...options: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [VERIFY, ...options], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.appUrl, DATA_KEY: ring.serialise() },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

it('the sealer seals the entries from before the introduction of seals, and then new ones (AUDIT-3)', async () => {
  await app.query(ADD, [ENTRIES]);
  expect(await verified()).toMatchObject({ findings: [], sealed: 0, waiting: ENTRIES });
  await sealer.sealAll();
  expect(await verified()).toMatchObject({ findings: [], sealed: ENTRIES, waiting: 0, last: { number: 3 } });
  await app.query(ADD, [5]);
  await sealer.sealAll();
  expect(await verified()).toMatchObject({ findings: [], sealed: ENTRIES + 5, last: { number: 4 } });
});

it('the sealer seals an entry that commits after later ids were sealed', async () => {
  const late = new pg.Client({ connectionString: database.appUrl });
  await late.connect();
  await late.query('BEGIN');
  await late.query(ADD, [1]);
  await app.query(ADD, [3]);
  await sealer.sealAll();
  const before = await verified();
  await late.query('COMMIT');
  await late.end();
  await sealer.sealAll();
  expect(await verified()).toMatchObject({ findings: [], sealed: before.sealed + 1, waiting: 0 });
});

it('the sealer seals each entry once when four workers seal concurrently (AUDIT-3)', async () => {
  await app.query(ADD, [3_500]);
  const { sealed } = await verified();
  await Promise.all(Array.from({ length: 4 }, () => new AuditSealer(app, ring, noSweeps).sealAll()));
  await sealer.sealAll();
  expect(await verified()).toMatchObject({ findings: [], sealed: sealed + 3_500, waiting: 0 });
});

it('verify-audit confirms with exit code 0 that nothing was changed, and prints the last seal (AUDIT-4)', async () => {
  const { code, output } = await verifyAudit();
  expect([code, output]).toEqual([0, expect.stringContaining('All entries are unchanged')]);
  expect(output).toMatch(/\b\d+:[0-9a-f]{64}\n$/);
});

it.each([
  ['a changed entry', `UPDATE audit_entries SET action = 'other' WHERE id = 17`, 'Entry 17 was changed'],
  ['a changed detail', `UPDATE audit_entries SET details = '{}' WHERE id = 2000`, 'Entry 2000 was changed'],
  [
    'a moment changed by a microsecond',
    `UPDATE audit_entries SET at = at + interval '1 microsecond' WHERE id = 3`,
    'Entry 3 was changed',
  ],
  ['a removed entry', 'DELETE FROM audit_entries WHERE id = 44', 'Entry 44 was removed'],
  [
    'an added entry',
    `INSERT INTO audit_entries (id, actor_kind, action, subject_type, subject_id) VALUES (-1, 'system', 'a', 'b', 'c')`,
    'Entry -1 was added',
  ],
  [
    'an older entry added behind the last',
    `INSERT INTO audit_entries (at, actor_kind, action, subject_type, subject_id) VALUES (now() - interval '1 day', 'system', 'a', 'b', 'c')`,
    'was added',
  ],
  [
    'a changed seal',
    'UPDATE audit_seals SET through = through + 1 WHERE number = 2',
    'Seal 2, or the one before it, was changed',
  ],
  ['a removed seal', 'DELETE FROM audit_seals WHERE number = 1', 'Seal 1 was removed'],
])('verify-audit detects in the stored audit: %s (AUDIT-4)', async (_, statement, finding) => {
  const runner = database.db.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(statement);
    const { findings } = await verifyChain(new StoredAudit(runner), ring.keyFor(SEAL_KEY));
    expect(findings).toContainEqual(expect.stringContaining(finding));
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});

it('verify-audit detects that the end was cut off with its seals, when the last seal was noted elsewhere (AUDIT-4)', async () => {
  const { last } = await verified();
  const noted = `${last!.number}:${last!.hash}`;
  expect((await verifyAudit(noted)).code).toBe(0);
  await database.db.query(
    `DELETE FROM audit_entries WHERE EXISTS (SELECT FROM audit_seals WHERE number >= $1 AND ids @> audit_entries.id)`,
    [last!.number],
  );
  await database.db.query('DELETE FROM audit_seals WHERE number >= $1', [last!.number]);
  expect((await verifyAudit()).code).toBe(0);
  const { code, output } = await verifyAudit(noted);
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(`Seal ${last!.number} was noted but is missing`),
  ]);
});
