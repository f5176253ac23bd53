/** For a connection's `options`: a day goes out as yyyy-MM-dd, whatever the database prefers; an `options` in its URL goes before. */
export const ISO_DATES = '-c DateStyle=ISO';
