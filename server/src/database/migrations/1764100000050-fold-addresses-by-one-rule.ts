import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses are folded as `foldedEmailSql` does, A to Z alone, whatever the locale of the database. */
export class FoldAddressesByOneRule1764100000050 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await index(db, 'lower(email COLLATE "C")');
  }

  async down(db: QueryRunner): Promise<void> {
    await index(db, 'lower(email)');
  }
}

async function index(db: QueryRunner, folded: string): Promise<void> {
  await db.query('DROP INDEX users_email_key, submissions_email_idx');
  await db.query(`CREATE UNIQUE INDEX users_email_key ON users (${folded})`);
  await db.query(`CREATE INDEX submissions_email_idx ON submissions (${folded})`);
}
