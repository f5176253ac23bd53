import { isUUID } from 'class-validator';
import { RECORD_COLUMNS, type Column } from '../reading/columns.js';
import type { RawRow, RowProblem } from '../reading/file-shape.js';
import { CLAIM_FIELDS, type ClaimFieldName, countsShares } from '../../rules/claim-catalogue.js';
import { type DecimalMark, markOfForm, NUMBER_SAMPLES } from '../../rules/number-forms.js';
import { looksLikeEmail } from '../../rules/text-values.js';
import { readQuantity } from '../../rules/trade-values.js';
import { cellProblem, cleanEmailCell, cleanSidCell, cleanTextCell, problem } from './cell-values.js';

/** One valid row of a file of settlement records. An undefined field is left unchanged. */
export interface ImportedRecord extends Record<ClaimFieldName, string | undefined> {
  /** '' where `submissionId` identifies the submission. */
  sid: string;
  /** Identifies a submission that has no SID yet; undefined when there is a SID. */
  submissionId: string | undefined;
  /** The id in a row that also has a SID, as exports write both. They must belong to the same submission. */
  exportedId: string | undefined;
  /** Undefined only where an id shows that an export wrote the row, as of a claim without an address (PHONE-4). */
  email: string | undefined;
}

export type RecordCheck = { ok: true; record: ImportedRecord } | ({ ok: false } & RowProblem);

const COLUMNS = new Map(RECORD_COLUMNS.columns.map((column) => [column.name, column]));
const FIELDS = new Map<string, (typeof CLAIM_FIELDS)[number]>(
  CLAIM_FIELDS.map((field) => [field.name, field]),
);
const REQUIRED = RECORD_COLUMNS.columns.filter((column) => column.required);

/**
 * Checks one row of a file of settlement records (IMPORT-8, IMPORT-11, IMPORT-12).
 * @param columns the column of each cell, from the file's shape; null for one that is ignored
 * @param numbers how the file's numbers are written; undefined where it makes no difference or is unknown
 */
export function checkRecordRow(
  row: Pick<RawRow, 'cells' | 'problem'>,
  columns: readonly (string | null)[],
  numbers: DecimalMark | undefined,
): RecordCheck {
  if (row.problem) return { ok: false, ...row.problem };
  const record = emptyRecord();
  const fields = record as unknown as Record<string, string | undefined>;
  for (let index = 0; index < columns.length; index += 1) {
    const name = columns[index];
    const cell = row.cells[index];
    if (name == null || cell === undefined || cell === '') continue;
    if (name === 'submissionId') {
      record.submissionId = cell.trim().toLowerCase();
      continue;
    }
    const column = COLUMNS.get(name)!;
    const text = clean(column, cell);
    if (text === '') continue;
    const error = cellProblem(column, text, column.name !== 'sid') ?? valueProblem(column, text, numbers);
    if (error) return { ok: false, ...error };
    fields[name] = valueOf(name, text, numbers);
  }
  if (!isUUID(record.submissionId)) record.submissionId = undefined;
  if (record.submissionId !== undefined && record.email === '') record.email = undefined;
  if (record.sid !== '') {
    record.exportedId = record.submissionId;
    record.submissionId = undefined;
  }
  for (const column of REQUIRED) {
    if (column.name === 'sid' && record.submissionId !== undefined) continue;
    if (fields[column.name] !== '') continue;
    const label = FIELDS.get(column.name)?.required ?? column.label;
    return { ok: false, ...problem({ ...column, label }, 'is required') };
  }
  return { ok: true, record };
}

function clean({ name }: Column, cell: string): string {
  if (name === 'sid') return cleanSidCell(cell);
  return isEmail(name) ? cleanEmailCell(cell) : cleanTextCell(cell);
}

const isEmail = (name: string) => name === 'email' || FIELDS.get(name)?.kind === 'email';

function valueProblem(
  column: Column,
  text: string,
  numbers: DecimalMark | undefined,
): RowProblem | undefined {
  if (isEmail(column.name))
    return looksLikeEmail(text) ? undefined : { column: column.name, message: 'Invalid email address' };
  const { choice, kind } = FIELDS.get(column.name) ?? {};
  if (choice && choice.read(text) === undefined)
    return problem(
      column,
      choice.values.length > 2
        ? `must be one of ${choice.values.join(', ')}`
        : `must be ${choice.values.join(' or ')}`,
    );
  if (countsShares({ kind }) && numbers && isOfOtherNotation(text, numbers))
    return problem(column, `must be written as ${NUMBER_SAMPLES[numbers]} like the rest of the file`);
  if (kind === 'shares' && readQuantity(text, numbers) === undefined)
    return problem(column, 'must be a whole number of shares, such as 1200');
  return undefined;
}

/** True for a number that would be read as a different one without its file's number format. */
function isOfOtherNotation(text: string, numbers: DecimalMark): boolean {
  const mark = markOfForm(text);
  return mark !== undefined && mark !== 'open' && mark !== numbers;
}

function valueOf(name: string, text: string, numbers: DecimalMark | undefined): string | undefined {
  const { choice, kind } = FIELDS.get(name) ?? {};
  if (choice) return choice.read(text);
  // Stored as plain digits, since a claim does not record its file's number format. An ambiguous value is stored as
  // received.
  if (countsShares({ kind }))
    return (
      (numbers === undefined && markOfForm(text) === 'open' ? undefined : readQuantity(text, numbers)) ?? text
    );
  return text;
}

const EMPTY = {
  sid: '',
  submissionId: undefined,
  exportedId: undefined,
  email: '',
  ...Object.fromEntries(
    CLAIM_FIELDS.map(({ name, requiredInImport }) => [name, requiredInImport ? '' : undefined]),
  ),
} as ImportedRecord;

/** All fields are set in the same order, so that all records share one hidden class and stay fast. */
const emptyRecord = (): ImportedRecord => ({ ...EMPTY });
