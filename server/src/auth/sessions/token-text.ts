import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;
const CHECKSUM_BYTES = 4;
const ENCODED = /^[A-Za-z0-9_-]{48}$/;

const sha256 = (bytes: Buffer | string) => hash('sha256', bytes, 'buffer');
const checksum = (secret: Buffer) => sha256(secret).subarray(0, CHECKSUM_BYTES);

/** A new token, prefix + 256 random bits + checksum, and its SHA-256, the only thing that is kept (SESSION-1, SESSION-2). */
export function newToken(prefix: string): { token: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES);
  const token = prefix + Buffer.concat([secret, checksum(secret)]).toString('base64url');
  return { token, hash: sha256(token) };
}

/** The SHA-256 by which a token is found; undefined when it is none of that kind, so that no query is spent on it. */
export function tokenHash(prefix: string, token: string): Buffer | undefined {
  if (!token.startsWith(prefix) || !ENCODED.test(token.slice(prefix.length))) return undefined;
  const bytes = Buffer.from(token.slice(prefix.length), 'base64url');
  const secret = bytes.subarray(0, SECRET_BYTES);
  return timingSafeEqual(bytes.subarray(SECRET_BYTES), checksum(secret)) ? sha256(token) : undefined;
}
