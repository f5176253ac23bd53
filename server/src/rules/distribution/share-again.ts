import { SharingRefused } from './distribution-plan.js';
import { largestRemainder } from './largest-remainder.js';
import type { Minimum, Sharer } from './minimum-payment.js';
import { RoomLevel } from './room-level.js';

/** A claim that an earlier distribution may have paid something; in cents. */
export interface EarlierPaid extends Sharer {
  paidBefore: bigint;
}

/** Who gets what of a later distribution; amounts in cents. */
export interface SharedAgain<Claim> {
  below: Claim[];
  /** The claims below the minimum, by round. */
  rounds: Claim[][];
  /** Of the claims that get something, by SID. */
  payments: Map<string, bigint>;
  shared: bigint;
}

/**
 * Shares what a later distribution has, in proportion to the losses, where the minimum payment and the loss as a limit look
 * at all payments of a claim together (SHARE-12): a claim is below the minimum when what it was paid before and its exact
 * share are; nobody gets more than is left of the loss, and what one cannot take is shared among the others. The cost is
 * that of sorting.
 * @param claims have losses above 0, and stand in the order in which equal remainders are served
 * @param pot above 0
 * @throws SharingRefused
 */
export function shareAgain<Claim extends EarlierPaid>(
  claims: readonly Claim[],
  pot: bigint,
  minimum: Minimum | undefined,
  neverAboveLoss: boolean,
): SharedAgain<Claim> {
  const rooms = neverAboveLoss
    ? claims.map(({ loss, paidBefore }) => (paidBefore < loss ? loss - paidBefore : 0n))
    : undefined;
  if (rooms?.every((room) => room === 0n)) throw new SharingRefused('NOTHING_TO_SHARE');
  const level = new RoomLevel(
    claims.map(({ loss }) => loss),
    pot,
    rooms,
  );
  const rounds = minimum ? fallenRounds(claims, minimum, level) : [];
  const payments = new Map<string, bigint>();
  const below = rounds.flat();
  if (minimum?.treatment === 'ROUND_UP')
    for (const at of below) payments.set(claims[at]!.sid, minimum.amount - claims[at]!.paidBefore);
  const others: number[] = [];
  claims.forEach(({ sid }, at) => {
    if (level.isGone(at)) return;
    if (level.isFull(at)) payments.set(sid, rooms![at]!);
    else others.push(at);
  });
  const left = others.length > 0 ? 0n : level.pot;
  if (others.length > 0)
    largestRemainder(
      level.pot,
      others.map((at) => claims[at]!.loss),
    ).forEach((share, place) => payments.set(claims[others[place]!]!.sid, share));
  if (left === pot) throw new SharingRefused('NOBODY_REACHES_MINIMUM');
  return {
    below: below.map((at) => claims[at]!),
    rounds: rounds.map((round) => round.map((at) => claims[at]!)),
    payments,
    shared: pot - left,
  };
}

/** The places of the claims below the minimum, by round; each is taken off the level. */
function fallenRounds(
  claims: readonly EarlierPaid[],
  { amount, treatment, sequence }: Minimum,
  level: RoomLevel,
): number[][] {
  const raises = treatment === 'ROUND_UP';
  const need = (at: number) => amount - claims[at]!.paidBefore;
  /** Even the whole loss is below the minimum. */
  const isSmall = (at: number) => level.hasRooms && claims[at]!.loss < amount;
  const isBelow = (at: number, { pot, losses }: { pot: bigint; losses: bigint }) =>
    isSmall(at) || pot * claims[at]!.loss < need(at) * losses;
  const candidates = claims.map((_, at) => at).filter((at) => need(at) > 0n);
  const isSmallestFirst = !raises && sequence === 'SMALLEST_FIRST';
  candidates.sort((one, other) => {
    if (isSmallestFirst) return compare(claims[one]!.loss, claims[other]!.loss);
    if (isSmall(one) !== isSmall(other)) return isSmall(one) ? -1 : 1;
    return compare(need(other) * claims[one]!.loss, need(one) * claims[other]!.loss);
  });
  const rounds: number[][] = [];
  for (let from = 0; from < candidates.length;) {
    // A claim that is not below never will be: what others leave raises its share. Raising others lowers it.
    const before = { pot: level.pot, losses: level.losses };
    let to = from;
    const round: number[] = [];
    if (isSmallestFirst) {
      const { loss } = claims[candidates[from]!]!;
      for (; to < candidates.length && claims[candidates[to]!]!.loss === loss; to++)
        if (isBelow(candidates[to]!, before)) round.push(candidates[to]!);
    } else {
      while (to < candidates.length && isBelow(candidates[to]!, before)) round.push(candidates[to++]!);
      if (to === from) break;
    }
    from = to;
    if (round.length === 0) continue;
    for (const at of round) level.remove(at, raises ? need(at) : 0n);
    if (level.pot < 0n) throw new SharingRefused('MINIMUM_EXCEEDS_FUND');
    level.rise();
    rounds.push(round);
  }
  return rounds;
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
