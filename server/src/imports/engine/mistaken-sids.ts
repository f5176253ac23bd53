import type pg from 'pg';
import type { ImportedRecord } from '../checking/record-row.js';
import type { KnownRecord } from './current-records.js';

/** The fields of a row that are needed here. */
type Named = Pick<ImportedRecord, 'sid' | 'submissionId' | 'exportedId'>;

const DIGITS = /^[1-9]\d*$/;
/** Samples that suffice to learn the lengths of SIDs with leading zeros, which are written uniformly. */
const SAMPLE = 200;

const HELP =
  'Spreadsheets remove leading zeros: write the SID as it is in this portal, in a column with the format Text';

/**
 * The rows whose SID was probably altered, by SID, with the reason: a spreadsheet dropped leading zeros or changed it
 * otherwise. An export also contains each submission's id, which is compared. In a file without ids, a new SID that
 * equals an existing one but for leading zeros is suspect, unless other SIDs in the file kept theirs or the import
 * overwrites.
 */
export async function findMistakenSids(
  db: pg.Client,
  records: readonly Named[],
  known: ReadonlyMap<string, KnownRecord>,
  overwrite: boolean,
): Promise<Map<string, string>> {
  const mistaken = new Map<string, string>();
  const named = records.filter(({ submissionId }) => submissionId === undefined);
  const moved = named.filter(({ sid, exportedId }) => exportedId && exportedId !== known.get(sid)?.id);
  const trueSids = await sidsOfIds(
    db,
    moved.map(({ exportedId }) => exportedId!),
  );
  for (const { sid, exportedId } of moved) {
    const trueSid = trueSids.get(exportedId!);
    if (trueSid === null)
      mistaken.set(
        sid,
        `is given for submission ${exportedId}, which has no SID; set it on the claim’s page`,
      );
    else if (trueSid !== undefined)
      mistaken.set(
        sid,
        `is in the row of another submission, whose SID is ${trueSid}. ${HELP}; to give it another SID, use the claim’s page`,
      );
  }
  if (overwrite || named.some(({ sid }) => sid.startsWith('0'))) return mistaken;
  const unknown = named.filter(({ sid }) => DIGITS.test(sid) && !known.has(sid) && !mistaken.has(sid));
  const padded = await withZeros(
    db,
    unknown.map(({ sid }) => sid),
  );
  for (const [sid, there] of padded)
    mistaken.set(
      sid,
      `is ${there} without its leading zeros. ${HELP}, or import with overwrite if it is a different SID`,
    );
  return mistaken;
}

/** The SIDs of those of these submissions that exist; null for one without a SID. */
async function sidsOfIds(db: pg.Client, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; sid: string | null }>(
    'SELECT id, sid FROM submissions WHERE id = ANY ($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, sid }) => [id, sid]));
}

/** For each of these SIDs the existing one with the same digits after leading zeros. */
async function withZeros(db: pg.Client, sids: readonly string[]): Promise<Map<string, string>> {
  if (sids.length === 0) return new Map();
  const { rows: lengths } = await db.query<{ length: number }>(
    `SELECT DISTINCT length(sid) AS length
     FROM (SELECT sid FROM submissions WHERE sid >= '0' AND sid < '1' ORDER BY sid LIMIT ${SAMPLE}) AS padded`,
  );
  const candidates = new Map<string, string>();
  for (const sid of sids)
    for (const { length } of lengths) if (length > sid.length) candidates.set(sid.padStart(length, '0'), sid);
  if (candidates.size === 0) return new Map();
  const { rows } = await db.query<{ sid: string }>('SELECT sid FROM submissions WHERE sid = ANY ($1)', [
    [...candidates.keys()],
  ]);
  return new Map(rows.map(({ sid }) => [candidates.get(sid)!, sid]));
}
