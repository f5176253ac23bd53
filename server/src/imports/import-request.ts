import type { Readable } from 'node:stream';
import type { Notation } from '../rules/notation.js';
import { cutText } from '../rules/visible-text.js';
import type { ImportKind, ImportMode } from './import-kinds.js';

/** What is said of an upload that ends before its end. */
export const CUT_OFF =
  'The upload was cut off before its end. Nothing was imported; please send the file again.';

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
  /** How the file's numbers and days are written; what is not said the file must tell. */
  notation: Notation;
  fileName: string;
  bytes: Readable;
}

const UNFIT_FOR_DISPLAY = /[\p{Cc}\p{Cf}\p{Surrogate}]/gu;

/** The name of a received file as it is kept and shown: no folders, nothing that hides, at most 200 characters. */
export function cleanFileName(name: string): string {
  return (
    cutText(
      name
        .slice(lastSeparator(name) + 1)
        .replace(UNFIT_FOR_DISPLAY, '')
        .trim(),
      200,
    ).trimEnd() || 'file'
  );
}

function lastSeparator(name: string): number {
  return Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
}
