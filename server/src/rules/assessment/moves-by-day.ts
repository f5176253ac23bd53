import { isAcquisition, type Move } from './claim-ledger.js';

/** The trades of one day, each side in its order. */
export interface DayOfMoves {
  acquisitions: Move[];
  disposals: Move[];
}

/** A claim's trades grouped by day. */
export function* movesByDay(moves: readonly Move[]): Generator<DayOfMoves> {
  for (let at = 0; at < moves.length;) {
    const { day } = moves[at]!;
    const found: DayOfMoves = { acquisitions: [], disposals: [] };
    for (let move = moves[at]; move?.day === day; move = moves[++at]) {
      (isAcquisition(move) ? found.acquisitions : found.disposals).push(move);
    }
    yield found;
  }
}
