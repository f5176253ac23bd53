import type { Notation } from '../rules/notation.js';
import { isBlank } from '../rules/text-values.js';
import { cutText, withoutUnseen } from '../rules/visible-text.js';
import type { ImportKind, ImportMode } from './import-kinds.js';

/** What is said of an upload that ends before its end. */
export const CUT_OFF = 'The upload was interrupted. Nothing was imported; please send the file again.';

/** A file to import and how. */
export interface ImportRequest {
  kind: ImportKind;
  mode: ImportMode;
  /** Say what would happen and change nothing. */
  checkOnly: boolean;
  /** Replace what was edited here since the last import. */
  overwrite: boolean;
  /** Append a file that was appended before. */
  again: boolean;
  /** How the file's numbers and days are written; what is not said the file must show. */
  notation: Notation;
  fileName: string;
  bytes: AsyncIterable<Buffer>;
}

/**
 * The name of a received file as it is kept and shown: no folders, nothing that hides, at most 200 characters; `file` when
 * nothing is left of it but dots and what is invisible.
 */
export function cleanFileName(name: string): string {
  const seen = withoutUnseen(name.slice(lastSeparator(name) + 1)).trim();
  const kept = cutText(seen, 200).trimEnd();
  return isBlank(kept.replaceAll('.', '')) ? 'file' : kept;
}

function lastSeparator(name: string): number {
  return Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
}
