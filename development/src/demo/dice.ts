/**
 * A small deterministic random number generator (mulberry32): the same seed always gives the same numbers. Not for
 * secrets.
 */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A number from 0, included, to 1, excluded. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** True with the given probability. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A random element of the list. */
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  /** A random value, with the given weights. */
  weighted<T>(choices: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return choices[choices.length - 1]![1];
  }

  /** The given number of random decimal digits, possibly with leading zeros. */
  digits(count: number): string {
    let text = '';
    for (let at = 0; at < count; at += 1) text += String(this.int(0, 9));
    return text;
  }
}
