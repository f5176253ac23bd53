import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '@rules/search-text.js';

/** Why a text cannot be searched for; undefined when it can be. */
export function searchError(text: string): string | undefined {
  if (text.length < SEARCH_MIN_LENGTH) return `Type at least ${SEARCH_MIN_LENGTH} characters`;
  if (text.length > SEARCH_MAX_LENGTH) return `Type at most ${SEARCH_MAX_LENGTH} characters`;
  return undefined;
}
