import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIX = 'prt_';
const SECRET_BYTES = 32;
const CHECKSUM_BYTES = 4;
const ENCODED = /^prt_[A-Za-z0-9_-]{48}$/;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const checksum = (secret: Buffer) => sha256(secret).subarray(0, CHECKSUM_BYTES);

/** A new access token and the SHA-256 of it, the only thing that is kept (security rule 1). */
export function newAccessToken(): { token: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES);
  const token = PREFIX + Buffer.concat([secret, checksum(secret)]).toString('base64url');
  return { token, hash: sha256(token) };
}

/** The SHA-256 by which a token is found; undefined when it is none of ours, so that no query is spent on it. */
export function accessTokenHash(token: string): Buffer | undefined {
  if (!ENCODED.test(token)) return undefined;
  const bytes = Buffer.from(token.slice(PREFIX.length), 'base64url');
  const secret = bytes.subarray(0, SECRET_BYTES);
  return timingSafeEqual(bytes.subarray(SECRET_BYTES), checksum(secret)) ? sha256(token) : undefined;
}
