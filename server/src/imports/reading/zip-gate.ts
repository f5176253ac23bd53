import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { visible } from '../../rules/visible-text.js';
import { FileRefused, refuse } from './file-refused.js';
import type { ReadingLimits } from './limits.js';
import type { ByteSource } from './source.js';

const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER_BYTES = 30;
const RATIO_APPLIES_ABOVE = 10 * 1024 * 1024;
const SYMBOLIC_LINK = 0o120000;
const FILE_TYPE = 0o170000;

/** What a ZIP archive may hold at most. */
export type ZipLimits = Pick<ReadingLimits, 'zipEntries' | 'unpackedBytes' | 'unpackedRatio'>;

/** What stands in a refusal, and what is refused. */
interface Gate {
  fileName: string;
  limits: ZipLimits;
  /** What the archive is to a person: a workbook, an archive. */
  what: string;
}

/** The parts of a ZIP archive that has passed the gate. */
export interface ZipParts {
  has(name: string): boolean;
  /** The parts in the order of the archive, folders among them (their names end with a slash). */
  names: readonly string[];
  /** Bytes of a part, unpacked. */
  sizeOf(name: string): number;
  /** The unpacked bytes of a part. Throws FileRefused for damaged bytes or a size that was a lie. */
  read(name: string): AsyncGenerator<Buffer>;
}

/**
 * Opens a ZIP archive and refuses what no honest program writes (security rule 10): too many parts, too many
 * bytes or too dense a packing as declared, encryption, symbolic links, doubled names, overlapping parts.
 * Unpacking compares the name that a part has in the list with the one it stands under, counts the real bytes against the
 * declared ones and compares their checksum. Throws FileRefused.
 * @param what the archive is called in refusals
 */
export async function openZip(
  source: ByteSource,
  fileName: string,
  limits: ZipLimits,
  what = 'workbook',
): Promise<ZipParts> {
  const gate = { fileName, limits, what };
  const reader = new SourceReader(source, gate);
  const entries = new Map<string, { name: string; entry: Entry }>();
  let zip: ZipFile;
  try {
    zip = await yauzl.fromRandomAccessReaderPromise(reader, source.size, {
      lazyEntries: true,
      autoClose: false,
      validateEntrySizes: true,
      // Names are nobody's path here: nothing is ever unpacked to where one of them leads.
      decodeStrings: false,
    });
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry, gate);
      const name = nameOf(entry);
      const key = name.toLowerCase();
      if (entries.has(key))
        throw refuse(fileName, `the ${what} holds two parts of one name: ${visible(name, 100)}`);
      entries.set(key, { name, entry });
      if (entries.size > limits.zipEntries) {
        throw refuse(fileName, `the ${what} has more than the ${limits.zipEntries} parts that are taken.`);
      }
    }
  } catch (error) {
    throw reader.faultOr(error);
  }
  checkTogether(
    [...entries.values()].map(({ entry }) => entry),
    source.size,
    gate,
  );
  const entryOf = (name: string): Entry => {
    const entry = entries.get(name.toLowerCase())?.entry;
    if (!entry) throw refuse(fileName, `the ${what} lacks its part ${name}.`);
    return entry;
  };
  return {
    names: [...entries.values()].map(({ name }) => name),
    has: (name) => entries.has(name.toLowerCase()),
    sizeOf: (name) => entryOf(name).uncompressedSize,
    read: (name) => readPart(zip, reader, entryOf(name), gate),
  };
}

async function* readPart(
  zip: ZipFile,
  reader: SourceReader,
  entry: Entry,
  gate: Gate,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  let checksum = 0;
  try {
    const { fileName } = await zip.readLocalFileHeaderPromise(entry);
    if (!fileName.equals(entry.fileNameRaw)) throw new Error('the part is another one than the list says');
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > gate.limits.unpackedBytes) throw tooLarge(gate);
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
    if (checksum !== entry.crc32) throw new Error('the checksum differs');
  } catch (error) {
    throw reader.faultOr(error);
  }
}

/** The name of a part as its writer meant it: UTF-8 or the older character set, whichever it says. */
function nameOf(entry: Entry): string {
  return yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
}

/** Whether the name of a part leads out of its archive, or is no path that every system takes. */
export function isOddPath(name: string): boolean {
  return yauzl.validateFileName(name) !== null;
}

function checkEntry(entry: Entry, { fileName, limits, what }: Gate): void {
  if (entry.isEncrypted()) throw refuse(fileName, `the ${what} is protected by a password.`);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw refuse(fileName, `the ${what} is packed in a way that is not taken.`);
  }
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK) {
    throw refuse(fileName, `the ${what} holds a link to a file.`);
  }
  const dense = entry.uncompressedSize > entry.compressedSize * limits.unpackedRatio;
  if (entry.uncompressedSize > RATIO_APPLIES_ABOVE && dense) {
    throw refuse(
      fileName,
      `a part of the ${what} grows more than ${limits.unpackedRatio} times when unpacked.`,
    );
  }
}

function checkTogether(entries: Entry[], size: number, gate: Gate): void {
  const { fileName, limits, what } = gate;
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked > limits.unpackedBytes) throw tooLarge(gate);
  entries.sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  entries.forEach((entry, index) => {
    const least = LOCAL_HEADER_BYTES + entry.fileNameLength + entry.compressedSize;
    const next = entries[index + 1]?.relativeOffsetOfLocalHeader ?? size;
    if (entry.relativeOffsetOfLocalHeader + least > next)
      throw refuse(fileName, `parts of the ${what} overlap.`);
  });
}

function tooLarge({ fileName, limits, what }: Gate): Error {
  const most = Math.floor(limits.unpackedBytes / 1024 / 1024);
  return refuse(fileName, `the ${what} is larger than ${most} MB when unpacked.`);
}

/** Lets yauzl read from our bytes, and tells trouble with reading from trouble with the file. */
class SourceReader extends yauzl.RandomAccessReader {
  private failure: Error | undefined;

  constructor(
    private readonly source: ByteSource,
    private readonly gate: Gate,
  ) {
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
  faultOr(error: unknown): unknown {
    if (this.failure) return this.failure;
    if (error instanceof FileRefused) return error;
    return refuse(this.gate.fileName, `the ${this.gate.what} is damaged or cut off and cannot be unpacked.`);
  }
}
