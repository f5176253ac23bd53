import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;
const CHECKSUM_BYTES = 4;
const ENCODED = /^[A-Za-z0-9_-]{48}$/;

const sha256 = (bytes: Buffer | string) => hash('sha256', bytes, 'buffer');
const checksum = (secret: Buffer) => sha256(secret).subarray(0, CHECKSUM_BYTES);

/**
 * Generates a token, prefix + 256 random bits + checksum, and its SHA-256, of which only the hash is stored (SESSION-1,
 * SESSION-2).
 */
export function newToken(prefix: string): { token: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES);
  const token = prefix + Buffer.concat([secret, checksum(secret)]).toString('base64url');
  return { token, hash: sha256(token) };
}

/**
 * The SHA-256 with which a token is looked up; undefined if it is malformed or of another kind, which saves a query.
 */
export function tokenHash(prefix: string, token: string): Buffer | undefined {
  if (!token.startsWith(prefix) || !ENCODED.test(token.slice(prefix.length))) return undefined;
  const bytes = Buffer.from(token.slice(prefix.length), 'base64url');
  const secret = bytes.subarray(0, SECRET_BYTES);
  return timingSafeEqual(bytes.subarray(SECRET_BYTES), checksum(secret)) ? sha256(token) : undefined;
}
