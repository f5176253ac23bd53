/** An error whose message is for the user, from the catalogue. */
export class ReadableError extends Error {}
