import type pg from 'pg';
import { type FaultStep, faultPoints } from '../../common/fault.js';
import { unwrapDataKey } from '../../encryption/envelope.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { connectThread } from '../../database/thread-connection.js';
import { Interrupted } from '../../jobs/task-thread.js';
import type { ImportTask } from './import-task.js';
import { Pace } from './pace.js';
import { forgetAttempts, noteBytes, type RunRow } from './run-row.js';
import { runOwner } from './run-owner.js';

/** One run in one thread: its connections, its keys, and whether it should continue. */
export class ImportSession {
  readonly passed: (step: FaultStep) => void;
  readonly pace: Pace;
  private stopped = false;
  private noting = Promise.resolve();
  private alive = false;

  private constructor(
    readonly task: ImportTask,
    readonly run: RunRow,
    readonly ring: KeyRing,
    /** The data key of the file, its rejected and its held rows. */
    readonly key: Buffer,
    /** Reads stored rows while the writer still writes the previous batch. */
    readonly reader: pg.Client,
    readonly writer: pg.Client,
  ) {
    this.passed = faultPoints(task.fault);
    this.pace = new Pace(writer);
  }

  static async open(task: ImportTask, run: RunRow, reader: pg.Client): Promise<ImportSession> {
    const ring = KeyRing.parse(task.keyRing);
    const key = unwrapDataKey(ring, runOwner(run.id), run.wrappedKey);
    return new ImportSession(
      task,
      run,
      ring,
      key,
      reader,
      await connectThread(task.databaseUrl, 'import-writer'),
    );
  }

  async close(): Promise<void> {
    await this.writer.end();
  }

  /** Requests a stop at the next safe point. */
  stop(): void {
    this.stopped = true;
  }

  /** @throws Interrupted when the worker is stopping or has lost the run. */
  resume(): void {
    if (this.stopped) throw new Interrupted();
  }

  /** Records the progress of the validation pass without waiting for the write. */
  note(bytes: number): void {
    this.noting = noteBytes(this.reader, this.task, bytes);
    // The pass ends at its next step; `noted` rethrows the cause.
    this.noting.catch(() => this.stop());
  }

  /**
   * Resets the job's attempts after a committed batch. Once is enough, since only a new lease counts another attempt.
   */
  async showLife(): Promise<void> {
    if (this.alive) return;
    await forgetAttempts(this.writer, this.task);
    this.alive = true;
  }

  /** Resolves when the last progress is written and the reader is free again. */
  noted(): Promise<void> {
    return this.noting;
  }
}
