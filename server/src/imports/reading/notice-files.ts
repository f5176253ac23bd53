import { refuse } from './file-refused.js';
import { LISTED_BYTES, ZIP_ENTRY_BYTES } from './limits.js';
import type { ByteSource } from './source.js';
import { isOddPath, openArchive } from './zip-gate.js';
import type { ZipLimits } from './zip-reader.js';

const MB = 1024 * 1024;

/** The limits of an archive of notices. */
export const NOTICE_ARCHIVE: ZipLimits = {
  zipEntries: 20_000,
  zipListBytes: 20_000 * LISTED_BYTES,
  zipEntryBytes: ZIP_ENTRY_BYTES,
  unpackedBytes: 2048 * MB,
  unpackedRatio: 250,
};

const PDF = '%PDF-';
const ZIP = ['PK\x03\x04', 'PK\x05\x06'];

/** A file that may be a notice, with its name as submitted. */
export interface NoticeFile {
  /** The name without folders. */
  name: string;
  /** The declared size in bytes; the actual size may differ. */
  size: number;
  /** Throws FileRefused for damaged bytes or a wrong declared size. */
  read(): AsyncIterable<Buffer>;
}

/**
 * The files of an upload of assessment notices: the PDF itself, or the files of a ZIP archive in its order, in any
 * folder; several may have the same name. Folders are left out, and so are files that operating systems add to
 * archives. Throws FileRefused with one sentence for the user.
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
      // A path that leads out of the archive is kept whole, so that it does not pass for a SID.
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
