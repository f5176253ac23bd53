import { newToken, tokenHash } from '../sessions/token-text.js';

/** Longer than the prefix of access tokens, so that neither kind is ever accepted as the other. */
const PREFIX = 'prt_api_';

/** Generates an API token and its SHA-256, of which only the hash is stored (APITOKEN-2). */
export const newApiToken = () => newToken(PREFIX);

/** The SHA-256 with which an API token is looked up; undefined if the text is not an API token. */
export const apiTokenHash = (token: string) => tokenHash(PREFIX, token);
