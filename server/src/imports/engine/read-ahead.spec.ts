import { readAhead } from './read-ahead.js';

describe('readAhead', () => {
  let made: number[];
  let ended: boolean;
  beforeEach(() => {
    made = [];
    ended = false;
  });

  async function* numbers(fails?: number): AsyncGenerator<number> {
    try {
      for (let number = 1; number <= 3; number += 1) {
        await Promise.resolve();
        if (number === fails) throw new Error(`no ${number}`);
        made.push(number);
        yield number;
      }
    } finally {
      ended = true;
    }
  }

  it('yields the items in order, while the next one is being read', async () => {
    const seen: [number, number[]][] = [];
    for await (const number of readAhead(numbers())) {
      await new Promise(setImmediate);
      seen.push([number, [...made]]);
    }
    expect(seen).toEqual([
      [1, [1, 2]],
      [2, [1, 2, 3]],
      [3, [1, 2, 3]],
    ]);
    expect(ended).toBe(true);
  });

  it('throws the error of the source, after the items before it', async () => {
    const seen: number[] = [];
    const reading = (async () => {
      for await (const number of readAhead(numbers(3))) {
        await new Promise(setImmediate);
        seen.push(number);
      }
    })();
    await expect(reading).rejects.toThrow('no 3');
    expect(seen).toEqual([1, 2]);
  });

  it('ends the source when the caller stops early', async () => {
    for await (const number of readAhead(numbers())) if (number === 1) break;
    expect([made, ended]).toEqual([[1, 2], true]);
  });
});
