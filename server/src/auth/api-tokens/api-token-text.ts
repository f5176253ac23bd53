import { newToken, tokenHash } from '../sessions/token-text.js';

/** Longer than the prefix of sessions, so that neither kind is ever taken for the other. */
const PREFIX = 'prt_api_';

/** A new API token and the SHA-256 of it, all that is kept (APITOKEN-2). */
export const newApiToken = () => newToken(PREFIX);

/** The SHA-256 by which an API token is found; undefined when the text is none. */
export const apiTokenHash = (token: string) => tokenHash(PREFIX, token);
