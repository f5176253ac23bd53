import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { KeyRing } from '../../encryption/key-ring.js';

/** The start parameters of the writing thread. */
export interface RecordWriting {
  /** The serialised key ring. */
  keys: string;
  /** Whether restricted columns are written. */
  restricted: boolean;
}

/** A small heap is collected often, so that a long report takes no more memory than a short one. */
const HEAP = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 12 };

/**
 * Decrypts claims and writes their records in a separate thread: the server's event loop only passes bytes on, and the
 * many small strings are in a heap of limited size.
 */
export class RecordWriter {
  private readonly thread: Worker;
  private broken: Error | undefined;

  constructor(ring: KeyRing, restricted: boolean) {
    const workerData: RecordWriting = { keys: ring.serialise(), restricted };
    this.thread = new Worker(new URL('./record-thread.js', import.meta.url), {
      workerData,
      resourceLimits: HEAP,
    });
    this.thread.on('error', (error) => (this.broken = error));
  }

  /**
   * Turns rows in COPY's text format into records of a CSV file. One call at a time.
   * @throws Error when a record cannot be decrypted
   */
  async write(rows: Buffer): Promise<Buffer> {
    if (this.broken) throw this.broken;
    const answer = once(this.thread, 'message') as Promise<[Uint8Array]>;
    this.thread.postMessage(rows);
    const [csv] = await answer;
    return Buffer.from(csv.buffer, csv.byteOffset, csv.byteLength);
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }
}
