import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { Caller } from '../common/actor.js';
import { mayReadRestricted } from '../common/policy.js';
import { csvRecord, rejectedCsvRecord } from '../common/csv-text.js';
import { Forbidden, NotFound } from '../common/errors.js';
import { DownloadOpeners } from '../downloads/download-openers.js';
import { DownloadKind } from '../downloads/download-ticket.entity.js';
import { withoutOpenMark } from '../rules/number-forms.js';
import { decryptUnder, unwrapDataKey } from '../encryption/envelope.js';
import { KeyRing } from '../encryption/key-ring.js';
import { cellsOwner } from './engine/rejections.js';
import { runOwner } from './engine/run-owner.js';
import { ImportKind } from './import-kinds.js';
import { ImportRun } from './import-run.entity.js';
import { COLUMN_SETS, columnLabel, headerKey, REJECTION_COLUMNS } from './reading/columns.js';

const ROWS_AT_ONCE = 1_000;

interface RejectionRow {
  id: string;
  line: number;
  column: string | null;
  message: string;
  sealedCells: Buffer;
}

/** The rejected rows of a run as a file that can be corrected and imported again. */
@Injectable()
export class RejectionsFile implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly openers: DownloadOpeners,
  ) {}

  onModuleInit(): void {
    this.openers.register(DownloadKind.IMPORT_REJECTIONS, async (actor, id) => {
      const { fileName, csv } = await this.open(actor, id);
      return { fileName, mimetype: 'text/csv; charset=utf-8', bytes: csv };
    });
  }

  /**
   * CSV with the columns of the received file, followed by line, column (as named in that file) and reason. Contains
   * restricted values of the file, so reading it is audited.
   * @throws NotFound; Forbidden for an API token without the scope `restricted`, since any cell of an invalid row may
   * contain such a value
   */
  async open(actor: Caller, importRunId: string): Promise<{ fileName: string; csv: Readable }> {
    const run = isUUID(importRunId)
      ? await this.db.getRepository(ImportRun).findOneBy({ id: importRunId })
      : null;
    if (!run?.wrappedKey) throw new NotFound('This import has no rejected rows.');
    if (run.kind === ImportKind.SETTLEMENT_RECORDS && !mayReadRestricted(actor))
      throw new Forbidden(
        'Rejected rows contain restricted fields, which this API token is not allowed to read.',
      );
    const key = unwrapDataKey(this.ring, runOwner(run.id), run.wrappedKey);
    await this.db.transaction((tx) =>
      recordAudit(tx, actor, 'import.rejections-read', { type: 'import', id: run.id }),
    );
    const name = run.fileName.replace(/\.[^.]*$/, '');
    return {
      fileName: `${name}-rejected.csv`,
      csv: Readable.from(this.lines(run, key), { objectMode: false }),
    };
  }

  private async *lines(run: ImportRun, key: Buffer): AsyncGenerator<string> {
    const names = new Map(run.header.map((name) => [headerKey(name), name]));
    yield `\ufeff${csvRecord([...run.header, ...REJECTION_COLUMNS])}`;
    let last = { line: -1, id: '0' };
    for (;;) {
      const rows = await this.db.query<RejectionRow[]>(
        `SELECT id, line, column_name AS "column", message, sealed_cells AS "sealedCells" FROM import_rejections
         WHERE import_run_id = $1 AND (line, id) > ($2, $3) ORDER BY line, id LIMIT $4`,
        [run.id, last.line, last.id, ROWS_AT_ONCE],
      );
      if (rows.length === 0) return;
      last = rows.at(-1)!;
      yield rows.map((row) => this.record(run, key, row, names)).join('');
    }
  }

  private record(run: ImportRun, key: Buffer, row: RejectionRow, names: ReadonlyMap<string, string>): string {
    const opened = decryptUnder(key, cellsOwner(run.id), row.sealedCells).toString('utf8');
    const cells = JSON.parse(opened) as string[];
    const inColumns = run.header.map((name, index) => cellToCorrect(run, name, cells[index] ?? ''));
    const column = row.column ?? '';
    const errorCells = [String(row.line), names.get(headerKey(column)) ?? columnLabel(column), row.message];
    // Names of files are not cells, and are never imported again as cells.
    return run.kind === ImportKind.ASSESSMENT_NOTICES
      ? csvRecord([...inColumns, ...errorCells])
      : rejectedCsvRecord(inColumns, errorCells);
  }
}

const NUMBER_KEYS: ReadonlySet<string> = new Set(
  Object.values(COLUMN_SETS)
    .flatMap(({ columns }) => columns)
    .filter(({ number }) => number)
    .map(({ name }) => headerKey(name)),
);

/** A cell as received, except for a number that a spreadsheet with other regional settings would misread. */
function cellToCorrect({ numbers }: ImportRun, column: string, cell: string): string {
  return numbers && NUMBER_KEYS.has(headerKey(column)) ? withoutOpenMark(cell, numbers) : cell;
}
