import { readFileSync } from 'node:fs';
import { StartError } from '../config/start-error.js';
import { defaultScheme } from './default-scheme.js';
import { type SchemeFile, schemeFile } from './scheme.js';

/**
 * The scheme of SCHEME_FILE, or the spec's own.
 * @throws StartError naming the field or the line that is wrong.
 */
export function loadScheme(path: string | undefined): SchemeFile {
  if (path === undefined) return defaultScheme;
  return readScheme(readText(path), path);
}

/** @throws StartError naming the field or the line that is wrong. */
export function readScheme(text: string, path: string): SchemeFile {
  const checked = schemeFile.safeParse(parse(text, path));
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0]!;
  const fields = [
    ...issue.path.map(String),
    ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
  ];
  const line = lineOf(text, fields);
  const problem =
    issue.code === 'unrecognized_keys' ? 'is not known' : issue.message.replace(/^Invalid input: /, '');
  throw new StartError(`SCHEME_FILE ${path}, line ${line}: ${fields.join('.') || 'the file'}: ${problem}.`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartError(`SCHEME_FILE ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const at = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? text.length);
    throw new StartError(`SCHEME_FILE ${path}, line ${lineAt(text, at)}: this is not valid JSON.`);
  }
}

/** The line of the innermost field of a path that the file names. */
function lineOf(text: string, fields: string[]): number {
  let at = 0;
  for (const field of fields) {
    const found = text.indexOf(JSON.stringify(field), at);
    if (found >= 0) at = found;
  }
  return lineAt(text, at);
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
