import type { QueryRunner } from 'typeorm';

/** Takes a value from the enum `download_kind`. Tickets live for a minute: those of this kind are let go. */
export async function dropDownloadKind(db: QueryRunner, kind: string): Promise<void> {
  await db.query(`DELETE FROM download_tickets WHERE kind = $1::text::download_kind`, [kind]);
  const [{ others }] = (await db.query(
    `SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder) AS others FROM pg_enum
     WHERE enumtypid = 'download_kind'::regtype AND enumlabel <> $1`,
    [kind],
  )) as [{ others: string }];
  await db.query(`ALTER TYPE download_kind RENAME TO download_kind_before`);
  await db.query(`CREATE TYPE download_kind AS ENUM(${others})`);
  await db.query(
    `ALTER TABLE download_tickets ALTER COLUMN kind TYPE download_kind USING kind::text::download_kind`,
  );
  await db.query(`DROP TYPE download_kind_before`);
}
