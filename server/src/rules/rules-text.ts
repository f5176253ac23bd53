import { BrokenJson, placesIn, RepeatedKey } from './json-places.js';
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

/** Parses and validates rules as a user typed or uploaded them: all errors with path and line (RULES-3, RULES-4). */
export function readRulesText(given: string): RulesText {
  const text = given.replace(/^\uFEFF/, '');
  if (text.length > LONGEST_RULES) return { errors: [{ path: '', code: 'TOO_LONG', line: 1 }] };
  const lineOf = lines(text);
  let places: Map<string, number>;
  try {
    places = placesIn(text);
  } catch (error) {
    if (error instanceof RepeatedKey)
      return { errors: [{ path: error.path, code: 'KEY_TWICE', line: lineOf(error.position) }] };
    if (error instanceof BrokenJson)
      return { errors: [{ path: '', code: 'NOT_JSON', line: lineOf(error.position) }] };
    throw error;
  }
  const value: unknown = JSON.parse(text);
  const errors = rulesDocumentErrors(value);
  if (errors.length > 0)
    return {
      errors: errors
        .slice(0, MOST_ERRORS)
        .map((error) => ({ ...error, line: lineOf(placeOf(places, error.path)) })),
    };
  return { document: value as RulesDocument, canonical: canonicalJson(value as CanonicalValue) };
}

/** The start position of a value, or of the innermost part in which it is missing. */
function placeOf(places: ReadonlyMap<string, number>, path: string): number {
  for (let within = path; ; within = within.slice(0, Math.max(within.lastIndexOf('.'), 0))) {
    const place = places.get(within);
    if (place !== undefined) return place;
    if (within === '') return 0;
  }
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
