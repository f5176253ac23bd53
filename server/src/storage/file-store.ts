import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StorageLocation } from '../config/storage-location.js';
import { FileMissing } from '../common/errors.js';
import { within } from '../common/within.js';
import { type Blob, type BlobStore, isNotThere } from './blob-store.js';
import { LocalBlobs } from './local-blobs.js';
import { sealChunks, SealedFile } from './sealed-file.js';
import { awayOf } from './store-errors.js';

/** How long the answer to "can files be kept" holds: health is asked more often than a store likes to be written to. */
export const CHECK_HOLDS_MS = 2_000;
const DISCARD_MS = 1_000;
/** What a check writes: about as much as a chunk of a sealed file. */
const CHECK_BYTES = 64 * 1024;

/** Keeps files sealed, wherever the bytes lie. Names are random; nothing of what a person uploaded is in one. */
export class FileStore {
  private checked: { at: number; result: Promise<void> } | undefined;

  /** @param pauses before each further try to read, in milliseconds; none where a person waits */
  constructor(
    private readonly blobs: BlobStore,
    private readonly pauses: readonly number[] = [],
  ) {}

  /** The store at a place; also in the thread of an import. */
  static async at(location: StorageLocation, pauses?: readonly number[]): Promise<FileStore> {
    if (location.kind === 'disk') return new FileStore(new LocalBlobs(location.folder), pauses);
    // Only where it is used: Amazon's client costs a start, and each import's thread, a tenth of a second and its memory.
    const { S3Blobs } = await import('./s3-blobs.js');
    return new FileStore(new S3Blobs(location), pauses);
  }

  /**
   * Seals a stream into the store and returns when the bytes are kept for good.
   * A failed or aborted stream leaves nothing behind.
   * @throws StorageFull when there is no room, FilesAway when the store cannot be written to; what the stream broke with.
   */
  async put(bytes: AsyncIterable<Buffer>, key: Buffer): Promise<{ storageKey: string; size: number }> {
    const storageKey = randomUUID();
    let size = 0;
    let broken: Error | undefined;
    const source = noting(bytes, (error) => (broken = error));
    const sealed = Readable.from(
      sealChunks(source, key, (plainBytes) => (size += plainBytes)),
      { objectMode: false },
    );
    // The store listens while it reads, and may have given up before the bytes break off.
    sealed.on('error', () => undefined);
    try {
      await this.blobs.write(storageKey, sealed);
    } catch (error) {
      // Why the bytes stopped coming says more than what the store made of it.
      throw broken ?? awayOf(error);
    }
    return { storageKey, size };
  }

  /** @throws FileMissing when there is none of that name, FilesAway when nobody can tell. */
  async open(storageKey: string, key: Buffer): Promise<SealedFile> {
    try {
      return new SealedFile(this.patiently(await this.blobs.open(storageKey)), key);
    } catch (error) {
      throw isNotThere(error) ? new FileMissing(error) : awayOf(error);
    }
  }

  /** Removing twice is fine. @throws FilesAway */
  async remove(storageKey: string): Promise<void> {
    await this.blobs.remove(storageKey).catch((error: unknown) => {
      throw awayOf(error);
    });
  }

  /**
   * Takes a file away that no row names, or names any more, in a second or not at all: what was decided about it stands whether the
   * store is there or not, and the sweep for strays finds what is left.
   */
  async discard(storageKey: string): Promise<void> {
    await within(DISCARD_MS, this.blobs.remove(storageKey));
  }

  /** The names of files that were written before a moment: what a crash may have left behind is among them. */
  async olderThan(moment: Date): Promise<string[]> {
    return this.blobs.olderThan(moment);
  }

  /** Ends uploads that stopped half way before a moment. */
  async dropUnfinished(moment: Date): Promise<void> {
    await this.blobs.dropUnfinished(moment);
  }

  /** Writes a little, reads it and takes it away again, once in two seconds. @throws Error when files cannot be kept. */
  check(): Promise<void> {
    if (!this.checked || performance.now() - this.checked.at > CHECK_HOLDS_MS)
      this.checked = { at: performance.now(), result: this.tryOut() };
    return this.checked.result;
  }

  private patiently(blob: Blob): Blob {
    const { size, stride } = blob;
    const read = async (start: number, length: number): Promise<Buffer> => {
      for (let tried = 0; ; tried++) {
        try {
          return await blob.read(start, length);
        } catch (error) {
          const pause = this.pauses[tried];
          if (pause === undefined) throw awayOf(error);
          await sleep(pause);
        }
      }
    };
    return { size, stride, read, close: () => blob.close() };
  }

  private async tryOut(): Promise<void> {
    // Named like any other file: the sweep that looks for strays takes one away that a crash leaves here.
    const name = randomUUID();
    const bytes = randomBytes(CHECK_BYTES);
    await this.blobs.write(name, Readable.from([bytes], { objectMode: false }));
    const blob = await this.blobs.open(name);
    const kept = await blob.read(0, CHECK_BYTES).finally(() => blob.close());
    if (!kept.equals(bytes))
      throw new Error('The file store returned different bytes from those it was given.');
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
