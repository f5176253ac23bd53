import { isUUID } from 'class-validator';
import { RECORD_COLUMNS, type Column } from '../reading/columns.js';
import type { RawRow, RowProblem } from '../reading/file-shape.js';
import {
  BANK_TYPES,
  readBankType,
  readRelationship,
  readYesNo,
  RELATIONSHIPS,
  type BankTypeValue,
  type RelationshipValue,
  type YesNoValue,
} from '../../rules/claim-values.js';
import { type DecimalMark, markOfForm, NUMBER_SAMPLES } from '../../rules/number-forms.js';
import { looksLikeEmail } from '../../rules/text-values.js';
import { readQuantity } from '../../rules/trade-values.js';
import { cellProblem, cleanEmailCell, cleanSidCell, cleanTextCell, problem } from './cell-values.js';

/** One good row of a file of settlement records. A field that is undefined is to be left as it is. */
export interface ImportedRecord {
  /** '' where `submissionId` names the submission. */
  sid: string;
  /** Names a submission that has no SID yet; undefined beside a SID. */
  submissionId: string | undefined;
  /** The id beside a SID, as the export gives both: they must be of one submission. */
  exportedId: string | undefined;
  email: string;
  legalEntity: string;
  firstName: string | undefined;
  lastName: string | undefined;
  company: string | undefined;
  position: string | undefined;
  contactEmail: string | undefined;
  mobile: string | undefined;
  relationship: RelationshipValue | undefined;
  claimType: string | undefined;
  registeredOwner: string | undefined;
  abnAcn: string | undefined;
  tradingAccount: string | undefined;
  australianCitizen: YesNoValue | undefined;
  taxNumber: string | undefined;
  bankName: string | undefined;
  bankType: BankTypeValue | undefined;
  bsb: string | undefined;
  swiftCode: string | undefined;
  customerCity: string | undefined;
  customerCountry: string | undefined;
  accountName: string | undefined;
  accountNo: string | undefined;
  paymentReference: string | undefined;
  address: string | undefined;
  suburb: string | undefined;
  state: string | undefined;
  postCode: string | undefined;
  country: string | undefined;
  openingBalance: string | undefined;
}

export type RecordCheck = { ok: true; record: ImportedRecord } | ({ ok: false } & RowProblem);

const COLUMNS = new Map(RECORD_COLUMNS.columns.map((column) => [column.name, column]));
const REQUIRED = RECORD_COLUMNS.columns.filter((column) => column.required);

/**
 * Checks one row of a file of settlement records (design section 6, spec section 3).
 * @param columns the column each cell belongs to, as the file's shape says; null for one that is ignored
 * @param numbers how the file's numbers are written; undefined where that makes no difference or is not known
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
    const fault = cellProblem(column, text, column.name !== 'sid') ?? valueProblem(column, text, numbers);
    if (fault) return { ok: false, ...fault };
    fields[name] = valueOf(name, text, numbers);
  }
  if (!isUUID(record.submissionId)) record.submissionId = undefined;
  if (record.sid !== '') {
    record.exportedId = record.submissionId;
    record.submissionId = undefined;
  }
  for (const column of REQUIRED) {
    if (column.name === 'sid' && record.submissionId !== undefined) continue;
    if (fields[column.name] === '') return { ok: false, ...problem(column, 'is required') };
  }
  return { ok: true, record };
}

function clean(column: Column, cell: string): string {
  if (column.name === 'sid') return cleanSidCell(cell);
  if (column.name === 'email' || column.name === 'contactEmail') return cleanEmailCell(cell);
  return cleanTextCell(cell);
}

function valueProblem(
  column: Column,
  text: string,
  numbers: DecimalMark | undefined,
): RowProblem | undefined {
  switch (column.name) {
    case 'email':
    case 'contactEmail':
      return looksLikeEmail(text) ? undefined : { column: column.name, message: 'Invalid email address' };
    case 'relationship':
      return readRelationship(text)
        ? undefined
        : problem(column, `must be one of ${RELATIONSHIPS.join(', ')}`);
    case 'bankType':
      return readBankType(text) ? undefined : problem(column, `must be ${BANK_TYPES.join(' or ')}`);
    case 'australianCitizen':
      return readYesNo(text) ? undefined : problem(column, 'must be YES or NO');
    case 'openingBalance':
      return numbers && isOfOtherNotation(text, numbers)
        ? problem(column, `must be written as ${NUMBER_SAMPLES[numbers]} like the rest of the file`)
        : undefined;
    default:
      return undefined;
  }
}

/** True for a number that would be read as another one once its file is forgotten. */
function isOfOtherNotation(text: string, numbers: DecimalMark): boolean {
  const mark = markOfForm(text);
  return mark !== undefined && mark !== 'open' && mark !== numbers;
}

function valueOf(name: string, text: string, numbers: DecimalMark | undefined): string | undefined {
  if (name === 'relationship') return readRelationship(text);
  if (name === 'bankType') return readBankType(text);
  if (name === 'australianCitizen') return readYesNo(text);
  // Kept as plain digits, since nothing says of a claim how its file was written; what is not certain as it came.
  if (name === 'openingBalance')
    return (
      (numbers === undefined && markOfForm(text) === 'open' ? undefined : readQuantity(text, numbers)) ?? text
    );
  return text;
}

/** Every field is named, in one order, so that all records have the same hidden class and stay fast. */
function emptyRecord(): ImportedRecord {
  return {
    sid: '',
    submissionId: undefined,
    exportedId: undefined,
    email: '',
    legalEntity: '',
    firstName: undefined,
    lastName: undefined,
    company: undefined,
    position: undefined,
    contactEmail: undefined,
    mobile: undefined,
    relationship: undefined,
    claimType: undefined,
    registeredOwner: undefined,
    abnAcn: undefined,
    tradingAccount: undefined,
    australianCitizen: undefined,
    taxNumber: undefined,
    bankName: undefined,
    bankType: undefined,
    bsb: undefined,
    swiftCode: undefined,
    customerCity: undefined,
    customerCountry: undefined,
    accountName: undefined,
    accountNo: undefined,
    paymentReference: undefined,
    address: undefined,
    suburb: undefined,
    state: undefined,
    postCode: undefined,
    country: undefined,
    openingBalance: undefined,
  };
}
