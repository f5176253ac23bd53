import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import type { KeyRing } from '../../sealing/key-ring.js';
import {
  NO_RESTRICTED,
  RESTRICTED_FIELDS,
  type RestrictedFields,
  sealRestricted,
} from '../../submissions/restricted-fields.js';
import type { ImportedRecord } from '../checking/record-row.js';
import { columnLabel } from '../reading/columns.js';
import type { KeptCells } from '../reading/file-shape.js';
import { DECIMAL_MARKS } from '../../rules/number-forms.js';
import { readQuantity } from '../../rules/trade-values.js';
import { CopyBuffer, uuidBytes } from './copy-buffer.js';
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

/** A row that passed its checks. */
export interface GoodRecord {
  line: number;
  kept: KeptCells;
  record: ImportedRecord;
}

/** A batch ready to be written: staged rows in SID order, and what they will amount to. */
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

/** What a row says, in the order of its digest: an order that changed would make known rows into new ones. */
const FIELDS: readonly ('sid' | (typeof PLAIN_FIELDS)[number] | keyof RestrictedFields)[] = [
  'sid',
  ...PLAIN_FIELDS,
  'taxNumber',
  ...RESTRICTED_FIELDS.filter((field) => field !== 'taxNumber'),
];

/** Rows sealed between two looks at the connections: the database waits for an answer meanwhile. */
const ROWS_A_TURN = 50;

/**
 * Tells new rows from changed and unchanged ones and seals what is to be written (IMPORT-32, IMPORT-33).
 * Reads only; may be called again for the same rows when another writer came between.
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

/** The keyed digest of what a row says; empty cells say nothing. */
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

/** Whether a row says what is stored; an opening balance that was filed by hand may be written in another way. */
function isSame(field: string, text: string, stored: string): boolean {
  if (text === stored) return true;
  return field === 'openingBalance' && DECIMAL_MARKS.some((mark) => readQuantity(stored, mark) === text);
}

/** Whether a number is another one without the zeros that it begins with. */
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

/** A row to be staged; `over` says what it changes of a stored submission and which version it was compared with. */
interface StagedRow {
  id: string;
  record: ImportedRecord;
  digest: Buffer;
  over?: { version: number; changed: readonly string[]; setsBalance: boolean };
}

function stage(staged: CopyBuffer, ring: KeyRing, { id, record, digest, over }: StagedRow): void {
  const restricted = { ...NO_RESTRICTED };
  for (const field of RESTRICTED_FIELDS) restricted[field] = record[field] ?? '';
  const sealed = sealRestricted(ring, id, restricted);
  staged.row(STAGED_COLUMNS.length);
  staged.bytes(uuidBytes(id));
  staged.text(record.sid || null);
  for (const field of PLAIN_FIELDS) staged.text(record[field] || emptyValue(field));
  staged.bytes(sealed.sealed);
  staged.bytes(sealed.taxNumberIndex);
  staged.bytes(sealed.tradingAccountIndex);
  staged.bytes(sealed.bankAccountIndex);
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
