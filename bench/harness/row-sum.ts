/** The separator of cells; it occurs in no text, so that no two rows look the same. */
const BETWEEN_CELLS = '\x1f';
const PRIMES = { high: 2_654_435_761, low: 1_597_334_677, order: 16_777_619 };

/**
 * A checksum of any number of rows in constant memory: their number, a sum of their hashes that does not depend on the
 * order, and one that does. Detects mistakes, not forgery.
 */
export class RowSum {
  private rows = 0;
  private high = 0;
  private low = 0;
  private chain = 0;

  add(cells: readonly string[]): void {
    const text = cells.join(BETWEEN_CELLS);
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, PRIMES.high);
      low = Math.imul(low ^ code, PRIMES.low);
    }
    // Otherwise the last characters would affect only the lowest bits.
    high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
    low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
    this.rows += 1;
    this.high = (this.high + high) >>> 0;
    this.low = (this.low + low) >>> 0;
    this.chain = Math.imul(this.chain ^ high, PRIMES.order) >>> 0;
  }

  /** Equal for the same rows in any order. */
  get content(): string {
    return `${this.rows} rows of ${this.high.toString(16)}${this.low.toString(16).padStart(8, '0')}`;
  }

  /** Equal for the same rows in the same order. */
  get order(): string {
    return `${this.content}, one after the other ${this.chain.toString(16)}`;
  }
}
