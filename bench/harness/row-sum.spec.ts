import { RowSum } from './row-sum.js';

function sumOf(...rows: string[][]): RowSum {
  const sum = new RowSum();
  for (const row of rows) sum.add(row);
  return sum;
}

const rows = sumOf(['1', 'Ann'], ['2', 'Bob'], ['3', '']);

describe('the sum over rows', () => {
  it('is the same for the same rows in another order, and detects the order', () => {
    const turned = sumOf(['2', 'Bob'], ['1', 'Ann'], ['3', '']);
    expect(turned.content).toBe(rows.content);
    expect(turned.order).not.toBe(rows.order);
    expect(sumOf(['1', 'Ann'], ['2', 'Bob'], ['3', '']).order).toBe(rows.order);
  });

  it.each([
    [
      'another letter',
      [
        ['1', 'Ann'],
        ['2', 'Bab'],
        ['3', ''],
      ],
    ],
    [
      'a row less',
      [
        ['1', 'Ann'],
        ['2', 'Bob'],
      ],
    ],
    [
      'a row twice in place of another',
      [
        ['1', 'Ann'],
        ['1', 'Ann'],
        ['3', ''],
      ],
    ],
    [
      'cells changed between two rows',
      [
        ['1', 'Bob'],
        ['2', 'Ann'],
        ['3', ''],
      ],
    ],
    [
      'cells cut elsewhere',
      [
        ['1A', 'nn'],
        ['2', 'Bob'],
        ['3', ''],
      ],
    ],
  ])('the sum of rows differs for %s', (_what, others) => {
    expect(sumOf(...others).content).not.toBe(rows.content);
  });
});
