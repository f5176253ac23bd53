import { axisNumbers } from './axis';

describe('the numbers next to an axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [23, [0, 5, 10, 15, 20, 25]],
    [50, [0, 10, 20, 30, 40, 50]],
    [51, [0, 20, 40, 60]],
    [123_456, [0, 50_000, 100_000, 150_000]],
  ])('cover %d in whole steps', (largest, numbers) => {
    expect(axisNumbers(largest)).toEqual(numbers);
  });
});
