import type pg from 'pg';
import type { KeyRing } from '../../encryption/key-ring.js';
import { RESTRICTED_FIELDS, decryptRestricted } from '../../submissions/restricted-fields.js';
import type { ImportedRecord } from '../checking/record-row.js';
import { PLAIN_COLUMNS, PLAIN_FIELDS } from './record-columns.js';

/** The part of a stored submission that shows whether a row changes it. */
export interface KnownRecord {
  id: string;
  importedDigest: Buffer | null;
}

/** A stored submission in the shape of an imported row, to merge and compare. */
export interface CurrentRecord {
  id: string;
  version: number;
  editedSinceImport: boolean;
  fields: Record<keyof ImportedRecord, string>;
}

/** The stored submissions of these SIDs, by SID. */
export async function findKnownRecords(
  db: pg.Client,
  sids: readonly string[],
): Promise<Map<string, KnownRecord>> {
  const { rows } = await db.query<KnownRecord & { sid: string }>(
    'SELECT sid, id, imported_digest AS "importedDigest" FROM submissions WHERE sid = ANY ($1)',
    [sids],
  );
  return new Map(rows.map((row) => [row.sid, row]));
}

/** Those of these submissions that have no SID yet, by id. */
export async function findWithoutSid(
  db: pg.Client,
  ids: readonly string[],
): Promise<Map<string, KnownRecord>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<KnownRecord>(
    'SELECT id, imported_digest AS "importedDigest" FROM submissions WHERE id = ANY ($1::uuid[]) AND sid IS NULL',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const SELECTED = PLAIN_FIELDS.filter((field) => field !== 'openingBalance').map(
  (field) => `s.${PLAIN_COLUMNS[field]} AS "${field}"`,
);

/** These submissions in full, restricted fields in the clear, by id. The opening balance is the effective one. */
export async function loadCurrentRecords(
  db: pg.Client,
  ring: KeyRing,
  ids: readonly string[],
): Promise<Map<string, CurrentRecord>> {
  const { rows } = await db.query<
    Record<string, string | null> & { sealed: Buffer | null; version: number; edited: boolean }
  >(
    `SELECT s.id, s.sid, s.version, s.edited_since_import AS edited, s.sealed, ${SELECTED.join(', ')},
            coalesce(l.opening_balance, s.opening_balance) AS "openingBalance"
     FROM submissions s LEFT JOIN trade_lists l ON l.submission_id = s.id WHERE s.id = ANY ($1)`,
    [ids],
  );
  return new Map(
    rows.map((row) => {
      const restricted = decryptRestricted(ring, row.id!, row.sealed);
      const plain = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, row[field] ?? '']));
      const sealed = Object.fromEntries(RESTRICTED_FIELDS.map((field) => [field, restricted[field]]));
      const fields = { sid: row.sid ?? '', ...plain, ...sealed } as CurrentRecord['fields'];
      return [row.id!, { id: row.id!, version: row.version, editedSinceImport: row.edited, fields }];
    }),
  );
}
