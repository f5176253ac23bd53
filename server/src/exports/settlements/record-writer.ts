import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { KeyRing } from '../../sealing/key-ring.js';

/** What the writing thread starts with. */
export interface RecordWriting {
  /** The key ring's text. */
  keys: string;
  /** Whether restricted columns are written. */
  restricted: boolean;
}

/** A small heap is swept often, so that a long report takes no more memory than a short one. */
const HEAP = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 12 };

/**
 * Opens claims and writes their records in a thread of its own: the server's event loop only passes bytes on, and the
 * thousands of small texts and ciphers lie in a heap of limited size.
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
   * Rows as COPY writes them as text, as the records of a CSV file. One call at a time.
   * @throws Error when one cannot be opened
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
