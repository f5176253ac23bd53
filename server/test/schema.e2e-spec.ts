import { DataSource } from 'typeorm';
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

  it('can be taken down to nothing and built again', async () => {
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
  ])('may not: %s (AUDIT-2, OPS-13)', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ driverError: { code: '42501' } });
  });

  it('may add to the audit and read it (AUDIT-2)', async () => {
    await app.query(
      `INSERT INTO audit_entries (actor_kind, action, subject_type, subject_id) VALUES ('system', 'a.done', 'a', '1')`,
    );
    expect(await app.query('SELECT action FROM audit_entries')).toEqual([{ action: 'a.done' }]);
  });
});
