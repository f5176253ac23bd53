import type { Notation } from '../../rules/notation.js';
import { cleanSidCell } from '../checking/cell-values.js';
import { csvRecords } from './csv-records.js';
import { refuse } from './file-refused.js';
import type { FileShape } from './file-shape.js';
import { KeyMemory } from './key-memory.js';
import { DEFAULT_LIMITS, type ReadingLimits } from './limits.js';
import { NotationTrace } from './notation-trace.js';
import type { ByteSource } from './source.js';
import { NotUtf8 } from './text-chunks.js';
import { firstLineThatIsNoUtf8 } from './utf8-lines.js';
import { readXlsxRows } from './xlsx-rows.js';

/** The result of the validation pass over a whole file, before anything of it is applied. */
export interface Structure {
  /** The shape with which to read the rows; its encoding and format are now final. */
  shape: FileShape;
  /** The number of rows below the header, without blank ones. */
  rows: number;
  /**
   * Possibly repeated SIDs, cleaned like in the validation of rows: repeated anywhere in a file of records, or outside
   * consecutive rows in a file of trades. Contains every repeated SID, and sometimes one that is not repeated.
   */
  repeatedSids: ReadonlySet<string> | 'too-many';
}

/** Called periodically with the numbers of bytes and rows processed; an error that it throws ends the pass. */
export type StructureProgress = (bytes: number, rows: number) => void;

/** The options of a pass. */
export interface PassOptions {
  onProgress?: StructureProgress;
  /** The number and date format, if the user has set it. */
  asked?: Notation;
  limits?: ReadingLimits;
}

type Pass = Required<PassOptions> & { source: ByteSource };

/**
 * Reads the whole file once: counts rows, determines encoding and number and date format, and finds repeated SIDs.
 * Throws FileRefused for a file that is malformed anywhere, has no rows or too many, or has contradictory or ambiguous
 * numbers or dates.
 */
export async function structuralPass(
  source: ByteSource,
  shape: FileShape,
  { onProgress = () => undefined, asked = {}, limits = DEFAULT_LIMITS }: PassOptions = {},
): Promise<Structure> {
  const pass = { source, onProgress, asked, limits };
  const structure =
    shape.format === 'xlsx' ? await passXlsx(shape, pass) : await passCsvInItsEncoding(shape, pass);
  if (structure.rows === 0) {
    throw refuse(shape.fileName, `there is a header in line ${shape.headerLine} but no row below it.`);
  }
  return structure;
}

/** UTF-8 is only a guess until the last byte: at the first invalid byte, the whole file is taken as Windows-1252. */
async function passCsvInItsEncoding(shape: FileShape, pass: Pass): Promise<Structure> {
  try {
    return await passCsv(shape, pass);
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    const mark = await pass.source.read(0, 3);
    if (error.damaged || mark.toString('hex') === 'efbbbf') {
      const line = await firstLineThatIsNoUtf8(pass.source);
      throw refuse(
        shape.fileName,
        `the file is UTF-8, but line ${line} contains bytes that are not; save it again as UTF-8.`,
      );
    }
    return passCsv({ ...shape, encoding: 'windows-1252' }, pass);
  }
}

async function passCsv(shape: FileShape, { source, onProgress, asked, limits }: Pass): Promise<Structure> {
  const sidCell = shape.columns.indexOf('sid');
  const sids = new SidTrace(shape, limits);
  const notation = new NotationTrace(shape);
  let rows = 0;
  for await (const { scanner, bytes } of csvRecords(source, shape, limits)) {
    while (scanner.next()) {
      if (scanner.line <= shape.headerLine || scanner.isBlank()) continue;
      rows += 1;
      if (sidCell >= 0) sids.follow(scanner.cell(sidCell));
      notation.followRecord(scanner);
    }
    if (rows > limits.csvRows) {
      throw refuse(
        shape.fileName,
        `the file has more than the ${limits.csvRows.toLocaleString('en')} rows allowed.`,
      );
    }
    onProgress(bytes, rows);
  }
  return structureOf(shape, rows, sids, notation, asked);
}

async function passXlsx(shape: FileShape, { source, onProgress, asked, limits }: Pass): Promise<Structure> {
  const sidCell = shape.columns.indexOf('sid');
  const sids = new SidTrace(shape, limits);
  const notation = new NotationTrace(shape);
  let rows = 0;
  for await (const batch of readXlsxRows(source, shape, limits)) {
    rows += batch.length;
    for (const row of batch) {
      if (sidCell >= 0) sids.follow(row.cells[sidCell] ?? '');
      if (!row.problem) notation.follow(row.cells, row.line, row.typed);
    }
    onProgress(batch[batch.length - 1]!.bytesRead, rows);
  }
  return structureOf(shape, rows, sids, notation, asked);
}

function structureOf(
  shape: FileShape,
  rows: number,
  sids: SidTrace,
  notation: NotationTrace,
  asked: Notation,
): Structure {
  return { shape: { ...shape, notation: notation.settle(asked) }, rows, repeatedSids: sids.repeated };
}

/** Tracks the SIDs of a file row by row and keeps those that are repeated. */
class SidTrace {
  private readonly memory = new KeyMemory();
  private readonly rowsBelongTogether: boolean;
  private lastCell = '';
  private lastSid = '';
  private rowsOfLast = 0;

  constructor(
    private readonly shape: FileShape,
    private readonly limits: ReadingLimits,
  ) {
    this.rowsBelongTogether = shape.kind === 'trades';
  }

  get repeated(): ReadonlySet<string> | 'too-many' {
    return this.memory.repeatedKeys;
  }

  follow(cell: string): void {
    if (this.rowsBelongTogether && cell === this.lastCell) {
      this.countRow();
      return;
    }
    const before = this.lastSid;
    this.lastCell = cell;
    this.lastSid = cleanSidCell(cell);
    if (this.rowsBelongTogether && this.lastSid === before) {
      this.countRow();
      return;
    }
    this.rowsOfLast = 1;
    if (this.lastSid !== '') this.memory.note(this.lastSid);
  }

  /** The trades of a SID are replaced together, so their number is limited to what fits into memory. */
  private countRow(): void {
    this.rowsOfLast += 1;
    if (this.rowsOfLast <= this.limits.tradesOfSid) return;
    const most = this.limits.tradesOfSid.toLocaleString('en');
    throw refuse(
      this.shape.fileName,
      `SID ${this.lastSid} has more than the ${most} trades allowed for one SID.`,
    );
  }
}
