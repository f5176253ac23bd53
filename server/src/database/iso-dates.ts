/**
 * For the `options` of a connection: dates are sent as yyyy-MM-dd, whatever the database is configured to; an `options`
 * in the URL takes precedence.
 */
export const ISO_DATES = '-c DateStyle=ISO';
