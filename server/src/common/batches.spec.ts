import { inBatches, inTurns } from './batches.js';

describe('items in batches', () => {
  it.each([
    [[], []],
    [[1, 2], [[1, 2]]],
    [
      [1, 2, 3, 4, 5, 6],
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      [1, 2, 3, 4],
      [[1, 2, 3], [4]],
    ],
  ])('the items %j are split into the batches %j', (items, batches) => {
    expect([...inBatches(items, 3)]).toEqual(batches);
  });

  it('lets other work run between two turns', async () => {
    const order: string[] = [];
    setImmediate(() => order.push('other'));
    for await (const batch of inTurns(Array(5_001).fill(0))) order.push(String(batch.length));
    expect(order).toEqual(['5000', 'other', '1']);
  });
});
