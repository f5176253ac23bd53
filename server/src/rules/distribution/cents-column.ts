/** Amounts of many claims in cents, by the place of the claim: 8 bytes each, or exact integers of any size. */
export type CentsColumn = BigInt64Array<ArrayBuffer> | bigint[];

const LARGEST_OF_8_BYTES = (1n << 63n) - 1n;

/**
 * A column of zeros.
 * @param most that any of its amounts comes to, in cents: a larger one than 8 bytes hold takes a column of another kind
 */
export function centsColumn(count: number, most: bigint): CentsColumn {
  return most > LARGEST_OF_8_BYTES ? new Array<bigint>(count).fill(0n) : new BigInt64Array(count);
}

/** A column with these amounts, of 0 or more cents. */
export function columnOf(amounts: readonly bigint[]): CentsColumn {
  const most = amounts.reduce((one, other) => (one > other ? one : other), 0n);
  const column = centsColumn(amounts.length, most);
  for (const [at, amount] of amounts.entries()) column[at] = amount;
  return column;
}

/** A column that grows by amounts of 0 or more cents, of which neither number nor size is known before. */
export class GrowingColumn {
  private column: CentsColumn = new BigInt64Array(1_024);
  private count = 0;

  add(amount: bigint): void {
    if (this.column instanceof BigInt64Array) {
      if (amount > LARGEST_OF_8_BYTES) this.column = [...this.end()];
      else if (this.count === this.column.length) this.grow(this.column);
    }
    this.column[this.count++] = amount;
  }

  at(place: number): bigint {
    return this.column[place]!;
  }

  /** The amounts so far. */
  end(): CentsColumn {
    return this.column instanceof BigInt64Array ? this.column.subarray(0, this.count) : this.column;
  }

  private grow(column: BigInt64Array<ArrayBuffer>): void {
    this.column = new BigInt64Array(column.length * 2);
    this.column.set(column);
  }
}

/** The amounts from the smallest to the largest, as a column of their own. */
export function sortedColumn(column: CentsColumn): CentsColumn {
  // Sorted as numbers of 8 bytes, without a call for each comparison.
  if (column instanceof BigInt64Array) return column.slice().sort();
  return [...column].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
}

/** The sum of a column, in cents. */
export function columnSum(column: CentsColumn): bigint {
  let sum = 0n;
  for (const amount of column) sum += amount;
  return sum;
}
