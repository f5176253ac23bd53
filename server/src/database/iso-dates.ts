/** For a connection's `options`: a day goes out as yyyy-MM-dd, whatever the operator's database prefers. */
export const ISO_DATES = '-c DateStyle=ISO';
