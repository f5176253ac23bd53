import { refuse } from './file-refused.js';
import { LISTED_BYTES, ZIP_ENTRY_BYTES } from './limits.js';
import type { ByteSource } from './source.js';
import { isOddPath, openArchive } from './zip-gate.js';
import type { ZipLimits } from './zip-reader.js';

const MB = 1024 * 1024;

/** Bytes of one notice at most. */
export const NOTICE_BYTES = 10 * MB;

/** What an archive of notices may hold at most. */
export const NOTICE_ARCHIVE: ZipLimits = {
  zipEntries: 20_000,
  zipListBytes: 20_000 * LISTED_BYTES,
  zipEntryBytes: ZIP_ENTRY_BYTES,
  unpackedBytes: 2048 * MB,
  unpackedRatio: 250,
};

const PDF = '%PDF-';
const ZIP = ['PK\x03\x04', 'PK\x05\x06'];

/** One file that may be a notice, by the name it came with. */
export interface NoticeFile {
  /** Without its folders. */
  name: string;
  /** Bytes as declared; what is read may be found to differ. */
  size: number;
  /** Throws FileRefused for damaged bytes or a size that was a lie. */
  read(): AsyncIterable<Buffer>;
}

/**
 * The files of an upload of assessment notices: the one PDF it is, or those of a ZIP archive in its order, whatever folder
 * they lie in; several may have one name. Folders, and what operating systems put in archives on their own, are left out.
 * Throws FileRefused: one sentence for a person.
 */
export async function openNoticeFiles(source: ByteSource, fileName: string): Promise<NoticeFile[]> {
  if (source.size === 0) throw refuse(fileName, 'the file is empty.');
  const start = (await source.read(0, PDF.length)).toString('latin1');
  if (start === PDF) return [{ name: fileName, size: source.size, read: () => source.stream() }];
  if (!ZIP.some((signature) => start.startsWith(signature)))
    throw refuse(fileName, 'this is neither a PDF document nor a ZIP archive of PDF documents.');
  const parts = await openArchive(source, fileName, NOTICE_ARCHIVE, 'archive');
  const files = parts
    .filter(({ name }) => isFile(name))
    .map((part) => ({
      // A path that leads somewhere else stays whole: no SID looks like it.
      name: isOddPath(part.name) ? part.name : part.name.slice(part.name.lastIndexOf('/') + 1),
      size: part.size,
      read: () => part.read(),
    }));
  if (files.length === 0) throw refuse(fileName, 'the archive contains no file.');
  return files;
}

function isFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name !== '' && !name.startsWith('.') && !path.startsWith('__MACOSX/');
}
