import { newToken, tokenHash } from './token-text.js';

const PREFIX = 'prt_';

/** A new access token and the SHA-256 of it, all that is kept (SESSION-1, SESSION-2). */
export const newAccessToken = () => newToken(PREFIX);

/** The SHA-256 by which a session is found; undefined when the text is no access token of ours. */
export const accessTokenHash = (token: string) => tokenHash(PREFIX, token);
