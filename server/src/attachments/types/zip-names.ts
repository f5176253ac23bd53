import type { StoredBytes } from './stored-bytes.js';

const END = Buffer.from('PK\x05\x06', 'latin1');
const END_SIZE = 22;
const COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
/** Larger than the list of a workbook's parts ever is. */
const LIST_LIMIT = 1024 * 1024;

interface Directory {
  start: number;
  size: number;
}

/** The position of an archive's directory, if the file ends like an archive. */
async function directoryOf(file: StoredBytes): Promise<Directory | undefined> {
  const from = Math.max(0, file.size - END_SIZE - COMMENT);
  const tail = await file.read(from, END_SIZE + COMMENT);
  for (let at = tail.lastIndexOf(END); at >= 0; at = at > 0 ? tail.lastIndexOf(END, at - 1) : -1) {
    if (at + END_SIZE > tail.length || at + END_SIZE + tail.readUInt16LE(at + 20) !== tail.length) continue;
    return { start: tail.readUInt32LE(at + 16), size: tail.readUInt32LE(at + 12) };
  }
  return undefined;
}

/** Whether a file of another type can also be opened as an archive. */
export async function hasZipAtItsEnd(file: StoredBytes): Promise<boolean> {
  return (await directoryOf(file)) !== undefined;
}

/** The names in an archive, without unpacking it; undefined when its directory cannot be read. */
export async function zipNames(file: StoredBytes): Promise<string[] | undefined> {
  const directory = await directoryOf(file);
  if (!directory || directory.size > LIST_LIMIT || directory.start + directory.size > file.size)
    return undefined;
  const list = await file.read(directory.start, directory.size);
  const names: string[] = [];
  for (let at = 0; at < list.length;) {
    if (at + ENTRY_SIZE > list.length || list.readUInt32LE(at) !== ENTRY) return undefined;
    const nameLength = list.readUInt16LE(at + 28);
    names.push(list.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    at += ENTRY_SIZE + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return names;
}
