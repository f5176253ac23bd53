import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '@rules/search-text.js';
import { t } from '@rules/text.js';

/** Why a text cannot be searched for; undefined when it can be. */
export function searchError(text: string): string | undefined {
  if (text.length < SEARCH_MIN_LENGTH)
    return t('Type at least {searchMinLength} characters', { searchMinLength: SEARCH_MIN_LENGTH });
  if (text.length > SEARCH_MAX_LENGTH)
    return t('Type at most {searchMaxLength} characters', { searchMaxLength: SEARCH_MAX_LENGTH });
  return undefined;
}
