import { PUBLISHED_STATES, type PublishedLine } from './lines-file.js';

type State = PublishedLine['state'];
type Column = 'loss' | 'principal' | 'interest';

const FIRST_SIZE = 1_024;

/** The amounts and states of many lines, in cents: 25 bytes for each. */
export class LineColumns {
  private readonly columns: Record<Column, BigInt64Array<ArrayBuffer>> = {
    loss: new BigInt64Array(FIRST_SIZE),
    principal: new BigInt64Array(FIRST_SIZE),
    interest: new BigInt64Array(FIRST_SIZE),
  };
  private states = new Uint8Array(FIRST_SIZE);
  count = 0;

  add({ state, ...amounts }: PublishedLine): void {
    const at = this.count++;
    if (at === this.states.length) this.grow();
    this.columns.loss[at] = amounts.loss;
    this.columns.principal[at] = amounts.principal;
    this.columns.interest[at] = amounts.interest;
    this.states[at] = PUBLISHED_STATES.indexOf(state);
  }

  loss(at: number): bigint {
    return this.columns.loss[at]!;
  }

  interest(at: number): bigint {
    return this.columns.interest[at]!;
  }

  payment(at: number): bigint {
    return this.columns.principal[at]! + this.columns.interest[at]!;
  }

  state(at: number): State {
    return PUBLISHED_STATES[this.states[at]!]!;
  }

  private grow(): void {
    const size = this.states.length * 2;
    for (const name of ['loss', 'principal', 'interest'] as const) {
      const larger = new BigInt64Array(size);
      larger.set(this.columns[name]);
      this.columns[name] = larger;
    }
    const states = new Uint8Array(size);
    states.set(this.states);
    this.states = states;
  }
}
