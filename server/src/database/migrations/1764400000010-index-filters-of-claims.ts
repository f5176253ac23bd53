import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the filters by a missing SID and by source read. */
export class IndexFiltersOfClaims1764400000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // An imported claim has a SID and is not in it, so an import need not write it.
    await db.query(`CREATE INDEX submissions_without_sid_idx ON submissions (id) WHERE sid IS NULL`);
    // Without the id, so that the few sources there are take a few bytes a claim.
    await db.query(`CREATE INDEX submissions_claim_type_idx ON submissions (claim_type)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX submissions_claim_type_idx`);
    await db.query(`DROP INDEX submissions_without_sid_idx`);
  }
}
