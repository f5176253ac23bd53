import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the filter by a tax file number that was not given: the same condition as in `submission-list-filter.ts`. */
export class IndexClaimsWithoutTaxNumber1764400000060 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX submissions_without_tax_number_idx ON submissions (id)
        WHERE australian_citizen IS NOT DISTINCT FROM 'YES' AND tax_number_index IS NULL
          AND length(translate(abn_acn, ' -', '')) <> 11
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX submissions_without_tax_number_idx`);
  }
}
