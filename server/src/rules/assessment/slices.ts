/** Which rule set a slice's loss; the first of equals. FLOOR: the lowest was below 0. */
export type Basis = 'EXCESS' | 'PRICE' | 'LOOK_BACK' | 'SHARE_CAP' | 'FLOOR' | 'NO_CLAIM';

/** A part of one lot and what became of it. Amounts are plain decimals, exact. */
export interface LotSlice {
  /** The id of the trade, OPENING, or SHORT for shares disposed of before they were there. */
  acquisition: string;
  /** The id of the trade, HELD at the close of the last day, or SHORT for shares that cover a short position. */
  disposal: string;
  quantity: string;
  acquiredBand: string | null;
  disposedBand: string | null;
  basis: Basis;
  perShare: string;
  weight: string;
  loss: string;
}

/** What one disposal takes out of the pool of a claim's shares, or what is held in it at the end. */
export interface PoolSlice {
  acquisition: 'POOL';
  disposal: string;
  quantity: string;
  poolQuantity: string;
  poolExcess: string;
  taken: string;
  credit: string;
  basis: Basis;
  loss: string;
}

/** All acquisitions against all disposals. */
export interface NetSlice {
  acquisition: 'ALL';
  disposal: 'ALL';
  acquired: string;
  disposed: string;
  withoutClaim: string;
  excess: string;
  credit: string;
  basis: Basis;
  loss: string;
}

export type Slice = LotSlice | PoolSlice | NetSlice;

/** What matching a claim's moves comes to; amounts in units of 18 decimals. */
export interface Matched {
  slices: Slice[];
  loss: bigint;
  /** Cost less proceeds less what is held is worth; undefined without an overall cap. */
  marketLoss: bigint | undefined;
}

/** The slice of shares whose lot carries no claim or whose disposal settles none, and of short ones. */
export function noClaimSlice(acquisition: string, disposal: string, quantity: bigint): LotSlice {
  return {
    acquisition,
    disposal,
    quantity: String(quantity),
    acquiredBand: null,
    disposedBand: null,
    basis: 'NO_CLAIM',
    perShare: '0',
    weight: '1',
    loss: '0',
  };
}

interface Lowest {
  basis: Basis;
  amount: bigint;
}

/** The lowest of the amounts that are given, the first of equals, and never below 0. */
export function lowest(candidates: readonly (readonly [Basis, bigint | undefined])[]): Lowest {
  let found: Lowest | undefined;
  for (const [basis, amount] of candidates) {
    if (amount !== undefined && (!found || amount < found.amount)) found = { basis, amount };
  }
  return !found || found.amount < 0n ? { basis: 'FLOOR', amount: 0n } : found;
}
