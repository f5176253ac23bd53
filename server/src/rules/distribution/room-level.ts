import { columnSum, type CentsColumn } from './cents-column.js';

/**
 * How far a pot fills claims in proportion to their losses, each up to its room, while claims are taken out one by one. The
 * level never falls when claims are dropped, so each claim is looked at once.
 */
export class RoomLevel {
  /** What the claims share that are not full; in cents. */
  pot: bigint;
  /** The losses of these claims. */
  losses: bigint;
  private readonly gone: Uint8Array;
  private readonly full: Uint8Array;
  private readonly byRoom: Uint32Array;
  private next = 0;

  /** @param rooms the most that each claim can take, in cents; absent where there is no limit */
  constructor(
    private readonly lossOf: CentsColumn,
    pot: bigint,
    private readonly rooms: CentsColumn | undefined,
  ) {
    this.pot = pot;
    this.gone = new Uint8Array(lossOf.length);
    this.full = new Uint8Array(lossOf.length);
    this.losses = columnSum(lossOf);
    this.byRoom = rooms ? places(lossOf.length) : new Uint32Array(0);
    if (!rooms) return;
    this.byRoom.sort((one, other) => {
      const [mine, theirs] = [rooms[one]! * lossOf[other]!, rooms[other]! * lossOf[one]!];
      return mine < theirs ? -1 : mine > theirs ? 1 : one - other;
    });
    this.rise();
  }

  get hasRooms(): boolean {
    return this.rooms !== undefined;
  }

  isGone(at: number): boolean {
    return this.gone[at] === 1;
  }

  isFull(at: number): boolean {
    return this.full[at] === 1;
  }

  /** Takes a claim out, which gets an amount of its own. `rise` has to follow. */
  remove(at: number, amount: bigint): void {
    this.gone[at] = 1;
    if (this.isFull(at)) this.pot += this.rooms![at]!;
    else this.losses -= this.lossOf[at]!;
    this.pot -= amount;
  }

  /** Fills the claims whose room is no larger than their share. */
  rise(): void {
    for (; this.next < this.byRoom.length; this.next++) {
      const at = this.byRoom[this.next]!;
      if (this.isGone(at)) continue;
      const [loss, room] = [this.lossOf[at]!, this.rooms![at]!];
      if (room * this.losses > this.pot * loss) return;
      this.full[at] = 1;
      this.pot -= room;
      this.losses -= loss;
    }
  }
}

/** 0, 1, 2, … */
export function places(count: number): Uint32Array<ArrayBuffer> {
  return new Uint32Array(count).map((_, at) => at);
}
