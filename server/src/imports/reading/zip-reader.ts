import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { FileRefused, refuse } from './file-refused.js';
import type { ReadingLimits } from './limits.js';
import type { ByteSource } from './source.js';

/** The limits of a ZIP archive. */
export type ZipLimits = Pick<
  ReadingLimits,
  'zipEntries' | 'zipListBytes' | 'zipEntryBytes' | 'unpackedBytes' | 'unpackedRatio'
>;

/** The messages of refusals. */
export interface Gate {
  fileName: string;
  limits: ZipLimits;
  /** The term for the archive: 'workbook' or 'archive'. */
  what: string;
}

/** Bytes of the directory that are read from the file at once; an entry has one or two hundred. */
const LIST_BLOCK = 64 * 1024;

/** Lets yauzl read from a source, and distinguishes read errors from errors of the file. */
export class ZipReader extends yauzl.RandomAccessReader {
  private failure: Error | undefined;
  /** Bytes of the directory that may still be read; undefined while other parts are read. */
  private listLeft: number | undefined;
  /** Bytes of the directory that were already read and will be requested next. */
  private ahead = Buffer.alloc(0);

  constructor(
    private readonly source: ByteSource,
    private readonly gate: Gate,
  ) {
    super();
  }

  /** From now on the directory is read, entry by entry, up to the limit, whatever size the archive declares. */
  beginList(): void {
    this.listLeft = this.gate.limits.zipListBytes;
  }

  endList(): void {
    this.listLeft = undefined;
    this.ahead = Buffer.alloc(0);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.source.stream(start, end).on('error', (error: Error) => {
      this.failure = error;
    });
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    if (position < 0 || position + length > this.source.size) {
      callback(new Error('a part lies outside the file'));
      return;
    }
    const tooLong = this.tooLongAList(length);
    if (tooLong) {
      callback(tooLong);
      return;
    }
    this.bytesAt(position, length).then(
      (bytes) => callback(null, bytes.copy(target, offset)),
      (error: unknown) =>
        callback((this.failure = error instanceof Error ? error : new Error(String(error)))),
    );
  }

  /** Entries of the directory are consecutive, and each is read in two pieces. */
  private async bytesAt(position: number, length: number): Promise<Buffer> {
    if (this.listLeft === undefined) return this.source.read(position, length);
    const lacking = length - this.ahead.length;
    if (lacking > 0) {
      const start = position + this.ahead.length;
      const most = Math.min(Math.max(lacking, LIST_BLOCK), lacking + this.listLeft);
      const more = await this.source.read(start, Math.min(most, this.source.size - start));
      this.ahead = Buffer.concat([this.ahead, more]);
    }
    const bytes = this.ahead.subarray(0, length);
    this.ahead = this.ahead.subarray(length);
    return bytes;
  }

  private tooLongAList(length: number): Error | undefined {
    if (this.listLeft === undefined) return undefined;
    const { fileName, limits, what } = this.gate;
    const kB = (bytes: number) => Math.floor(bytes / 1024);
    if (length > limits.zipEntryBytes)
      return refuse(
        fileName,
        `the name and remarks of a part of the ${what} are longer than the ${kB(limits.zipEntryBytes)} kB allowed.`,
      );
    this.listLeft -= length;
    if (this.listLeft >= 0) return undefined;
    return refuse(
      fileName,
      `the list of parts of the ${what} is larger than the ${kB(limits.zipListBytes)} kB allowed.`,
    );
  }

  /** Converts an error of yauzl: a failed read is unchanged, everything else is an error of the file. */
  errorOr(error: unknown): unknown {
    if (this.failure) return this.failure;
    if (error instanceof FileRefused) return error;
    return refuse(
      this.gate.fileName,
      `the ${this.gate.what} is damaged or incomplete and cannot be unpacked.`,
    );
  }
}
