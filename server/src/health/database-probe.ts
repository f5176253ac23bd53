import type { DataSource } from 'typeorm';

/** Rows that take more than the memory below, so that PostgreSQL writes about 200 kB to its disk, and takes them away again. */
const SPILLED = 'SELECT count(*) FROM generate_series(1, 5000)';

/** Sees that the database can be written to and has room on its disk. @throws Error when it has not, or is read-only. */
export async function probeDatabase(db: DataSource): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.query<{ readOnly: string }[]>(
      `SELECT current_setting('transaction_read_only') AS "readOnly", set_config('work_mem', '64kB', true)`,
    );
    if (row?.readOnly !== 'off') throw new Error('The database is read-only.');
    await tx.query(SPILLED);
  });
}
