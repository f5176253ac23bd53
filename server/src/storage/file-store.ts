import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { StorageLocation } from '../config/storage-location.js';
import { FileMissing } from '../common/errors.js';
import { type BlobStore, isNotThere } from './blob-store.js';
import { LocalBlobs } from './local-blobs.js';
import { sealChunks, SealedFile } from './sealed-file.js';

/** Keeps files sealed, wherever the bytes lie. Names are random; nothing of what a person uploaded is in one. */
export class FileStore {
  constructor(private readonly blobs: BlobStore) {}

  /** The store at a place; also in the thread of an import. */
  static async at(location: StorageLocation): Promise<FileStore> {
    if (location.kind === 'disk') return new FileStore(new LocalBlobs(location.folder));
    // Only where it is used: Amazon's client costs a start, and each import's thread, a tenth of a second and its memory.
    const { S3Blobs } = await import('./s3-blobs.js');
    return new FileStore(new S3Blobs(location));
  }

  /**
   * Seals a stream into the store and returns when the bytes are kept for good.
   * A failed or aborted stream leaves nothing behind.
   */
  async put(bytes: AsyncIterable<Buffer>, key: Buffer): Promise<{ storageKey: string; size: number }> {
    const storageKey = randomUUID();
    let size = 0;
    let broken: Error | undefined;
    const source = noting(bytes, (error) => (broken = error));
    const sealed = sealChunks(source, key, (plainBytes) => (size += plainBytes));
    try {
      await this.blobs.write(storageKey, Readable.from(sealed, { objectMode: false }));
    } catch (error) {
      // Why the bytes stopped coming says more than what the store made of it.
      throw broken ?? error;
    }
    return { storageKey, size };
  }

  /** @throws FileMissing when there is none of that name. */
  async open(storageKey: string, key: Buffer): Promise<SealedFile> {
    try {
      return new SealedFile(await this.blobs.open(storageKey), key);
    } catch (error) {
      throw isNotThere(error) ? new FileMissing(error) : error;
    }
  }

  /** Removing twice is fine. */
  async remove(storageKey: string): Promise<void> {
    await this.blobs.remove(storageKey);
  }

  /** The names of files that were written before a moment: what a crash may have left behind is among them. */
  async olderThan(moment: Date): Promise<string[]> {
    return this.blobs.olderThan(moment);
  }

  /** Ends uploads that stopped half way before a moment. */
  async dropUnfinished(moment: Date): Promise<void> {
    await this.blobs.dropUnfinished(moment);
  }

  /** @throws Error when the store cannot be used. */
  async check(): Promise<void> {
    await this.blobs.check();
  }
}

async function* noting(bytes: AsyncIterable<Buffer>, note: (error: Error) => void): AsyncGenerator<Buffer> {
  try {
    yield* bytes;
  } catch (error) {
    note(error as Error);
    throw error;
  }
}
