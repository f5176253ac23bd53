import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { FairGate } from './fair-gate.js';

const patient = () => new AbortController().signal;
const gate = (more: object = {}) =>
  new FairGate({
    width: 2,
    mostOfOne: 100,
    most: 100,
    longestWaitMs: 1_000,
    givesWay: () => false,
    giveWayMs: 20,
    refusal: () => new Error('refused'),
    ...more,
  });

describe('a fair gate', () => {
  it('admits no more at once than its width', async () => {
    const fair = gate();
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const leave = await fair.enter('one', patient());
        most = Math.max(most, ++inside);
        await sleep(1);
        inside--;
        leave();
      }),
    );
    expect(most).toBe(2);
  });

  it('admits one per turn of the event loop, however quickly they leave', async () => {
    const fair = gate();
    let entered = 0;
    for (let i = 0; i < 50; i++)
      void fair.enter('one', patient()).then((leave) => {
        entered++;
        leave();
      });
    const perTurn: number[] = [];
    for (let turn = 0; turn < 10; turn++) {
      const before = entered;
      await nextTurn();
      perTurn.push(entered - before);
    }
    expect(Math.max(...perTurn)).toBeLessThanOrEqual(2);
    expect(entered).toBeGreaterThan(5);
  });

  it('takes groups in turn, so that one with many callers does not delay another', async () => {
    const fair = gate({ width: 1 });
    const order: string[] = [];
    const visit = async (group: string) => {
      const leave = await fair.enter(group, patient());
      order.push(group);
      leave();
    };
    await Promise.all([...Array.from({ length: 10 }, () => visit('crowd')), visit('somebody')]);
    expect(order.indexOf('somebody')).toBeLessThanOrEqual(2);
  });

  it('admits a new caller while the gate pauses for other work and nobody is inside', async () => {
    const fair = gate({ givesWay: () => true, giveWayMs: 60 });
    (await fair.enter('one', patient()))();
    await sleep(20);
    (await fair.enter('one', patient()))();
  });

  it('admits rarely while other work is running', async () => {
    const fair = gate({ givesWay: () => true });
    const began = performance.now();
    for (let i = 0; i < 4; i++) (await fair.enter('one', patient()))();
    expect(performance.now() - began).toBeGreaterThan(55);
  });

  it('refuses callers that wait too long, whose queue is full, or that have left, and admits the next ones', async () => {
    const fair = gate({ width: 1, mostOfOne: 1, longestWaitMs: 30 });
    const leave = await fair.enter('one', patient());
    const waiting = expect(fair.enter('one', patient())).rejects.toThrow('refused');
    await expect(fair.enter('one', patient())).rejects.toThrow('refused');
    await expect(fair.enter('other', AbortSignal.timeout(5))).rejects.toThrow('refused');
    await waiting;
    leave();
    (await fair.enter('one', patient()))();
  });
});
