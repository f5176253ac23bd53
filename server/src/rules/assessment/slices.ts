/**
 * The rule that determined a slice's loss; the first one if several give the same amount. FLOOR: the lowest amount was
 * below 0.
 */
export type Basis = 'EXCESS' | 'PRICE' | 'LOOK_BACK' | 'SHARE_CAP' | 'FLOOR' | 'NO_CLAIM';

/** A part of one lot and the disposal it was matched with. Amounts are exact plain decimals. */
export interface LotSlice {
  /** The id of the trade, OPENING, or SHORT for shares that were disposed of before they were acquired. */
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

/** The part of the pool that one disposal takes, or the part still held at the end. */
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

/** The net result of all acquisitions and all disposals. */
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

/** Made with its keys in their order, which canonicalJson writes in less than half of the time. */
export type Slice = LotSlice | PoolSlice | NetSlice;

/** The result of matching a claim's trades; amounts are in units of 10^-18. */
export interface Matched {
  slices: Slice[];
  loss: bigint;
  /** Cost less proceeds less the value of the shares still held; undefined without an overall cap. */
  marketLoss: bigint | undefined;
}

/**
 * The slice of shares without a loss: the lot carries no claim, the disposal realises none, or the shares were short.
 */
export function noClaimSlice(acquisition: string, disposal: string, quantity: bigint): LotSlice {
  return {
    acquiredBand: null,
    acquisition,
    basis: 'NO_CLAIM',
    disposal,
    disposedBand: null,
    loss: '0',
    perShare: '0',
    quantity: String(quantity),
    weight: '1',
  };
}

/** What can determine the loss of shares that carry a claim. */
export type Limit = Exclude<Basis, 'FLOOR' | 'NO_CLAIM'>;

/** What limits a loss; undefined where the rules have no such limit. */
export interface Candidates {
  EXCESS: bigint;
  PRICE: bigint | undefined;
  LOOK_BACK?: bigint | undefined;
  SHARE_CAP?: bigint | undefined;
}

/** The lowest of the defined amounts, the first of equal ones; it may be below 0. */
export function lowestLimit({ EXCESS, PRICE, LOOK_BACK, SHARE_CAP }: Candidates): {
  basis: Limit;
  amount: bigint;
} {
  let basis: Limit = 'EXCESS';
  let amount = EXCESS;
  if (PRICE !== undefined && PRICE < amount) [basis, amount] = ['PRICE', PRICE];
  if (LOOK_BACK !== undefined && LOOK_BACK < amount) [basis, amount] = ['LOOK_BACK', LOOK_BACK];
  if (SHARE_CAP !== undefined && SHARE_CAP < amount) [basis, amount] = ['SHARE_CAP', SHARE_CAP];
  return { basis, amount };
}

/** The same, never below 0. */
export function lowest(candidates: Candidates): { basis: Basis; amount: bigint } {
  const found = lowestLimit(candidates);
  return found.amount < 0n ? { basis: 'FLOOR', amount: 0n } : found;
}
