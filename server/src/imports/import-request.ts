import type { Notation } from '../rules/notation.js';
import { isBlank } from '../rules/text-values.js';
import { cutText, withoutUnseen } from '../rules/visible-text.js';
import type { ImportKind, ImportMode } from './import-kinds.js';

/** The message for an interrupted upload. */
export const CUT_OFF = 'The upload was interrupted. Nothing was imported; please send the file again.';

/** A file to import and how. */
export interface ImportRequest {
  kind: ImportKind;
  mode: ImportMode;
  /** A dry run: report what would happen and change nothing. */
  checkOnly: boolean;
  /** Replace what was edited here since the last import. */
  overwrite: boolean;
  /** Append even a file that was appended before. */
  again: boolean;
  /** The file's number and date format; what is not set is detected from the file. */
  notation: Notation;
  fileName: string;
  bytes: AsyncIterable<Buffer>;
}

/**
 * The name of a received file as it is stored and shown: no folders, no invisible characters, at most 200 characters;
 * `file` when only dots are left of it.
 */
export function cleanFileName(name: string): string {
  const seen = withoutUnseen(name.slice(lastSeparator(name) + 1)).trim();
  const kept = cutText(seen, 200).trimEnd();
  return isBlank(kept.replaceAll('.', '')) ? 'file' : kept;
}

function lastSeparator(name: string): number {
  return Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
}
