import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';
import type { WrappingKeys } from './wrapping-keys.js';

/*
 * Envelope format: version 1 | id length 1 | ring key id | wrap nonce 12 | wrapped data key 32 + tag 16 | nonce 12 |
 * ciphertext | tag 16.
 * A separate data key for each row can be destroyed individually; binding the row as additional data rejects an
 * envelope copied from another row.
 */
const VERSION = 1;
const NONCE = 12;
const TAG = 16;
const KEY = 32;

/** The ciphertext was altered, belongs to another row, or its key no longer exists. */
export class DecryptionError extends Error {}

const pool = Buffer.alloc(64 * 1024);
let used = pool.length;

/** Random bytes from a pool: one system call serves a thousand rows. */
function random(bytes: number): Buffer {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const taken = Buffer.from(pool.subarray(used, used + bytes));
  pool.fill(0, used, used + bytes);
  used += bytes;
  return taken;
}

function aesEncrypt(key: Buffer, nonce: Buffer, text: Buffer | string, aad: string): Buffer[] {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(aad));
  const body = typeof text === 'string' ? cipher.update(text, 'utf8') : cipher.update(text);
  cipher.final();
  return [nonce, body, cipher.getAuthTag()];
}

function aesDecrypt(key: Buffer, sealed: Buffer, aad: string): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), {
      authTagLength: TAG,
    }).setAAD(Buffer.from(aad));
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
    const body = decipher.update(sealed.subarray(NONCE, sealed.length - TAG));
    return Buffer.concat([body, decipher.final()]);
  } catch {
    throw new DecryptionError(
      `The encrypted value of ${aad} cannot be decrypted: it was altered or moved, or its key is missing.`,
    );
  }
}

/** The additional data to which a value is bound: `owner` is table and row, for example `submissions:0192…`. */
const bound = (owner: string, keyId: string) => `${owner}:${keyId}`;

/** Generates a data key and wraps it, bound to its owner. */
export function newDataKey(ring: WrappingKeys, owner: string): { key: Buffer; wrapped: Buffer } {
  const key = random(KEY);
  return { key, wrapped: wrapDataKey(ring, owner, key) };
}

/** Wraps a data key for its owner, when the wrapping key is known only after encryption. */
export function wrapDataKey(ring: WrappingKeys, owner: string, key: Buffer): Buffer {
  const id = Buffer.from(ring.currentId);
  const wrappingKey = ring.wrappingKey(ring.currentId)!;
  return Buffer.concat([
    Buffer.from([VERSION, id.length]),
    id,
    ...aesEncrypt(wrappingKey, random(NONCE), key, bound(owner, ring.currentId)),
  ]);
}

function wrappedLength(envelope: Buffer): number {
  return 2 + (envelope[1] ?? 0) + NONCE + KEY + TAG;
}

/** The id of the key that wraps a data key. */
export function wrappingKeyId(wrapped: Buffer): string {
  return wrapped.subarray(2, 2 + (wrapped[1] ?? 0)).toString();
}

/**
 * Decrypts a wrapped data key.
 * @throws DecryptionError if it was altered, is bound to another owner, or its wrapping key no longer exists
 */
export function unwrapDataKey(ring: WrappingKeys, owner: string, wrapped: Buffer): Buffer {
  const idEnd = 2 + (wrapped[1] ?? 0);
  const id = wrappingKeyId(wrapped);
  const key = wrapped[0] === VERSION ? ring.wrappingKey(id) : undefined;
  if (!key)
    throw new DecryptionError(`The encrypted value of ${owner} refers to a key that is not in the key ring.`);
  return aesDecrypt(key, wrapped.subarray(idEnd), bound(owner, id));
}

/** Encrypts bytes with an existing data key (rejected rows with the key of their run). */
export function encryptUnder(key: Buffer, owner: string, text: Buffer | string): Buffer {
  return Buffer.concat(aesEncrypt(key, random(NONCE), text, owner));
}

/** Decrypts the result of `encryptUnder`. @throws DecryptionError */
export function decryptUnder(key: Buffer, owner: string, sealed: Buffer): Buffer {
  return aesDecrypt(key, sealed, owner);
}

/** Encrypts a value with a new data key, wrapped by the ring's current key and bound to its owner. */
export function encrypt(ring: WrappingKeys, owner: string, value: unknown): Buffer {
  const { key, wrapped } = newDataKey(ring, owner);
  return Buffer.concat([
    wrapped,
    ...aesEncrypt(key, random(NONCE), JSON.stringify(value), bound(owner, ring.currentId)),
  ]);
}

/**
 * Decrypts the result of `encrypt`.
 * @throws DecryptionError if it was altered, belongs to another row, or its key no longer exists
 */
export function decrypt(ring: WrappingKeys, owner: string, envelope: Buffer): unknown {
  const length = wrappedLength(envelope);
  const id = wrappingKeyId(envelope);
  const key = unwrapDataKey(ring, owner, envelope.subarray(0, length));
  return JSON.parse(aesDecrypt(key, envelope.subarray(length), bound(owner, id)).toString('utf8')) as unknown;
}
