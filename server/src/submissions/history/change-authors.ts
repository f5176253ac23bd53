import type { EntityManager } from 'typeorm';
import type { Submission } from '../submission.entity.js';
import type { Moment } from './submission-timeline.js';

/** The author of a change and the kind of change. */
export interface ChangeAuthor {
  actorName: string;
  action: string;
}

const NOT_RECORDED = 'Not recorded';

/** The person who filed a claim: from the audit entry, otherwise the import that created it, otherwise the owner. */
export async function filerOf(tx: EntityManager, claim: Submission): Promise<ChangeAuthor> {
  const [filer] = await tx.query<{ name: string | null; byPhone: boolean }[]>(
    `SELECT coalesce(u.name, 'API token ' || t.name) AS name, EXISTS (SELECT 1 FROM audit_entries p
       WHERE p.subject_type = 'submission' AND p.subject_id = $1 AND p.action = 'phone-filing.created') AS "byPhone"
     FROM audit_entries a LEFT JOIN users u ON u.id = a.actor_id LEFT JOIN api_tokens t ON t.id = a.actor_id
     WHERE a.subject_type = 'submission' AND a.subject_id = $1 AND a.action = 'submission.created' LIMIT 1`,
    [claim.id],
  );
  if (filer)
    return {
      actorName: filer.name ?? NOT_RECORDED,
      action: filer.byPhone ? 'Filed by telephone' : 'Filed',
    };
  const made = (await creationOf(tx, claim.id)) ?? 0;
  const file = await importAt(tx, 'SETTLEMENT_RECORDS', made);
  if (file !== undefined || claim.importedDigest) return { actorName: importName(file), action: 'Imported' };
  const [owner] = await tx.query<{ name: string }[]>('SELECT name FROM users WHERE id = $1', [claim.ownerId]);
  return { actorName: owner?.name ?? NOT_RECORDED, action: 'Filed' };
}

/**
 * The import that added trades. A claim's first imported trades leave no version, since there was nothing before; the
 * run in progress at that time is named.
 */
export async function tradeImporter(tx: EntityManager, moment: Moment): Promise<ChangeAuthor> {
  return { actorName: importName(await importAt(tx, 'TRADES', moment)), action: 'Trades imported' };
}

const importName = (fileName: string | undefined) => (fileName ? `Import ${fileName}` : 'Import');

async function creationOf(tx: EntityManager, submissionId: string): Promise<Moment | undefined> {
  const [row] = await tx.query<{ moment: string }[]>(
    'SELECT (extract(epoch FROM created_at) * 1000000)::bigint AS moment FROM submissions WHERE id = $1',
    [submissionId],
  );
  return row && Number(row.moment);
}

/** The file being imported at that time; undefined when there was none or more than one. */
async function importAt(tx: EntityManager, kind: string, moment: Moment): Promise<string | undefined> {
  const rows = await tx.query<{ name: string }[]>(
    `SELECT file_name AS name FROM import_runs
     WHERE kind::text = $1 AND NOT check_only AND started_at <= to_timestamp($2::numeric / 1000000)
       AND (finished_at IS NULL OR finished_at >= to_timestamp($2::numeric / 1000000)) LIMIT 2`,
    [kind, moment],
  );
  return rows.length === 1 ? rows[0]!.name : undefined;
}
