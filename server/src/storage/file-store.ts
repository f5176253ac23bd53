import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StorageLocation } from '../config/storage-location.js';
import { FileMissing } from '../common/errors.js';
import { within } from '../common/within.js';
import { type Blob, type BlobStore, isFileMissing } from './blob-store.js';
import { LocalBlobs } from './local-blobs.js';
import { encryptChunks, EncryptedFile } from './encrypted-file.js';
import { unavailableErrorOf } from './store-errors.js';

/** How long a check is reused: health is requested more often than a store should be written to. */
export const CHECK_HOLDS_MS = 2_000;
const DISCARD_MS = 1_000;
/** What a check writes: about one chunk of an encrypted file. */
const CHECK_BYTES = 64 * 1024;

/** Keeps files encrypted in any blob store. Names are random and contain nothing of what a person uploaded. */
export class FileStore {
  private checked: { at: number; result: Promise<void> } | undefined;

  /** @param pauses before each further try to read, in milliseconds; none where a person waits */
  constructor(
    private readonly blobs: BlobStore,
    private readonly pauses: readonly number[] = [],
  ) {}

  /** The store at a location; also used by the thread of an import. */
  static async at(location: StorageLocation, pauses?: readonly number[]): Promise<FileStore> {
    if (location.kind === 'disk') return new FileStore(new LocalBlobs(location.folder), pauses);
    // Imported only when used: Amazon's client costs each start, and each import's thread, a tenth of a second and
    // memory.
    const { S3Blobs } = await import('./s3-blobs.js');
    return new FileStore(new S3Blobs(location), pauses);
  }

  /**
   * Encrypts a stream into the store and returns once the bytes are durable. A failed or aborted stream leaves nothing
   * behind.
   * @throws StorageFull when there is no room, FilesUnavailable when the store cannot be written to; otherwise the stream's own
   * error
   */
  async put(bytes: AsyncIterable<Buffer>, key: Buffer): Promise<{ storageKey: string; size: number }> {
    const storageKey = randomUUID();
    let size = 0;
    let broken: Error | undefined;
    const source = noting(bytes, (error) => (broken = error));
    const sealed = Readable.from(
      encryptChunks(source, key, (plainBytes) => (size += plainBytes)),
      { objectMode: false },
    );
    // The store listens for errors only while it reads, and may have stopped before the stream fails.
    sealed.on('error', () => undefined);
    try {
      await this.blobs.write(storageKey, sealed);
    } catch (error) {
      // The stream's own error says more than the error that the store made of it.
      throw broken ?? unavailableErrorOf(error);
    }
    return { storageKey, size };
  }

  /** @throws FileMissing when there is no file of that name, FilesUnavailable when the store is unavailable */
  async open(storageKey: string, key: Buffer): Promise<EncryptedFile> {
    try {
      return new EncryptedFile(this.withTimeouts(await this.blobs.open(storageKey)), key);
    } catch (error) {
      throw isFileMissing(error) ? new FileMissing(error) : unavailableErrorOf(error);
    }
  }

  /** Removing twice is harmless. @throws FilesUnavailable */
  async remove(storageKey: string): Promise<void> {
    await this.blobs.remove(storageKey).catch((error: unknown) => {
      throw unavailableErrorOf(error);
    });
  }

  /**
   * Removes a file that no row refers to, or waits at most a second for it: the decision holds whether the store is
   * available or not, and the sweep for stray files removes what is left.
   */
  async discard(storageKey: string): Promise<void> {
    await within(DISCARD_MS, this.blobs.remove(storageKey));
  }

  /** The names of files written before the moment, including those that a crash left behind. */
  async olderThan(moment: Date): Promise<string[]> {
    return this.blobs.olderThan(moment);
  }

  /** Aborts uploads that were left unfinished before the moment. */
  async dropUnfinished(moment: Date): Promise<void> {
    await this.blobs.dropUnfinished(moment);
  }

  /**
   * Writes a small file, reads it and removes it, at most once in two seconds. @throws Error when files cannot be stored
   */
  check(): Promise<void> {
    if (!this.checked || performance.now() - this.checked.at > CHECK_HOLDS_MS)
      this.checked = { at: performance.now(), result: this.tryOut() };
    return this.checked.result;
  }

  private withTimeouts(blob: Blob): Blob {
    const { size, stride } = blob;
    const read = async (start: number, length: number): Promise<Buffer> => {
      for (let tried = 0; ; tried++) {
        try {
          return await blob.read(start, length);
        } catch (error) {
          const pause = this.pauses[tried];
          if (pause === undefined) throw unavailableErrorOf(error);
          await sleep(pause);
        }
      }
    };
    return { size, stride, read, close: () => blob.close() };
  }

  private async tryOut(): Promise<void> {
    // Named like any other file, so that the sweep for stray files removes one that a crash leaves here.
    const name = randomUUID();
    const bytes = randomBytes(CHECK_BYTES);
    await this.blobs.write(name, Readable.from([bytes], { objectMode: false }));
    const blob = await this.blobs.open(name);
    try {
      const kept = await blob.read(0, CHECK_BYTES);
      if (!kept.equals(bytes))
        throw new Error('The file store returned different bytes from those it was given.');
    } finally {
      await blob.close();
    }
    await this.blobs.remove(name);
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
