import type { BenchContext } from '../context.js';
import type { ReferenceFile, ReferenceFiles } from '../data/reference-files.js';
import type { Answers } from '../harness/answers.js';
import type { BenchDatabase } from '../harness/database.js';
import { cpuSeconds, cpuSecondsOfFamily } from '../harness/processes.js';
import type { ImportAnswer, Product } from '../harness/product.js';
import { type LimitTimes, settlementsLimit } from '../limits/settlements.js';
import { tidyUp } from '../limits/tables.js';
import { tradesLimit } from '../limits/trades.js';
import type { Path } from '../path-table.js';
import { checkSameClaims, checkSameTrades, checkEncryptedClaims } from './import-results.js';
import { describe, type ImportFigure } from './import-figures.js';

/** The figures of one turn: each file through the product and through its limit, then through the product again. */
export interface ImportTurn {
  records: ImportFigure;
  recordsLimit: ImportFigure;
  trades: ImportFigure;
  tradesLimit: ImportFigure;
  recordsAgain: ImportFigure;
  tradesAgain: ImportFigure;
}

/** Loads the claims of the files through the product, for paths that only read. */
export async function loadClaims({ product, db, answers, files }: BenchContext): Promise<void> {
  await new ImportTurns(product, db, answers).load(files);
}

/** Imports through the product and through plain SQL, in turn, on the same database, and checks the results. */
export class ImportTurns {
  constructor(
    private readonly product: Product,
    private readonly db: BenchDatabase,
    private readonly answers: Answers,
  ) {}

  /** Runs one turn on empty tables; the claims stay in them. Figures of a failed path are missing. */
  async take({ records, trades }: ReferenceFiles): Promise<Partial<ImportTurn>> {
    const turn: Partial<ImportTurn> = {};
    await this.db.empty('public');
    await this.db.empty('limits');
    await this.attempt('import-settlements', async () => {
      turn.records = await this.first('import-settlements', records);
      turn.recordsLimit = await this.limit('settlements limit', records, settlementsLimit);
      await checkSameClaims(this.db, this.answers);
      await checkEncryptedClaims(this.db, this.answers);
    });
    await this.attempt('import-trades', async () => {
      turn.trades = await this.first('import-trades', trades);
      turn.tradesLimit = await this.limit('trades limit', trades, tradesLimit);
      await checkSameTrades(this.db, this.answers);
    });
    await this.attempt('import-unchanged', async () => {
      const touched = await this.db.rowsTouched();
      turn.recordsAgain = await this.again(records);
      turn.tradesAgain = await this.again(trades);
      const now = await this.db.rowsTouched();
      this.answers.expect('import-unchanged', 'rows written, changed or deleted', now, touched);
    });
    return turn;
  }

  /** Loads the claims only, for paths that only read. */
  async load({ records, trades }: ReferenceFiles): Promise<void> {
    await this.db.empty('public');
    await this.first('import-settlements', records);
    await this.first('import-trades', trades);
  }

  /** An error voids its path; the other files are still imported. */
  private async attempt(path: Path, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.answers.fail(path, error);
    }
  }

  private async first(path: Path, { path: file, truth }: ReferenceFile): Promise<ImportFigure> {
    const { figure, answer } = await this.imported(path, file, truth.kind, truth.first.created);
    const { created, rejected } = truth.first;
    this.expectRun(path, answer, { read: truth.rows, created, updated: 0, unchanged: 0, rejected });
    const { lines } = await this.db.one<{ lines: number[] }>(
      `SELECT coalesce(array_agg(line ORDER BY line), '{}') AS lines FROM import_rejections WHERE import_run_id = $1`,
      [answer.id],
    );
    this.answers.expect(path, 'the list of rejected lines', lines, truth.badLines);
    return figure;
  }

  private async again({ path: file, truth }: ReferenceFile): Promise<ImportFigure> {
    const name = `${truth.kind} again`;
    const { figure, answer } = await this.imported(name, file, truth.kind, truth.first.created);
    const { unchanged, rejected } = truth.again;
    this.expectRun('import-unchanged', answer, {
      read: truth.rows,
      created: 0,
      updated: 0,
      unchanged,
      rejected,
    });
    return figure;
  }

  private expectRun(
    path: Path,
    { status, read, created, updated, unchanged, rejected, message }: ImportAnswer,
    expected: Omit<ImportAnswer, 'id' | 'status' | 'message' | 'startedAt' | 'finishedAt' | 'wallSeconds'>,
  ): void {
    this.answers.expect(path, `the state of the run (${message ?? 'no message'})`, status, 'DONE');
    this.answers.expect(path, 'the report', { read, created, updated, unchanged, rejected }, expected);
  }

  private async imported(
    name: string,
    file: string,
    kind: ReferenceFile['truth']['kind'],
    rows: number,
  ): Promise<{ figure: ImportFigure; answer: ImportAnswer }> {
    await this.db.settle();
    this.product.forgetPeak();
    const cpuSince = this.cpuMeter(() => cpuSeconds(this.product.pid));
    const answer = await this.product.import(kind, file);
    await this.db.quiet();
    const figure = {
      rows,
      seconds: (Date.parse(answer.finishedAt) - Date.parse(answer.startedAt)) / 1000,
      cpu: cpuSince(),
      wallSeconds: answer.wallSeconds,
      peakMB: this.product.peakMB(),
    };
    console.log(`  ${describe(name, figure)}`);
    return { figure, answer };
  }

  private async limit(
    name: string,
    { goodRows, truth }: ReferenceFile,
    run: (db: BenchDatabase, path: string) => Promise<LimitTimes>,
  ): Promise<ImportFigure> {
    await this.db.settle();
    const cpuSince = this.cpuMeter(() => cpuSeconds(process.pid));
    const times = await run(this.db, goodRows);
    await tidyUp(this.db);
    const figure = { rows: truth.first.created, ...times, cpu: cpuSince() };
    console.log(`  ${describe(name, figure)}`);
    return figure;
  }

  /** Starts measuring CPU time; the returned function gives the time used since. */
  private cpuMeter(sender: () => number): () => ImportFigure['cpu'] {
    const database = () => cpuSecondsOfFamily(this.db.pid);
    const before = { sender: sender(), database: database() };
    return () => ({ sender: sender() - before.sender, database: database() - before.database });
  }
}
