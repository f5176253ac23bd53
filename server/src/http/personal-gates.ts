import { LRUCache } from 'lru-cache';
import { Gate } from '../common/gate.js';

/** A gate that nobody uses is forgotten; one that is forgotten in use lets a few more in. */
const MOST_PEOPLE = 10_000;

interface PersonalGatesOptions {
  /** How many of one person's are inside at once. */
  atOnce: number;
  mostWaiting: number;
  longestWaitMs: number;
  refusal: () => Error;
}

/** A gate for each person: what one of them does at once is theirs to wait for. */
export class PersonalGates {
  private readonly gates = new LRUCache<string, Gate>({ max: MOST_PEOPLE });

  constructor(private readonly options: PersonalGatesOptions) {}

  /** Waits for a turn; gives what ends it. @throws what `refusal` makes, also when `gone` says so */
  enter(person: string, gone: AbortSignal): Promise<() => void> {
    let gate = this.gates.get(person);
    if (!gate) this.gates.set(person, (gate = this.newGate()));
    return gate.enter(gone);
  }

  private newGate(): Gate {
    const { atOnce, mostWaiting, longestWaitMs, refusal } = this.options;
    return new Gate(atOnce, mostWaiting, longestWaitMs, refusal);
  }
}
