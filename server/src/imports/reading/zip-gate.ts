import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { visible } from '../../rules/visible-text.js';
import { refuse } from './file-refused.js';
import type { ByteSource } from './source.js';
import { type Gate, type ZipLimits, ZipReader } from './zip-reader.js';

const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER_BYTES = 30;
const RATIO_APPLIES_ABOVE = 10 * 1024 * 1024;
const SYMBOLIC_LINK = 0o120000;
const FILE_TYPE = 0o170000;

/** The kept properties of a part; the rest of its entry is arbitrary. */
interface Part {
  name: string;
  /** The bytes of its name, one per character. */
  rawName: string;
  entry: Entry;
}

/** A validated part of a ZIP archive. */
export interface ZipPart {
  /** A folder's name ends with a slash. */
  name: string;
  /** Bytes, unpacked. */
  size: number;
  /** The unpacked bytes. Throws FileRefused if they are damaged or the declared size is wrong. */
  read(): AsyncGenerator<Buffer>;
}

/** The parts of a validated workbook, by case-insensitive names. */
export interface ZipParts {
  has(name: string): boolean;
  /** The parts in the order of the archive, folders among them (their names end with a slash). */
  names: readonly string[];
  /** Bytes of a part, unpacked. */
  sizeOf(name: string): number;
  /** The unpacked bytes of a part. Throws FileRefused if they are damaged or the declared size is wrong. */
  read(name: string): AsyncGenerator<Buffer>;
}

/**
 * Opens a ZIP archive and refuses what no legitimate program writes (IMPORT-19): too many parts, too many
 * bytes or too dense a packing as declared, too long a list of parts, encryption, symbolic links, overlapping parts.
 * Unpacking compares the name of a part in the directory with the one in its local header, and the bytes with the declared
 * size and checksum. Throws FileRefused.
 * @param what the archive is called in refusals
 * @returns its parts in their order; several may have one name
 */
export async function openArchive(
  source: ByteSource,
  fileName: string,
  limits: ZipLimits,
  what: string,
): Promise<ZipPart[]> {
  const gate = { fileName, limits, what };
  const reader = new ZipReader(source, gate);
  const parts: Part[] = [];
  let zip: ZipFile;
  try {
    zip = await yauzl.fromRandomAccessReaderPromise(reader, source.size, {
      lazyEntries: true,
      autoClose: false,
      validateEntrySizes: true,
      // Names are never used as paths: nothing is unpacked to the file system.
      decodeStrings: false,
    });
    if (zip.entryCount > limits.zipEntries)
      throw refuse(fileName, `the ${what} has more than the ${limits.zipEntries} parts allowed.`);
    reader.beginList();
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry, gate);
      parts.push(partOf(entry));
    }
    reader.endList();
  } catch (error) {
    throw reader.errorOr(error);
  }
  checkTogether(
    parts.map(({ entry }) => entry),
    source.size,
    gate,
  );
  return parts.map((part) => ({
    name: part.name,
    size: part.entry.uncompressedSize,
    read: () => readPart(zip, reader, part, gate),
  }));
}

/** Opens a workbook as `openArchive` does, and also refuses duplicate names, since its parts are found by name. */
export async function openZip(source: ByteSource, fileName: string, limits: ZipLimits): Promise<ZipParts> {
  const list = await openArchive(source, fileName, limits, 'workbook');
  const parts = new Map<string, ZipPart>();
  for (const part of list) {
    const key = part.name.toLowerCase();
    if (parts.has(key))
      throw refuse(
        fileName,
        `the workbook contains two parts with the same name: ${visible(part.name, 100)}`,
      );
    parts.set(key, part);
  }
  const find = (name: string): ZipPart => {
    const part = parts.get(name.toLowerCase());
    if (!part) throw refuse(fileName, `the workbook is missing its part ${name}.`);
    return part;
  };
  return {
    names: list.map(({ name }) => name),
    has: (name) => parts.has(name.toLowerCase()),
    sizeOf: (name) => find(name).size,
    read: (name) => find(name).read(),
  };
}

async function* readPart(
  zip: ZipFile,
  reader: ZipReader,
  { entry, rawName }: Part,
  gate: Gate,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  let checksum = 0;
  try {
    const { fileName } = await zip.readLocalFileHeaderPromise(entry);
    if (fileName.toString('latin1') !== rawName)
      throw new Error('the part does not match its entry in the list');
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > gate.limits.unpackedBytes) throw tooLarge(gate);
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
    if (checksum !== entry.crc32) throw new Error('the checksum differs');
  } catch (error) {
    throw reader.errorOr(error);
  }
}

/** A part without its extra fields, comment and raw bytes, which yauzl makes hundreds of bytes of for each of a file's. */
function partOf(full: Entry): Part {
  const { fileNameRaw, generalPurposeBitFlag, extraFields } = full;
  const entry = Object.assign(new yauzl.Entry(), {
    generalPurposeBitFlag,
    compressionMethod: full.compressionMethod,
    crc32: full.crc32,
    compressedSize: full.compressedSize,
    uncompressedSize: full.uncompressedSize,
    fileNameLength: full.fileNameLength,
    relativeOffsetOfLocalHeader: full.relativeOffsetOfLocalHeader,
  });
  // In the declared character set: UTF-8 or the older one.
  const name = yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  return { name, rawName: fileNameRaw.toString('latin1'), entry };
}

/** Whether the name of a part leads out of its archive, or is not a valid path on every system. */
export function isOddPath(name: string): boolean {
  return yauzl.validateFileName(name) !== null;
}

function checkEntry(entry: Entry, { fileName, limits, what }: Gate): void {
  if (entry.isEncrypted()) throw refuse(fileName, `the ${what} is protected by a password.`);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw refuse(fileName, `the ${what} is compressed in a way that is not accepted.`);
  }
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK) {
    throw refuse(fileName, `the ${what} contains a link to a file.`);
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
