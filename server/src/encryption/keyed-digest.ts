import { createHmac, hash } from 'node:crypto';

const BLOCK = 64;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;
/** The maximum length, in bytes, of a value hashed in the preallocated buffer. */
const ROOM = 16 * 1024;

/**
 * HMAC-SHA-256 (RFC 2104) with one key. Computed by two one-shot hashes in preallocated buffers, because an import
 * hashes four short values of every row and `createHmac` creates an object for each, which costs more than hashing.
 */
export class KeyedDigest {
  private readonly inner = Buffer.alloc(BLOCK + ROOM);
  private readonly outer = Buffer.alloc(BLOCK + 32);

  /** @param key at most 64 bytes */
  constructor(private readonly key: Buffer) {
    for (let at = 0; at < BLOCK; at += 1) {
      this.inner[at] = (key[at] ?? 0) ^ INNER_PAD;
      this.outer[at] = (key[at] ?? 0) ^ OUTER_PAD;
    }
  }

  /** The 32-byte hash. */
  of(value: string | Buffer): Buffer {
    const bytes = typeof value === 'string' ? Buffer.byteLength(value) : value.length;
    if (bytes > ROOM) return createHmac('sha256', this.key).update(value).digest();
    if (typeof value === 'string') this.inner.write(value, BLOCK);
    else value.copy(this.inner, BLOCK);
    this.outer.write(hash('sha256', this.inner.subarray(0, BLOCK + bytes), 'binary'), BLOCK, 'binary');
    return Buffer.from(hash('sha256', this.outer, 'binary'), 'binary');
  }
}
