import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { FileRefused, refuse } from './file-refused.js';
import type { ReadingLimits } from './limits.js';
import type { ByteSource } from './source.js';

const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER_BYTES = 30;
const RATIO_APPLIES_ABOVE = 10 * 1024 * 1024;
const SYMBOLIC_LINK = 0o120000;
const FILE_TYPE = 0o170000;

/** The parts of a ZIP archive that has passed the gate. */
export interface ZipParts {
  has(name: string): boolean;
  /** Bytes of a part, unpacked. */
  sizeOf(name: string): number;
  /** The unpacked bytes of a part. Throws FileRefused for damaged bytes or a size that was a lie. */
  read(name: string): AsyncGenerator<Buffer>;
}

/**
 * Opens a ZIP archive and refuses what no spreadsheet program writes (security rule 10): too many parts, too many
 * bytes or too dense a packing as declared, encryption, symbolic links, doubled names, overlapping parts.
 * Unpacking counts the real bytes against the declared ones. Throws FileRefused.
 */
export async function openZip(
  source: ByteSource,
  fileName: string,
  limits: ReadingLimits,
): Promise<ZipParts> {
  const reader = new SourceReader(source);
  const entries = new Map<string, Entry>();
  let zip: ZipFile;
  try {
    zip = await yauzl.fromRandomAccessReaderPromise(reader, source.size, {
      lazyEntries: true,
      autoClose: false,
      validateEntrySizes: true,
      strictFileNames: true,
    });
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry, fileName, limits);
      const key = entry.fileName.toLowerCase();
      if (entries.has(key)) throw refuse(fileName, 'the workbook holds two parts of one name.');
      entries.set(key, entry);
      if (entries.size > limits.zipEntries) {
        throw refuse(fileName, `the workbook has more than the ${limits.zipEntries} parts that are taken.`);
      }
    }
  } catch (error) {
    throw reader.faultOr(error, fileName);
  }
  checkTogether([...entries.values()], source.size, fileName, limits);
  const entryOf = (name: string): Entry => {
    const entry = entries.get(name.toLowerCase());
    if (!entry) throw refuse(fileName, `the workbook lacks its part ${name}.`);
    return entry;
  };
  return {
    has: (name) => entries.has(name.toLowerCase()),
    sizeOf: (name) => entryOf(name).uncompressedSize,
    read: (name) => readPart(zip, reader, entryOf(name), fileName, limits),
  };
}

async function* readPart(
  zip: ZipFile,
  reader: SourceReader,
  entry: Entry,
  fileName: string,
  limits: ReadingLimits,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > limits.unpackedBytes) throw tooLarge(fileName, limits);
      yield chunk;
    }
  } catch (error) {
    throw reader.faultOr(error, fileName);
  }
}

function checkEntry(entry: Entry, fileName: string, limits: ReadingLimits): void {
  if (entry.isEncrypted()) throw refuse(fileName, 'the workbook is protected by a password.');
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw refuse(fileName, 'the workbook is packed in a way that no spreadsheet program uses.');
  }
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK) {
    throw refuse(fileName, 'the workbook holds a link to a file.');
  }
  const dense = entry.uncompressedSize > entry.compressedSize * limits.unpackedRatio;
  if (entry.uncompressedSize > RATIO_APPLIES_ABOVE && dense) {
    throw refuse(
      fileName,
      `a part of the workbook grows more than ${limits.unpackedRatio} times when unpacked.`,
    );
  }
}

function checkTogether(entries: Entry[], size: number, fileName: string, limits: ReadingLimits): void {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked > limits.unpackedBytes) throw tooLarge(fileName, limits);
  entries.sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  entries.forEach((entry, index) => {
    const least = LOCAL_HEADER_BYTES + entry.fileNameLength + entry.compressedSize;
    const next = entries[index + 1]?.relativeOffsetOfLocalHeader ?? size;
    if (entry.relativeOffsetOfLocalHeader + least > next)
      throw refuse(fileName, 'parts of the workbook overlap.');
  });
}

function tooLarge(fileName: string, limits: ReadingLimits): Error {
  const most = Math.floor(limits.unpackedBytes / 1024 / 1024);
  return refuse(fileName, `the workbook is larger than ${most} MB when unpacked.`);
}

/** Lets yauzl read from our bytes, and tells trouble with reading from trouble with the file. */
class SourceReader extends yauzl.RandomAccessReader {
  private failure: Error | undefined;

  constructor(private readonly source: ByteSource) {
    super();
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
    this.source.read(position, length).then(
      (bytes) => callback(null, bytes.copy(target, offset)),
      (error: unknown) =>
        callback((this.failure = error instanceof Error ? error : new Error(String(error)))),
    );
  }

  /** The error to throw for one that yauzl gave: a failed read stays what it is, all else is the file's fault. */
  faultOr(error: unknown, fileName: string): unknown {
    if (this.failure) return this.failure;
    if (error instanceof FileRefused) return error;
    return refuse(fileName, 'the workbook is damaged or cut off and cannot be unpacked.');
  }
}
