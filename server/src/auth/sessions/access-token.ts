import { newToken, tokenHash } from './token-text.js';

const PREFIX = 'prt_';

/** Generates an access token and its SHA-256, of which only the hash is stored (SESSION-1, SESSION-2). */
export const newAccessToken = () => newToken(PREFIX);

/** The SHA-256 with which a session is looked up; undefined if the text is not an access token. */
export const accessTokenHash = (token: string) => tokenHash(PREFIX, token);
