import { createHmac, hash } from 'node:crypto';

const BLOCK = 64;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;
/** Longest value, in bytes, that is digested in the room kept for it. */
const ROOM = 16 * 1024;

/**
 * HMAC-SHA-256 (RFC 2104) under one key. Made of two one-shot hashes in buffers kept for it, because an importing thread
 * digests four short values of every row and `createHmac` makes for each an object that costs more than the hashing.
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

  /** The 32 bytes of the digest. */
  of(value: string | Buffer): Buffer {
    const bytes = typeof value === 'string' ? Buffer.byteLength(value) : value.length;
    if (bytes > ROOM) return createHmac('sha256', this.key).update(value).digest();
    if (typeof value === 'string') this.inner.write(value, BLOCK);
    else value.copy(this.inner, BLOCK);
    this.outer.write(hash('sha256', this.inner.subarray(0, BLOCK + bytes), 'binary'), BLOCK, 'binary');
    return Buffer.from(hash('sha256', this.outer, 'binary'), 'binary');
  }
}
