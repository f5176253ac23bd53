import { hkdfSync, randomBytes } from 'node:crypto';
import { StartError } from '../config/start-error.js';
import { KeyedDigest } from './keyed-digest.js';
import type { WrappingKeys } from './wrapping-keys.js';

const KEY_BYTES = 32;
/** The id of the key of the blind indexes. */
export const INDEX_ID = 'index';

/**
 * The keys that wrap data keys, by id, and the key of the blind indexes.
 * Format: `k2:BASE64,k1:BASE64,index:BASE64`. The first wrapping key encrypts, all of them decrypt, `index` never
 * changes.
 */
export class KeyRing implements WrappingKeys {
  private readonly derived = new Map<string, Buffer>();
  private readonly digests = new Map<string, KeyedDigest>();

  private constructor(
    readonly currentId: string,
    private readonly keys: ReadonlyMap<string, Buffer>,
    private readonly indexKey: Buffer,
    private readonly text: string,
  ) {}

  /** @throws StartError naming DATA_KEY if the text is not a key ring */
  static parse(text: string): KeyRing {
    const keys = new Map<string, Buffer>();
    for (const entry of text.trim().split(',')) {
      const [id, encoded] = entry.trim().split(':');
      const key = Buffer.from(encoded ?? '', 'base64');
      if (!id || id.length > 32 || key.length !== KEY_BYTES) {
        throw new StartError(
          'DATA_KEY must be a list such as k1:BASE64,index:BASE64, each key 32 bytes in base64.',
        );
      }
      if (key.every((byte) => byte === key[0]))
        throw new StartError('DATA_KEY contains a sample key; generate real keys.');
      keys.set(id, key);
    }
    const indexKey = keys.get(INDEX_ID);
    keys.delete(INDEX_ID);
    const [currentId] = keys.keys();
    if (!currentId || !indexKey)
      throw new StartError('DATA_KEY needs at least one wrapping key and the key named index.');
    return new KeyRing(currentId, keys, indexKey, text);
  }

  /** Generates a new key ring for a first start. */
  static generate(): string {
    return `k1:${randomBytes(KEY_BYTES).toString('base64')},${INDEX_ID}:${randomBytes(KEY_BYTES).toString('base64')}`;
  }

  /** The wrapping key with this id; undefined if the ring does not contain it. */
  wrappingKey(id: string): Buffer | undefined {
    return this.keys.get(id);
  }

  /**
   * A keyed 16-byte hash: equal values have equal hashes within one purpose, and nothing else is revealed (ENCRYPT-5).
   * Each purpose has its own key, so that hashes of two columns never match.
   */
  digest(purpose: string, value: string | Buffer): Buffer {
    let keyed = this.digests.get(purpose);
    if (!keyed) this.digests.set(purpose, (keyed = new KeyedDigest(this.keyFor(purpose))));
    return keyed.of(value).subarray(0, 16);
  }

  /** The key of one purpose, for streaming; see `digest`. */
  keyFor(purpose: string): Buffer {
    let key = this.derived.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', this.indexKey, Buffer.alloc(0), purpose, KEY_BYTES));
      this.derived.set(purpose, key);
    }
    return key;
  }

  /** The text of the ring, for a worker thread of this process; never for a log or a table. */
  serialise(): string {
    return this.text;
  }
}
