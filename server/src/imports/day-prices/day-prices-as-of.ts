/** The prices of each day that held at $1, the newest row of a day. */
export const DAY_PRICES_AS_OF = `
  SELECT DISTINCT ON (day) day, low, high FROM day_prices WHERE created_at <= $1 ORDER BY day, id DESC`;
