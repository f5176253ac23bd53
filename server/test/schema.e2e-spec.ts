import { DataSource, type QueryRunner } from 'typeorm';
import { migrationSource } from '../src/database/migration-source.js';
import { dataSourceOptions } from '../src/persistence.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';

const tablesOf = async (db: DataSource) => {
  const rows = await db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};

describe('the schema', () => {
  let database: ScratchDatabase;
  beforeEach(async () => {
    database = await createScratchDatabase({ migrated: false });
  });
  afterEach(() => database.drop());

  it('is the same in the entities and in the migrations', async () => {
    const migrations = await (await migrationSource(database.migratorUrl)).initialize();
    await migrations.runMigrations({ transaction: 'each' });
    await migrations.destroy();
    const entities = await new DataSource(dataSourceOptions(database.migratorUrl, 'worker')).initialize();
    const drift = await entities.driver.createSchemaBuilder().log();
    await entities.destroy();
    expect(drift.upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can be reverted completely and built again', async () => {
    const migrations = await (await migrationSource(database.migratorUrl)).initialize();
    await migrations.runMigrations({ transaction: 'each' });
    const built = await tablesOf(database.db);
    for (const _ of migrations.migrations) await migrations.undoLastMigration({ transaction: 'each' });
    expect(await tablesOf(database.db)).toEqual(['schema_migrations']);
    await migrations.runMigrations({ transaction: 'each' });
    expect(await tablesOf(database.db)).toEqual(built);
    await migrations.destroy();
  });
});

/** What must be unique, besides ids. */
const UNIQUE = [
  'account_tokens (token_hash)',
  'amendment_proposals (amendment_id)',
  'amendment_threads (submission_id)',
  'answered_calls (call_digest)',
  'api_tokens (token_hash)',
  'assessment_notices (sid)',
  'assessment_results (run_id, submission_id)',
  'assessment_runs (number)',
  "assessment_runs (state) WHERE (state = 'PUBLISHED'::assessment_state)",
  'attachments (storage_key)',
  "claim_decisions (sid) WHERE (state = 'IN_FORCE'::claim_decision_state)",
  "claim_decisions (sid) WHERE (state = 'PROPOSED'::claim_decision_state)",
  'deadline_reminders (deadline_id, days_before)',
  'deadlines (decision_id) WHERE (extends_id IS NULL)',
  'deadlines (run_id) WHERE (extends_id IS NULL)',
  'audit_seals (number)',
  "distributions (follows_id) WHERE (state = 'PUBLISHED'::distribution_state)",
  "distributions (state) WHERE ((state = 'PUBLISHED'::distribution_state) AND (follows_id IS NULL))",
  'double_up_marks (first_id, second_id)',
  'double_ups (first_id, second_id)',
  'download_tickets (ticket_hash)',
  'drafts (user_id, form, subject)',
  'identity_purges ((true)) WHERE (cancelled_at IS NULL)',
  expect.stringMatching(/^import_runs \(kind, mode, check_only, overwrite, file_digest, .*WHERE/),
  'limits (key)',
  'one_time_codes (email_hash, purpose)',
  'objections (submission_id) WHERE (ended_at IS NULL)',
  'passkey_challenges (challenge)',
  'passkeys (credential_id)',
  'sessions (token_hash)',
  'submissions (sid)',
  'trade_lists (submission_id)',
  'users (lower((email COLLATE "C")))',
];

describe('the application’s database user', () => {
  let database: ScratchDatabase;
  let app: DataSource;
  beforeAll(async () => {
    database = await createScratchDatabase();
    app = await new DataSource(dataSourceOptions(database.appUrl)).initialize();
  });
  afterAll(async () => {
    await app.destroy();
    await database.drop();
  });

  it.each([
    'CREATE TABLE more (id int)',
    'ALTER TABLE users ADD COLUMN more int',
    'DROP TABLE trades',
    'TRUNCATE trades',
    "UPDATE audit_entries SET action = 'nothing'",
    'DELETE FROM audit_entries',
    "UPDATE audit_seals SET hash = ''",
    'DELETE FROM audit_seals',
    'DELETE FROM schema_migrations',
    'UPDATE assessment_results SET recognised_loss = 1',
    'UPDATE distribution_lines SET payment = 1',
    "UPDATE distribution_salts SET salt = ''",
    'UPDATE merkle_nodes SET loss = 1',
    'DELETE FROM payments',
    'DELETE FROM payment_files',
    'DELETE FROM returned_items',
    'DELETE FROM file_rejections',
    'DELETE FROM bank_contradictions',
  ])('may not: %s (AUDIT-2, OPS-13, RUN-7)', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ driverError: { code: '42501' } });
  });

  it.each([
    ['api', '5s'],
    ['worker', '1min'],
  ] as const)('has timeouts, as %s: %s for a statement (LIMIT-2)', async (use, statement) => {
    const source = await new DataSource(dataSourceOptions(database.appUrl, use)).initialize();
    const setting = async (name: string) =>
      Object.values((await source.query<Record<string, string>[]>(`SHOW ${name}`))[0]!)[0];
    const runners: QueryRunner[] = [];
    try {
      expect(await setting('statement_timeout')).toBe(statement);
      expect(await setting('lock_timeout')).toBe('2s');
      expect(await setting('idle_in_transaction_session_timeout')).toBe('10s');
      for (let taken = 0; taken < source.options.poolSize!; taken++) {
        runners.push(source.createQueryRunner());
        await runners.at(-1)!.connect();
      }
      const begun = Date.now();
      await expect(source.query('SELECT 1')).rejects.toThrow(/timeout/);
      expect(Date.now() - begun).toBeGreaterThan(900);
    } finally {
      for (const runner of runners) await runner.release();
      await source.destroy();
    }
  });

  it('has no tables that a crash of the database empties, not even that of the counters (LIMIT-9)', async () => {
    const tables = await app.query<{ name: string; logged: boolean }[]>(
      `SELECT relname AS name, relpersistence = 'p' AS logged FROM pg_class
       WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace`,
    );
    expect(tables).toContainEqual({ name: 'limits', logged: true });
    expect(tables.filter(({ logged }) => !logged)).toEqual([]);
  });

  it('cannot store duplicates of what must be unique (DURABLE-15)', async () => {
    const indexes = await app.query<{ key: string }[]>(
      `SELECT c.relname || ' ' || substring(pg_get_indexdef(i.indexrelid) FROM 'USING btree (.*)') AS key
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
       WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace`,
    );
    expect(indexes.map(({ key }) => key)).toEqual(expect.arrayContaining(UNIQUE));
  });

  it('may insert into and read the audit (AUDIT-2)', async () => {
    await app.query(
      `INSERT INTO audit_entries (actor_kind, action, subject_type, subject_id) VALUES ('system', 'a.done', 'a', '1')`,
    );
    expect(await app.query('SELECT action FROM audit_entries')).toEqual([{ action: 'a.done' }]);
  });
});
