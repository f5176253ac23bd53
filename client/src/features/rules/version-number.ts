import { countOf } from '@rules/count-of.js';

/** The number of a version in a URL; 0, which no version has, when it is not a number. */
export function versionNumber(text: string | null | undefined): number {
  return countOf(text) ?? 0;
}
