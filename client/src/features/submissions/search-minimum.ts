/** Below this a search is not sent (spec section 9). */
export const searchMinimum = 3;
