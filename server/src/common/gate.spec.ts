import { Gate } from './gate.js';

const refusal = () => new Error('refused');

/** Work that ends on request. */
function held() {
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end };
}

describe('Gate', () => {
  it('admits no more at once than its width', async () => {
    const gate = new Gate(2, 10, 1_000, refusal);
    let now = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 5));
      now--;
    };
    await Promise.all(Array.from({ length: 8 }, () => gate.run(work)));
    expect(most).toBe(2);
  });

  it('refuses at once when too many wait', async () => {
    const gate = new Gate(1, 1, 1_000, refusal);
    const first = held();
    const running = gate.run(first.work);
    const waiting = gate.run(() => Promise.resolve('second'));
    await expect(gate.run(() => Promise.resolve())).rejects.toThrow('refused');
    first.end();
    await running;
    await expect(waiting).resolves.toBe('second');
  });

  it('refuses a caller that has waited too long, and admits the next', async () => {
    const gate = new Gate(1, 5, 10, refusal);
    const first = held();
    const running = gate.run(first.work);
    await expect(gate.run(() => Promise.resolve())).rejects.toThrow('refused');
    first.end();
    await running;
    await expect(gate.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });

  it('admits nobody before those who wait when one leaves', async () => {
    const gate = new Gate(1, 5, 1_000, refusal);
    const leave = await gate.enter();
    const order: string[] = [];
    const waiting = gate.run(() => Promise.resolve(order.push('waited')));
    leave();
    leave();
    const late = gate.run(() => Promise.resolve(order.push('came late')));
    await Promise.all([waiting, late]);
    expect(order).toEqual(['waited', 'came late']);
  });

  it('keeps no place for a caller that has left the queue', async () => {
    const gate = new Gate(1, 1, 1_000, refusal);
    const leave = await gate.enter();
    const gone = new AbortController();
    const given = gate.enter(gone.signal);
    gone.abort();
    await expect(given).rejects.toThrow('refused');
    const next = gate.run(() => Promise.resolve('next'));
    leave();
    await expect(next).resolves.toBe('next');
  });

  it('admits the next one after a failure', async () => {
    const gate = new Gate(1, 5, 1_000, refusal);
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(gate.run(() => Promise.resolve(1))).resolves.toBe(1);
  });
});
