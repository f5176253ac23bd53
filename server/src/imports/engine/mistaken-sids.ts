import type pg from 'pg';
import type { ImportedRecord } from '../checking/record-row.js';
import type { KnownRecord } from './current-records.js';

/** What is asked of a row here. */
type Named = Pick<ImportedRecord, 'sid' | 'submissionId' | 'exportedId'>;

const DIGITS = /^[1-9]\d*$/;
/** The lengths of SIDs with zeros before them are recognised by so many: they are written alike. */
const SAMPLE = 200;

const HELP =
  'Spreadsheets remove leading zeros: write the SID as it is in this portal, in a column with the format Text';

/**
 * Why rows name a wrong submission, by their SID: a spreadsheet took the zeros before it away, or another changed it. The export
 * names each submission by its id as well; where a file has none, a new SID that only lacks zeros of one that is there is none,
 * unless other SIDs of the file have theirs, or the import is to overwrite.
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

/** The SIDs of those of these submissions that there are, null where there is none yet. */
async function sidsOfIds(db: pg.Client, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; sid: string | null }>(
    'SELECT id, sid FROM submissions WHERE id = ANY ($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, sid }) => [id, sid]));
}

/** For each of these SIDs the one that is there and has zeros before the same digits. */
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
