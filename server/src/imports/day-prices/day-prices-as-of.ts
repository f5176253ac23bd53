/** The prices of each day that held at a time, the newest row of a day; `time` is SQL. */
export const dayPricesAsOf = (time: string) => `
  SELECT DISTINCT ON (day) day, low, high FROM day_prices WHERE created_at <= ${time} ORDER BY day, id DESC`;
