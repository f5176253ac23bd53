import type { MigrationInterface, QueryRunner } from 'typeorm';

const LACKS_BANK = `(bank_name = '' OR bank_type IS NULL OR bank_account_index IS NULL
  OR (bank_type = 'INTERNATIONAL' AND (customer_city = '' OR customer_country = '')))`;

const LACKS_DATA = `(first_name = '' OR last_name = '' OR contact_email = '' OR mobile = ''
  OR relationship IS NULL OR legal_entity = '' OR registered_owner = '' OR australian_citizen IS NULL
  OR address = '' OR suburb = '' OR state = '' OR post_code = '' OR country = '' OR opening_balance = ''
  OR ${LACKS_BANK})`;

/** What the filters and the sorting of the list read, and the figures of the administrator's home. */
export class IndexListsOfClaims1764000000030 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Ids rise with time: what an import adds stands at the end of these, and a complete claim is not in them at all.
    await db.query(`CREATE INDEX submissions_lacks_bank_idx ON submissions (id) WHERE ${LACKS_BANK}`);
    await db.query(`CREATE INDEX submissions_lacks_data_idx ON submissions (id) WHERE ${LACKS_DATA}`);
    // It carries the column as well, or no page could be read from it alone.
    await db.query(`
      CREATE INDEX submissions_legal_entity_idx ON submissions (nullif(lower(legal_entity), ''), id) INCLUDE (legal_entity)
    `);
    // Versions are written in the order of their moments, so a few bytes for each stretch of the table are enough.
    await db.query(`
      CREATE INDEX claim_versions_at_idx ON claim_versions USING brin (at) WITH (autosummarize = on)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX claim_versions_at_idx`);
    await db.query(`DROP INDEX submissions_legal_entity_idx`);
    await db.query(`DROP INDEX submissions_lacks_data_idx`);
    await db.query(`DROP INDEX submissions_lacks_bank_idx`);
  }
}
