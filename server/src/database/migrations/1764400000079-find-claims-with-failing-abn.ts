import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An ABN that fails its check is no number: its claim is found with those without one (TAX-9). */
export class FindClaimsWithFailingAbn1764400000079 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(IS_ABN);
    await db.query('DROP INDEX submissions_without_tax_number_idx');
    await db.query(indexWhere('NOT is_abn(abn_acn)'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX submissions_without_tax_number_idx');
    await db.query(indexWhere(`length(translate(abn_acn, ' -', '')) <> 11`));
    await db.query('DROP FUNCTION is_abn');
  }
}

/** As `isAbn` of rules/australian-numbers.ts, of a number with spaces or hyphens too. */
const IS_ABN = `
  CREATE FUNCTION is_abn(number text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT CASE WHEN bare ~ '^[1-9][0-9]{10}$' THEN (
        SELECT sum(weight * substr(bare, place::int, 1)::int) - 10
        FROM unnest(ARRAY[10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) WITH ORDINALITY AS w (weight, place)) % 89 = 0
      ELSE false END
    FROM (SELECT regexp_replace(number, '[\\s-]', '', 'g') AS bare) _
  $$`;

const indexWhere = (condition: string) => `
  CREATE INDEX submissions_without_tax_number_idx ON submissions (id)
    WHERE australian_citizen IS NOT DISTINCT FROM 'YES' AND tax_number_index IS NULL AND ${condition}`;
