/** The injection token of the loaded scheme file. */
export const SCHEME = Symbol('Scheme');
