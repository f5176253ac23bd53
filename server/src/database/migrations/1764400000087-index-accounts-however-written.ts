import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that are no part of what a claim says before this migration. */
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
  'restricted_given',
];

/** The trigger's function of the migration keep-which-restricted-fields-are-given. */
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

/**
 * A blind index of the account that a claim names, the same however it is written (PAY-16), beside the one of what is written, by
 * which changes are noticed. The accounts of existing envelopes are not known here: until the job `note-given-fields` has looked
 * into them they are compared as they are written, as before.
 */
export class IndexAccountsHoweverWritten1764400000087 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE submissions ADD COLUMN same_account_index bytea`);
    await db.query(keepVersions([...TECHNICAL, 'same_account_index']));
    await db.query(`
      CREATE INDEX submissions_same_account_index_idx ON submissions (same_account_index) WHERE same_account_index IS NOT NULL
    `);
    // Once more a day later: servers of the old version may go on writing envelopes for a while, and do not note it.
    await db.query(`
      INSERT INTO outbox (queue, name, payload, available_at)
      SELECT 'purges', 'note-given-fields', '{}', now() + wait FROM unnest(ARRAY[interval '0', interval '1 day']) wait
      WHERE EXISTS (SELECT FROM submissions)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(keepVersions(TECHNICAL));
    await db.query(`ALTER TABLE submissions DROP COLUMN same_account_index`);
  }
}
