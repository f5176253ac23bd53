/** Shorter search texts for submissions are not sent (LIST-4). */
export const SEARCH_MIN_LENGTH = 3;

/** The maximum length of a search text. */
export const SEARCH_MAX_LENGTH = 200;
