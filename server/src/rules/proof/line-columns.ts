import { GrowingColumn, type CentsColumn } from '../distribution/cents-column.js';
import { PUBLISHED_STATES, type PublishedLine } from './lines-file.js';

type State = PublishedLine['state'];

const FIRST_SIZE = 1_024;

/** The amounts and states of many lines, in cents: 25 bytes for each. */
export class LineColumns {
  private readonly losses = new GrowingColumn();
  private readonly principals = new GrowingColumn();
  private readonly interests = new GrowingColumn();
  private states = new Uint8Array(FIRST_SIZE);
  count = 0;

  add({ state, loss, principal, interest }: PublishedLine): void {
    if (this.count === this.states.length) this.grow();
    this.states[this.count++] = PUBLISHED_STATES.indexOf(state);
    this.losses.add(loss);
    this.principals.add(principal);
    this.interests.add(interest);
  }

  /** The losses of all lines. */
  allLosses(): CentsColumn {
    return this.losses.end();
  }

  loss(at: number): bigint {
    return this.losses.at(at);
  }

  interest(at: number): bigint {
    return this.interests.at(at);
  }

  payment(at: number): bigint {
    return this.principals.at(at) + this.interests.at(at);
  }

  state(at: number): State {
    return PUBLISHED_STATES[this.states[at]!]!;
  }

  private grow(): void {
    const states = new Uint8Array(this.states.length * 2);
    states.set(this.states);
    this.states = states;
  }
}
