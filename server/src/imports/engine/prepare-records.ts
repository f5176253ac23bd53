import type pg from 'pg';
import type { KeyRing } from '../../sealing/key-ring.js';
import { type RestrictedFields, sealRestricted } from '../../submissions/restricted-fields.js';
import type { ImportedRecord } from '../checking/record-row.js';
import { type CopyValue, copyLine } from './copy-rows.js';
import { type CurrentRecord, findKnownRecords, loadCurrentRecords } from './current-records.js';
import { NULLABLE_FIELDS, PLAIN_FIELDS } from './record-columns.js';
import type { Rejection } from './rejections.js';
import { type Counts, noCounts } from './run-row.js';
import { uuidV7 } from '../../common/uuid-v7.js';

/** A row that passed its checks. */
export interface GoodRecord {
  line: number;
  cells: readonly string[];
  record: ImportedRecord;
}

/** A batch ready to be written: staged lines in SID order, and what they will amount to. */
export interface PreparedRecords {
  lines: string[];
  counts: Counts;
  rejections: Rejection[];
}

export interface RecordContext {
  db: pg.Client;
  ring: KeyRing;
  overwrite: boolean;
}

const FIELDS = [
  'sid',
  ...PLAIN_FIELDS,
  'taxNumber',
  'tradingAccount',
  'bsb',
  'swiftCode',
  'accountName',
  'accountNo',
] as const;

/**
 * Tells new rows from changed and unchanged ones and seals what is to be written (design section 6, "Repeating an import is safe").
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
  const prepared: PreparedRecords = { lines: [], counts: noCounts(), rejections: [] };
  const differing: { row: GoodRecord; id: string; digest: Buffer }[] = [];
  for (const row of inSidOrder) {
    const digest = digestOf(context.ring, row.record);
    const stored = known.get(row.record.sid);
    if (!stored) {
      prepared.lines.push(newLine(context.ring, row.record, digest));
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
    (field) => row.record[field] !== undefined && row.record[field] !== current.fields[field],
  );
  if (changed.length === 0) {
    prepared.counts.unchanged += 1;
  } else if (current.editedSinceImport && !context.overwrite) {
    const message = `SID ${current.fields.sid} was changed here since its last import, so this row is not applied; import with overwrite to replace what was changed`;
    prepared.counts.rejected += 1;
    prepared.rejections.push({ line: row.line, column: null, message, cells: row.cells });
  } else {
    const given = Object.fromEntries(Object.entries(row.record).filter(([, value]) => value !== undefined));
    const merged = { ...current.fields, ...given } as ImportedRecord;
    const setsBalance = row.record.openingBalance !== undefined;
    prepared.lines.push(
      stagedLine(context.ring, current.id, merged, digest, current.version, changed, setsBalance),
    );
    prepared.counts.updated += 1;
  }
}

function newLine(ring: KeyRing, record: ImportedRecord, digest: Buffer): string {
  return stagedLine(ring, uuidV7(), record, digest, null, null, false);
}

function stagedLine(
  ring: KeyRing,
  id: string,
  record: ImportedRecord,
  digest: Buffer,
  expectedVersion: number | null,
  changed: readonly string[] | null,
  setsBalance: boolean,
): string {
  const restricted: RestrictedFields = {
    taxNumber: record.taxNumber ?? '',
    tradingAccount: record.tradingAccount ?? '',
    bsb: record.bsb ?? '',
    swiftCode: record.swiftCode ?? '',
    accountName: record.accountName ?? '',
    accountNo: record.accountNo ?? '',
  };
  const sealed = sealRestricted(ring, id, restricted);
  const values: CopyValue[] = [id, record.sid];
  for (const field of PLAIN_FIELDS) {
    const value = record[field] ?? '';
    values.push(value === '' ? emptyValue(field) : value);
  }
  values.push(
    sealed.sealed,
    sealed.taxNumberIndex,
    sealed.tradingAccountIndex,
    sealed.bankAccountIndex,
    digest,
    false,
  );
  values.push(expectedVersion, changed && `{${changed.join(',')}}`, setsBalance);
  return copyLine(values);
}

function emptyValue(field: (typeof PLAIN_FIELDS)[number]): string | null {
  if (field === 'openingBalance') return '0';
  return NULLABLE_FIELDS.has(field) ? null : '';
}
