import type { DataSource } from 'typeorm';

/** More rows than fit in the memory set below, so that PostgreSQL writes about 200 kB of temporary data to disk. */
const SPILLED = 'SELECT count(*) FROM generate_series(1, 5000)';

/** Checks that the database is writable and has free disk space. @throws Error if not */
export async function probeDatabase(db: DataSource): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.query<{ readOnly: string }[]>(
      `SELECT current_setting('transaction_read_only') AS "readOnly", set_config('work_mem', '64kB', true)`,
    );
    if (row?.readOnly !== 'off') throw new Error('The database is read-only.');
    await tx.query(SPILLED);
  });
}
