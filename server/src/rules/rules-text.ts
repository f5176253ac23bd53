import { BrokenJson, type JsonPlaces, placesIn } from './json-places.js';
import { canonicalJson, type CanonicalValue } from './proof/canonical-json.js';
import type { RuleError } from './rule-checks.js';
import { rulesDocumentErrors, type RulesDocument } from './rules-document.js';

/** An error in a text of rules, with its line, from 1. */
export interface RulesTextError extends RuleError {
  line: number;
}

/** A rules document with its canonical text (RFC 8785), or all errors of the input. */
export type RulesText =
  | { document: RulesDocument; canonical: string; errors?: undefined }
  | { errors: RulesTextError[] };

/** The maximum length of rules in characters; ten thousand bands fit. */
export const LONGEST_RULES = 2_000_000;
/** The maximum number of reported errors; nobody would read more. */
const MOST_ERRORS = 200;

/** Parses and validates rules as a user typed or uploaded them: all errors with path and line (RULES-2, RULES-9). */
export function readRulesText(given: string): RulesText {
  const text = given.replace(/^\uFEFF/, '');
  if (text.length > LONGEST_RULES) return { errors: [{ path: '', code: 'TOO_LONG', line: 1 }] };
  const lineOf = lines(text);
  let found: JsonPlaces;
  try {
    found = placesIn(text);
  } catch (error) {
    if (error instanceof BrokenJson)
      return { errors: [{ path: '', code: 'NOT_JSON', line: lineOf(error.position) }] };
    throw error;
  }
  const value: unknown = JSON.parse(text);
  const errors = [
    ...[...found.repeated].map(([path, at]) => ({ path, code: 'KEY_TWICE' as const, line: lineOf(at) })),
    ...rulesDocumentErrors(value).map((error) => ({ ...error, line: lineOf(placeOf(found.places, error)) })),
  ];
  if (errors.length > 0) return { errors: errors.slice(0, MOST_ERRORS) };
  return { document: value as RulesDocument, canonical: canonicalJson(value as CanonicalValue) };
}

/** The start position of a value, or of the innermost part in which it is missing. */
function placeOf(places: ReadonlyMap<string, number>, { path, code }: RuleError): number {
  for (let within = path; ; within = outer(within)) {
    const place = places.get(within);
    // An earlier value of a repeated key may have had what the last one lacks.
    const isBefore = code === 'MISSING' && place !== undefined && place < (places.get(outer(within)) ?? 0);
    if (place !== undefined && !isBefore) return place;
    if (within === '') return 0;
  }
}

function outer(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), 0));
}

/** Returns a function that finds the line of a position by binary search. */
function lines(text: string): (position: number) => number {
  const begins = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) begins.push(at + 1);
  return (position) => {
    let low = 0;
    let high = begins.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (begins[middle]! <= position) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
