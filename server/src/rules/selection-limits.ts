/** The claims that one selection of the list may hold (LIST-21). */
export const MOST_SELECTED = 5_000;

/** The claims of one selection that may be marked as duplicates of each other (DOUBLEUP-9). */
export const MOST_MARKED = 20;
