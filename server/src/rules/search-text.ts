/** Below this a search for submissions is not sent (spec section 9). */
export const SEARCH_MIN_LENGTH = 3;

/** No search is longer. */
export const SEARCH_MAX_LENGTH = 200;
