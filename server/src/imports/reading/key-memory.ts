const BITS_LOG2 = 27;
const MASK = 2 ** BITS_LOG2 - 1;
const PROBES = 3;

/** The maximum number of possibly repeated keys that are listed. */
const MOST_REPEATED_KEYS = 200_000;

/**
 * Remembers in 16 MB which keys were seen, however many there are (a Bloom filter). It never misses a repeated key;
 * about one new key in a million is mistaken for a repeated one at a million keys, one in fourteen at twenty million.
 */
export class KeyMemory {
  private readonly bits = new Uint32Array(2 ** (BITS_LOG2 - 5));
  private readonly repeated = new Set<string>();
  private overflow = false;

  /** @param most the maximum number of repeated keys that are listed */
  constructor(private readonly most = MOST_REPEATED_KEYS) {}

  /** The keys that were possibly seen before; 'too-many' when there were more than are listed. */
  get repeatedKeys(): ReadonlySet<string> | 'too-many' {
    return this.overflow ? 'too-many' : this.repeated;
  }

  /** Records that a key was seen. */
  note(key: string): void {
    if (!this.setBits(key) || this.overflow) return;
    // A copy: the key is a slice of a large piece of the file, which it would keep in memory.
    this.repeated.add(Buffer.from(key).toString());
    if (this.repeated.size > this.most) {
      this.overflow = true;
      this.repeated.clear();
    }
  }

  /** Sets the key's bits; true when all of them were already set. */
  private setBits(key: string): boolean {
    let first = 0x811c9dc5;
    let second = 0x9747b28c;
    for (let at = 0; at < key.length; at += 1) {
      const code = key.charCodeAt(at);
      first = Math.imul(first ^ code, 0x01000193);
      second = Math.imul(second ^ code, 0x5bd1e995);
      second ^= second >>> 15;
    }
    first = mix(first);
    second = mix(second) | 1;
    let seen = true;
    for (let probe = 0; probe < PROBES; probe += 1) {
      const bit = (first + Math.imul(probe, second)) & MASK;
      const word = bit >>> 5;
      const flag = 1 << (bit & 31);
      if ((this.bits[word]! & flag) !== 0) continue;
      seen = false;
      this.bits[word]! |= flag;
    }
    return seen;
  }
}

/** Spreads every bit of a number over all others (the end of MurmurHash3). */
function mix(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
