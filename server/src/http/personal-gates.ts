import { LRUCache } from 'lru-cache';
import { Gate } from '../common/gate.js';

/** Unused gates are forgotten. One that is forgotten while in use lets a few more calls in, which is harmless. */
const MOST_PEOPLE = 10_000;

interface PersonalGatesOptions {
  /** How many calls of one person may be inside at once. */
  atOnce: number;
  mostWaiting: number;
  longestWaitMs: number;
  refusal: () => Error;
}

/** One gate for each person, so that a person's concurrent calls wait only for each other. */
export class PersonalGates {
  private readonly gates = new LRUCache<string, Gate>({ max: MOST_PEOPLE });

  constructor(private readonly options: PersonalGatesOptions) {}

  /**
   * Waits for a turn and returns the function that ends it. @throws the error made by `refusal`, also when `gone` is true
   */
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
