import type { MigrationInterface, QueryRunner } from 'typeorm';

const LACKS_BANK = `(bank_name = '' OR bank_type IS NULL OR sealed IS NULL OR restricted_given & 48 <> 48
  OR (bank_type = 'LOCAL' AND (sealed IS NULL OR restricted_given & 4 <> 4))
  OR (bank_type = 'INTERNATIONAL' AND (customer_city = '' OR customer_country = '' OR sealed IS NULL OR restricted_given & 8 <> 8)))`;

/** Before this migration an envelope counted as a given BSB, SWIFT code and account name. */
const LACKED_BANK = `(bank_name = '' OR bank_type IS NULL OR bank_account_index IS NULL
  OR (bank_type = 'INTERNATIONAL' AND (customer_city = '' OR customer_country = '')))`;

const lacksData = (
  lacksBank: string,
) => `(first_name = '' OR last_name = '' OR contact_email = '' OR mobile = ''
  OR relationship IS NULL OR legal_entity = '' OR registered_owner = '' OR australian_citizen IS NULL
  OR address = '' OR suburb = '' OR state = '' OR post_code = '' OR country = '' OR opening_balance = ''
  OR ${lacksBank})`;

/** Columns that are no part of what a claim says; with the new one, which only repeats what the envelope holds. */
const TECHNICAL = [
  'id',
  'owner_id',
  'sealed',
  'tax_number_index',
  'trading_account_index',
  'bank_account_index',
  'imported_digest',
  'edited_since_import',
  'created_at',
  'updated_at',
  'version',
];

/** The trigger's function of the migration keep-claim-history. */
const keepVersions = (technical: readonly string[]) => `
  CREATE OR REPLACE FUNCTION keep_claim_versions() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
  DECLARE
    change jsonb := nullif(current_setting('prorata.change', true), '')::jsonb;
    moment timestamptz := coalesce((change->>'at')::timestamptz, clock_timestamp());
    actor text := coalesce(change->>'actorName', 'Not recorded');
    word text := coalesce(change->>'action', 'Changed');
  BEGIN
    INSERT INTO claim_versions (submission_id, part, at, actor_name, action, content, sealed)
    SELECT o.id, 'CLAIM', moment, actor, word, to_jsonb(o) - ARRAY['${technical.join("', '")}'], o.sealed
    FROM before_change o JOIN after_change n ON n.id = o.id
    WHERE o.sealed IS DISTINCT FROM n.sealed
       OR to_jsonb(o) - ARRAY['${technical.join("', '")}'] <> to_jsonb(n) - ARRAY['${technical.join("', '")}'];
    RETURN NULL;
  END $$`;

async function indexLacking(db: QueryRunner, lacksBank: string): Promise<void> {
  await db.query(`DROP INDEX IF EXISTS submissions_lacks_data_idx, submissions_lacks_bank_idx`);
  await db.query(`CREATE INDEX submissions_lacks_bank_idx ON submissions (id) WHERE ${lacksBank}`);
  await db.query(`CREATE INDEX submissions_lacks_data_idx ON submissions (id) WHERE ${lacksData(lacksBank)}`);
}

/**
 * For lists, which open no envelope: bits for tax number, trading account, BSB, SWIFT code, account name and account
 * number. What existing envelopes hold is not known here, so all count as given, as before, until the job
 * `note-given-fields` has looked into them.
 */
export class KeepWhichRestrictedFieldsAreGiven1764400000075 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE submissions ADD COLUMN restricted_given integer NOT NULL DEFAULT 63`);
    await db.query(keepVersions([...TECHNICAL, 'restricted_given']));
    await indexLacking(db, LACKS_BANK);
    // Once more a day later: servers of the old version may go on writing envelopes for a while, and do not note it.
    await db.query(`
      INSERT INTO outbox (queue, name, payload, available_at)
      SELECT 'purges', 'note-given-fields', '{}', now() + wait FROM unnest(ARRAY[interval '0', interval '1 day']) wait
      WHERE EXISTS (SELECT FROM submissions)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM outbox WHERE name = 'note-given-fields'`);
    await indexLacking(db, LACKED_BANK);
    await db.query(keepVersions(TECHNICAL));
    await db.query(`ALTER TABLE submissions DROP COLUMN restricted_given`);
  }
}
