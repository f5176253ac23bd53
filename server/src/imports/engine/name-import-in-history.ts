import type pg from 'pg';
import type { RunRow } from './run-row.js';

/**
 * Names the file in the history of the claims that this transaction changes (migration keep-claim-history). The time is
 * the transaction's, which added trades have too, so that everything counts as one change.
 */
export async function nameImportInHistory(
  db: pg.Client,
  { fileName, requestedById }: Pick<RunRow, 'fileName' | 'requestedById'>,
): Promise<void> {
  await db.query(
    `SELECT set_config('prorata.change', jsonb_build_object('at', now(), 'actorName', $1::text, 'action', 'Imported',
       'makerId', $2::uuid)::text, true)`,
    [`Import ${fileName}`, requestedById],
  );
}
