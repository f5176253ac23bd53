import { centsColumn, type CentsColumn } from './cents-column.js';
import { SharingRefused } from './distribution-plan.js';
import { largestRemainder } from './largest-remainder.js';
import type { Minimum } from './minimum-payment.js';
import { places, RoomLevel } from './room-level.js';
import type { Shares } from './shares.js';

/** Claims that an earlier distribution may have paid something; amounts in cents. */
export interface EarlierPaid {
  /** Above 0. */
  loss: CentsColumn;
  paidBefore: CentsColumn;
}

/**
 * Shares what a later distribution has, in proportion to the losses, where the minimum payment and the loss as a limit look
 * at all payments of a claim together (SHARE-12): a claim is below the minimum when what it was paid before and its exact
 * share are; nobody gets more than is left of the loss, and what one cannot take is shared among the others. The cost is
 * that of sorting.
 * @param claims stand in the order in which equal remainders are served
 * @param pot above 0
 * @throws SharingRefused
 */
export function shareAgain(
  claims: EarlierPaid,
  pot: bigint,
  minimum: Minimum | undefined,
  neverAboveLoss: boolean,
): Shares {
  const { loss, paidBefore } = claims;
  const count = loss.length;
  const rooms = neverAboveLoss ? roomsOf(claims) : undefined;
  if (rooms?.every((room) => room === 0n)) throw new SharingRefused('NOTHING_TO_SHARE');
  const level = new RoomLevel(loss, pot, rooms);
  const round = new Uint32Array(count);
  const rounds = minimum ? fallIn(round, claims, minimum, level) : 0;
  const payment = centsColumn(count, pot);
  const raised = minimum?.treatment === 'ROUND_UP' ? minimum.amount : undefined;
  const isOther = (at: number) => !level.isGone(at) && !level.isFull(at);
  let others = 0;
  for (let at = 0; at < count; at++) {
    if (isOther(at)) others++;
    else if (!level.isGone(at)) payment[at] = rooms![at]!;
    else if (raised !== undefined) payment[at] = raised - paidBefore[at]!;
  }
  const left = others > 0 ? 0n : level.pot;
  if (others > 0) {
    const weight = (at: number) => (isOther(at) ? loss[at]! : 0n);
    largestRemainder({ count, total: level.pot, weight }, payment);
  }
  if (left === pot) throw new SharingRefused('NOBODY_REACHES_MINIMUM');
  return { payment, shared: pot - left, rounds, roundOf: (at) => round[at]! };
}

/** What is left of each loss. */
function roomsOf({ loss, paidBefore }: EarlierPaid): CentsColumn {
  const rooms = loss.slice();
  for (let at = 0; at < rooms.length; at++)
    rooms[at] = paidBefore[at]! < loss[at]! ? loss[at]! - paidBefore[at]! : 0n;
  return rooms;
}

/**
 * Writes the round in which each claim falls below the minimum; each is taken off the level.
 * @returns the number of rounds
 */
function fallIn(
  round: Uint32Array,
  { loss, paidBefore }: EarlierPaid,
  { amount, treatment, sequence }: Minimum,
  level: RoomLevel,
): number {
  const raises = treatment === 'ROUND_UP';
  const need = (at: number) => amount - paidBefore[at]!;
  /** Even the whole loss is below the minimum. */
  const isSmall = (at: number) => level.hasRooms && loss[at]! < amount;
  const isBelow = (at: number, { pot, losses }: { pot: bigint; losses: bigint }) =>
    isSmall(at) || pot * loss[at]! < need(at) * losses;
  const candidates = places(loss.length).filter((at) => need(at) > 0n);
  const isSmallestFirst = !raises && sequence === 'SMALLEST_FIRST';
  candidates.sort((one, other) => {
    if (isSmallestFirst) return compare(loss[one]!, loss[other]!);
    if (isSmall(one) !== isSmall(other)) return isSmall(one) ? -1 : 1;
    return compare(need(other) * loss[one]!, need(one) * loss[other]!);
  });
  let rounds = 0;
  for (let from = 0; from < candidates.length;) {
    // A claim that is not below never will be: what others leave raises its share. Raising others lowers it.
    const before = { pot: level.pot, losses: level.losses };
    let to = from;
    const fallen: number[] = [];
    if (isSmallestFirst) {
      const smallest = loss[candidates[from]!]!;
      for (; to < candidates.length && loss[candidates[to]!] === smallest; to++)
        if (isBelow(candidates[to]!, before)) fallen.push(candidates[to]!);
    } else {
      while (to < candidates.length && isBelow(candidates[to]!, before)) fallen.push(candidates[to++]!);
      if (to === from) break;
    }
    from = to;
    if (fallen.length === 0) continue;
    rounds++;
    for (const at of fallen) {
      round[at] = rounds;
      level.remove(at, raises ? need(at) : 0n);
    }
    if (level.pot < 0n) throw new SharingRefused('MINIMUM_EXCEEDS_FUND');
    level.rise();
  }
  return rounds;
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
