import type pg from 'pg';

/**
 * Names the file in the history of the claims that this transaction changes (migration keep-claim-history). The time is
 * the transaction's, which added trades have too, so that everything counts as one change.
 */
export async function nameImportInHistory(db: pg.Client, fileName: string): Promise<void> {
  await db.query(
    `SELECT set_config('prorata.change', jsonb_build_object('at', now(), 'actorName', $1::text, 'action', 'Imported')::text, true)`,
    [`Import ${fileName}`],
  );
}
