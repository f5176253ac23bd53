import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { StartError } from '../config/start-error.js';
import { defaultScheme } from './default-scheme.js';
import { BrokenJson, type JsonPlaces, placesIn } from '../rules/json-places.js';
import { type SchemeFile, schemeFile } from './scheme.js';

/**
 * Loads the scheme in SCHEME_FILE, or the default one (SCHEME-3).
 * @throws StartError naming the invalid field or line
 */
export function loadScheme(path: string | undefined): SchemeFile {
  if (path === undefined) return defaultScheme;
  return readScheme(readText(path), path);
}

/** Parses and validates a scheme file. @throws StartError naming the invalid field or line */
export function readScheme(given: string, path: string): SchemeFile {
  const text = given.replace(/^\uFEFF/, '');
  const places = parse(text, path);
  const checked = schemeFile.safeParse(JSON.parse(text));
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0]!;
  const fields = [
    ...issue.path.map(String),
    ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
  ];
  const line = lineAt(text, placeOf(places, fields));
  throw new StartError(
    `SCHEME_FILE ${path}, line ${line}: ${fields.join('.') || 'the file'}: ${problemOf(issue, places, fields)}.`,
  );
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartError(`SCHEME_FILE ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function parse(text: string, path: string): ReadonlyMap<string, number> {
  let found: JsonPlaces;
  try {
    found = placesIn(text);
  } catch (error) {
    if (!(error instanceof BrokenJson)) throw error;
    throw new StartError(
      `SCHEME_FILE ${path}, line ${lineAt(text, error.position)}: this is not valid JSON.`,
    );
  }
  const [twice] = found.repeated;
  if (twice)
    throw new StartError(`SCHEME_FILE ${path}, line ${lineAt(text, twice[1])}: ${twice[0]}: appears twice.`);
  return found.places;
}

function problemOf(issue: z.core.$ZodIssue, places: ReadonlyMap<string, number>, fields: string[]): string {
  if (issue.code === 'unrecognized_keys') return 'is not known';
  if (issue.code === 'invalid_type' && !places.has(fields.join('.'))) return 'is missing';
  return issue.message.replace(
    /^Invalid input: expected (\w+)(?:\W.*)?$/,
    (_, kind: string) => `must be ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`,
  );
}

/** The position of a field, or of the innermost part in which it is missing. */
function placeOf(places: ReadonlyMap<string, number>, fields: string[]): number {
  return places.get(fields.join('.')) ?? placeOf(places, fields.slice(0, -1));
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
