import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import type { KeyRing } from '../../encryption/key-ring.js';
import {
  NO_RESTRICTED,
  RESTRICTED_FIELDS,
  type RestrictedFields,
  encryptRestricted,
} from '../../submissions/restricted-fields.js';
import type { ImportedRecord } from '../checking/record-row.js';
import { columnLabel } from '../reading/columns.js';
import type { KeptCells } from '../reading/file-shape.js';
import { DECIMAL_MARKS } from '../../rules/number-forms.js';
import { readQuantity } from '../../rules/trade-values.js';
import { CopyBuffer, uuidBytes } from '../../database/copy-buffer.js';
import {
  type CurrentRecord,
  findKnownRecords,
  findWithoutSid,
  loadCurrentRecords,
} from './current-records.js';
import { findMistakenSids } from './mistaken-sids.js';
import { NULLABLE_FIELDS, PLAIN_FIELDS, STAGED_COLUMNS } from './record-columns.js';
import type { Rejection } from './rejections.js';
import { type Counts, noCounts } from './run-row.js';
import { uuidV7 } from '../../common/uuid-v7.js';

/** A row that passed validation. */
export interface GoodRecord {
  line: number;
  kept: KeptCells;
  record: ImportedRecord;
}

/** A batch ready to be written: staged rows in SID order, and their counts. */
export interface PreparedRecords {
  staged: CopyBuffer;
  counts: Counts;
  rejections: Rejection[];
}

export interface RecordContext {
  db: pg.Client;
  ring: KeyRing;
  overwrite: boolean;
}

/** The fields of a row in the order of its keyed hash. Another order would make unchanged rows look changed. */
const FIELDS: readonly ('sid' | (typeof PLAIN_FIELDS)[number] | keyof RestrictedFields)[] = [
  'sid',
  ...PLAIN_FIELDS,
  'taxNumber',
  ...RESTRICTED_FIELDS.filter((field) => field !== 'taxNumber'),
];

/** Rows encrypted before the thread services its connections again, for which the database waits. */
const ROWS_A_TURN = 50;

/**
 * Separates new, changed and unchanged rows and encrypts what is to be written (IMPORT-32, IMPORT-33). Only reads; may
 * be called again for the same rows after a concurrent write.
 */
export async function prepareRecords(
  context: RecordContext,
  rows: readonly GoodRecord[],
): Promise<PreparedRecords> {
  const inSidOrder = [...rows].sort((a, b) => (a.record.sid < b.record.sid ? -1 : 1));
  const known = await findKnownRecords(
    context.db,
    inSidOrder.map((row) => row.record.sid),
  );
  const withoutSid = await findWithoutSid(
    context.db,
    inSidOrder.flatMap(({ record: { submissionId } }) => submissionId ?? []),
  );
  const mistaken = await findMistakenSids(
    context.db,
    inSidOrder.map(({ record }) => record),
    known,
    context.overwrite,
  );
  const prepared: PreparedRecords = { staged: new CopyBuffer(), counts: noCounts(), rejections: [] };
  const differing: { row: GoodRecord; id: string; digest: Buffer }[] = [];
  for (const [index, row] of inSidOrder.entries()) {
    if (index % ROWS_A_TURN === 0) await setImmediate();
    const digest = digestOf(context.ring, row.record);
    const { sid, submissionId } = row.record;
    const stored = submissionId === undefined ? known.get(sid) : withoutSid.get(submissionId);
    const mistake = mistaken.get(sid);
    if (mistake !== undefined) {
      reject(prepared, row, 'sid', `SID ${sid} ${mistake}`);
    } else if (!stored && submissionId !== undefined) {
      reject(prepared, row, 'sid', `SID is required: no submission without a SID has the id ${submissionId}`);
    } else if (!stored) {
      stage(prepared.staged, context.ring, { id: uuidV7(), record: row.record, digest });
      prepared.counts.created += 1;
    } else if (stored.importedDigest?.equals(digest)) {
      prepared.counts.unchanged += 1;
    } else {
      differing.push({ row, id: stored.id, digest });
    }
  }
  if (differing.length > 0) {
    const current = await loadCurrentRecords(
      context.db,
      context.ring,
      differing.map(({ id }) => id),
    );
    for (const { row, id, digest } of differing) mergeRow(context, prepared, row, digest, current.get(id)!);
  }
  return prepared;
}

/** The keyed hash of a row; empty cells do not count. */
function digestOf(ring: KeyRing, record: ImportedRecord): Buffer {
  let text = '';
  for (const field of FIELDS) {
    const value = record[field];
    if (value !== undefined) text += `${field}=${value}\u001f`;
  }
  return ring.digest('imports.record', text);
}

function mergeRow(
  context: RecordContext,
  prepared: PreparedRecords,
  row: GoodRecord,
  digest: Buffer,
  current: CurrentRecord,
): void {
  const changed = FIELDS.filter(
    (field) => row.record[field] !== undefined && !isSame(field, row.record[field], current.fields[field]),
  );
  const shorter = changed.find((field) => lacksZeros(row.record[field] ?? '', current.fields[field]));
  if (changed.length === 0) {
    prepared.counts.unchanged += 1;
  } else if (shorter !== undefined && !context.overwrite) {
    const message = `${columnLabel(shorter)} is the one in this portal without its leading zeros, which spreadsheets remove; write it with them, or import with overwrite if it is intended`;
    reject(prepared, row, shorter, message);
  } else if (current.editedSinceImport && !context.overwrite) {
    const name = current.fields.sid === '' ? `Submission ${current.id}` : `SID ${current.fields.sid}`;
    const message = `${name} was changed in this portal since its last import, so this row is not applied; import with overwrite to replace the changes`;
    reject(prepared, row, null, message);
  } else {
    const given = Object.fromEntries(Object.entries(row.record).filter(([, value]) => value !== undefined));
    const merged = { ...current.fields, ...given } as ImportedRecord;
    stage(prepared.staged, context.ring, {
      id: current.id,
      record: merged,
      digest,
      over: { version: current.version, changed, setsBalance: row.record.openingBalance !== undefined },
    });
    prepared.counts.updated += 1;
  }
}

/** Whether a row's field equals the stored one; an opening balance entered by hand may be formatted differently. */
function isSame(field: string, text: string, stored: string): boolean {
  if (text === stored) return true;
  return field === 'openingBalance' && DECIMAL_MARKS.some((mark) => readQuantity(stored, mark) === text);
}

/** Whether a number equals the stored one without its leading zeros. */
function lacksZeros(text: string, stored: string): boolean {
  return (
    text !== '' &&
    stored.length > text.length &&
    /^\d+$/.test(stored) &&
    /^0+$/.test(stored.slice(0, -text.length)) &&
    stored.endsWith(text)
  );
}

function reject(prepared: PreparedRecords, row: GoodRecord, column: string | null, message: string): void {
  prepared.counts.rejected += 1;
  prepared.rejections.push({ line: row.line, column, message, cells: row.kept.cells });
}

/** A row to be staged; `over` holds what it changes in a stored submission and the version it was compared with. */
interface StagedRow {
  id: string;
  record: ImportedRecord;
  digest: Buffer;
  over?: { version: number; changed: readonly string[]; setsBalance: boolean };
}

function stage(staged: CopyBuffer, ring: KeyRing, { id, record, digest, over }: StagedRow): void {
  const restricted = { ...NO_RESTRICTED };
  for (const field of RESTRICTED_FIELDS) restricted[field] = record[field] ?? '';
  const sealed = encryptRestricted(ring, id, restricted, record.bankType ?? null);
  staged.row(STAGED_COLUMNS.length);
  staged.bytes(uuidBytes(id));
  staged.text(record.sid || null);
  for (const field of PLAIN_FIELDS) staged.text(record[field] || emptyValue(field));
  staged.bytes(sealed.sealed);
  staged.bytes(sealed.taxNumberIndex);
  staged.bytes(sealed.tradingAccountIndex);
  staged.bytes(sealed.bankAccountIndex);
  staged.bytes(sealed.sameAccountIndex);
  staged.integer(sealed.restrictedGiven);
  staged.bytes(digest);
  staged.boolean(false);
  staged.integer(over?.version ?? null);
  staged.text(over?.changed.join(',') ?? null);
  staged.boolean(over?.setsBalance ?? false);
}

function emptyValue(field: (typeof PLAIN_FIELDS)[number]): string | null {
  if (field === 'openingBalance') return '0';
  return NULLABLE_FIELDS.has(field) ? null : '';
}
