import pg from 'pg';
import { type FaultStep, faultPoints } from '../../common/fault.js';
import { unwrapDataKey } from '../../sealing/envelope.js';
import { KeyRing } from '../../sealing/key-ring.js';
import { connectImporter } from './import-db.js';
import { Cancelled, type ImportTask, Interrupted, StaleBatch } from './import-task.js';
import { type Counts, forgetAttempts, lockRun, markApplied, noteBytes, type RunRow } from './run-row.js';
import { type Rejection, saveRejections } from './rejections.js';
import { runOwner } from './run-owner.js';

/** What one batch amounts to, for the run's row. */
export interface BatchResult {
  through: number;
  /** Null leaves the number as it is. */
  bytesRead: number | null;
  counts: Counts;
  rejections: readonly Rejection[];
}

/** Tries at a batch that another writer keeps changing. */
const STALE_TRIES = 5;

/** One run in one thread: its connections, its keys, and the transaction that each batch is written in. */
export class ImportSession {
  readonly passed: (step: FaultStep) => void;
  private stopped = false;
  private cancelled = false;
  private noting = Promise.resolve();

  private constructor(
    readonly task: ImportTask,
    readonly run: RunRow,
    readonly ring: KeyRing,
    /** The data key of the file, its rejected and its held rows. */
    readonly key: Buffer,
    /** Looks up what is stored while the writer still writes the batch before. */
    readonly reader: pg.Client,
    readonly writer: pg.Client,
  ) {
    this.passed = faultPoints(task.fault);
  }

  static async open(task: ImportTask, run: RunRow, reader: pg.Client): Promise<ImportSession> {
    const ring = KeyRing.parse(task.keyRing);
    const key = unwrapDataKey(ring, runOwner(run.id), run.wrappedKey);
    return new ImportSession(task, run, ring, key, reader, await connectImporter(task.databaseUrl, 'writer'));
  }

  async close(): Promise<void> {
    await this.writer.end();
  }

  /** Asks to end at the next safe point. */
  stop(): void {
    this.stopped = true;
  }

  /** @throws Interrupted when the worker is stopping, Cancelled when an administrator asked to stop. */
  goOn(): void {
    if (this.stopped) throw new Interrupted();
    if (this.cancelled) throw new Cancelled();
  }

  /** Notes how far the structural pass has come and learns of a wish to cancel, without holding the pass back. */
  note(bytes: number): void {
    this.noting = noteBytes(this.reader, this.task, bytes).then((cancelled) => {
      this.cancelled = cancelled;
    });
    // The pass ends at its next step; `noted` tells why.
    this.noting.catch(() => this.stop());
  }

  /** Resolves when the last note is written; the reader is free again. */
  noted(): Promise<void> {
    return this.noting;
  }

  /**
   * Writes one batch: prepared rows, rejections, counts and mark together or not at all. Prepared anew when another writer
   * came between. In a check-only run nothing but rejections, counts and mark is written.
   * @param mark the mark before this batch
   * @param first the batch as prepared while the one before was written
   * @param beside what belongs to the run itself and is written in a check-only run as well
   */
  async writeBatch<Prepared>(
    mark: number,
    prepare: (db: pg.Client) => Promise<Prepared>,
    resultOf: (prepared: Prepared) => BatchResult,
    apply: (prepared: Prepared) => Promise<void>,
    first?: Prepared,
    beside: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    let prepared = first ?? (await prepare(this.writer));
    for (let attempt = 1; ; attempt += 1) {
      this.goOn();
      try {
        await this.inTransaction(mark, async () => {
          if (!this.run.checkOnly) await apply(prepared);
          await beside();
          const result = resultOf(prepared);
          await saveRejections(this.writer, this.run.id, this.key, result.rejections);
          await markApplied(this.writer, this.task, result.through, result.bytesRead, result.counts);
          this.passed('import-applied');
        });
        this.passed('import-committed');
        return;
      } catch (error) {
        if (!isStale(error) || attempt === STALE_TRIES) throw error;
        prepared = await prepare(this.writer);
      }
    }
  }

  private async inTransaction(mark: number, work: () => Promise<void>): Promise<void> {
    await this.writer.query('BEGIN');
    try {
      await lockRun(this.writer, this.task, mark);
      await work();
      await this.writer.query('COMMIT');
    } catch (error) {
      await this.writer.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
    await forgetAttempts(this.writer, this.task);
  }
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

function isStale(error: unknown): boolean {
  return (
    error instanceof StaleBatch ||
    (error instanceof pg.DatabaseError && (error.code === DEADLOCK || error.code === SERIALIZATION_FAILURE))
  );
}
