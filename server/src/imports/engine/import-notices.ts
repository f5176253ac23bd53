import { Readable } from 'node:stream';
import type pg from 'pg';
import { auditedDetailsSql, auditedSql } from '../../audit/audited-sql.js';
import { uuidV7 } from '../../common/uuid-v7.js';
import { noticeOwner } from '../../notices/notice-owner.js';
import { newDataKey } from '../../encryption/envelope.js';
import { FileStore } from '../../storage/file-store.js';
import { NOTICE_BYTES, sidOfNotice } from '../../rules/notice-files.js';
import { pdfError } from '../checking/notice-file.js';
import { FileRefused } from '../reading/file-refused.js';
import type { NoticeFile } from '../reading/notice-files.js';
import type { ImportSession } from './import-session.js';
import { saveRejections } from './rejections.js';
import { type Counts, lockRun, markApplied, noCounts, RUN_ACTOR } from './run-row.js';

/** The header of a report about files, which lists the rejected ones by name. */
export const NOTICE_HEADER = ['file'];

/** The result for one file. A dry run stores nothing, so its file has no storage key. */
type Verdict =
  | { rejected: string }
  | { unchanged: true }
  | {
      sid: string;
      id: string;
      isNew: boolean;
      digest: Buffer;
      place: { key: Buffer; storage: string } | null;
    };

interface CurrentNotice {
  known: boolean;
  id: string | null;
  digest: Buffer | null;
}

/**
 * Stores each file as the notice of the SID in its name, one transaction per file. Identical bytes change nothing. A
 * second file for a SID in the same archive is rejected with the name of the first.
 */
export async function importNotices(session: ImportSession, files: readonly NoticeFile[]): Promise<void> {
  const store = await FileStore.at(session.task.storage);
  const lines = new Map<string, number>();
  for (const [index, file] of files.entries()) {
    const line = index + 1;
    const named = sidOfNotice(file.name);
    const first = 'sid' in named ? lines.get(named.sid) : undefined;
    if ('sid' in named && first === undefined) lines.set(named.sid, line);
    if (line <= session.run.appliedThrough) continue;
    session.resume();
    const verdict =
      'error' in named
        ? { rejected: named.error }
        : first !== undefined
          ? { rejected: `SID ${named.sid} already appears in file ${first}` }
          : await verdictOf(session, store, named.sid, file);
    await settle(session, store, line, file.name, verdict);
  }
}

async function verdictOf(
  { reader, ring, run }: ImportSession,
  store: FileStore,
  sid: string,
  file: NoticeFile,
): Promise<Verdict> {
  const current = await findCurrent(reader, sid);
  if (!current.known) return { rejected: `There is no submission with SID ${sid}` };
  const bytes = await readWhole(file);
  if (typeof bytes === 'string') return { rejected: bytes };
  const error = await pdfError(bytes);
  if (error) return { rejected: error };
  const digest = ring.digest('assessment_notices.file', bytes);
  if (current.digest?.equals(digest)) return { unchanged: true };
  const id = current.id ?? uuidV7();
  const notice = { sid, id, isNew: current.id === null, digest };
  if (run.checkOnly) return { ...notice, place: null };
  const { key, wrapped } = newDataKey(ring, noticeOwner(id));
  const { storageKey } = await store.put(Readable.from([bytes]), key);
  return { ...notice, place: { key: wrapped, storage: storageKey } };
}

async function findCurrent(db: pg.Client, sid: string): Promise<CurrentNotice> {
  const { rows } = await db.query<CurrentNotice>(
    `SELECT EXISTS (SELECT 1 FROM submissions WHERE sid = $1) AS known, n.id, n.file_digest AS digest
     FROM (SELECT 1) one LEFT JOIN assessment_notices n ON n.sid = $1`,
    [sid],
  );
  return rows[0]!;
}

/** The bytes of a file, or why it is rejected. */
async function readWhole(file: NoticeFile): Promise<Buffer | string> {
  const tooLarge = `The file is larger than ${NOTICE_BYTES / 1024 / 1024} MB, the most we accept`;
  if (file.size > NOTICE_BYTES) return tooLarge;
  const pieces: Buffer[] = [];
  try {
    for await (const piece of file.read()) pieces.push(piece);
  } catch (error) {
    if (error instanceof FileRefused) return 'The file is damaged and cannot be unpacked';
    throw error;
  }
  return Buffer.concat(pieces);
}

async function settle(
  session: ImportSession,
  store: FileStore,
  line: number,
  name: string,
  verdict: Verdict,
): Promise<void> {
  const { writer, run, task, key } = session;
  const rejections =
    'rejected' in verdict ? [{ line, column: name, message: verdict.rejected, cells: [name] }] : [];
  const place = 'place' in verdict ? verdict.place : null;
  let replaced: string | null = null;
  await writer.query('BEGIN');
  try {
    await saveRejections(writer, run.id, key, rejections);
    session.passed('import-staged');
    await lockRun(writer, task, line - 1);
    if ('place' in verdict && place) replaced = await keep(session, verdict, place);
    await markApplied(writer, task, line, null, countsOf(verdict));
    session.passed('import-applied');
    await writer.query('COMMIT');
  } catch (error) {
    await writer.query('ROLLBACK').catch(() => undefined);
    if (place) await store.discard(place.storage);
    throw error;
  }
  session.passed('import-committed');
  if (replaced !== null) await store.discard(replaced);
  await session.showLife();
}

/**
 * Writes a notice, audited. The id is updated with the data key that is bound to it, in case a link was stored
 * meanwhile.
 * @returns the file that it replaces, which can be deleted
 */
async function keep(
  { writer, run, task }: ImportSession,
  { sid, id, digest }: Extract<Verdict, { sid: string }>,
  { key, storage }: { key: Buffer; storage: string },
): Promise<string | null> {
  const { rows } = await writer.query<{ replaced: string | null }>(
    'SELECT storage_key AS replaced FROM assessment_notices WHERE sid = $1 FOR UPDATE',
    [sid],
  );
  await writer.query(
    `INSERT INTO assessment_notices (id, sid, name, storage_key, wrapped_key, file_digest) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (sid) DO UPDATE SET id = excluded.id, name = excluded.name, url = NULL, storage_key = excluded.storage_key,
       wrapped_key = excluded.wrapped_key, file_digest = excluded.file_digest, updated_at = now(),
       version = assessment_notices.version + 1`,
    [id, sid, task.noticeName, storage, key, digest],
  );
  await writer.query(
    `INSERT INTO audit_entries (actor_kind, actor_id, action, subject_type, subject_id, details)
     SELECT ${RUN_ACTOR}, ${auditedSql('notice.imported', 'notice')}, $2,
       ${auditedDetailsSql('notice.imported', { importRunId: 'r.id::text', sid: '$3::text' })}
     FROM import_runs r WHERE r.id = $1`,
    [run.id, id, sid],
  );
  return rows[0]?.replaced ?? null;
}

function countsOf(verdict: Verdict): Counts {
  const counts = { ...noCounts(), read: 1 };
  if ('rejected' in verdict) return { ...counts, rejected: 1 };
  if ('unchanged' in verdict) return { ...counts, unchanged: 1 };
  return verdict.isNew ? { ...counts, created: 1 } : { ...counts, updated: 1 };
}
