/** Below this a search for submissions is not sent (LIST-4). */
export const SEARCH_MIN_LENGTH = 3;

/** No search is longer. */
export const SEARCH_MAX_LENGTH = 200;
