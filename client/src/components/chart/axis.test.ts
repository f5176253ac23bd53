import { axisNumbers, decimalAxis, largestShown } from './axis';

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

it.each([
  [0, -3, [-3, -2, -1, 0]],
  [250, -59_799, [-60_000, -40_000, -20_000, 0, 20_000]],
  [900, -100, [-200, 0, 200, 400, 600, 800, 1000]],
])('the numbers next to an axis cover %d and %d', (largest, smallest, numbers) => {
  expect(axisNumbers(largest, smallest)).toEqual(numbers);
});

it.each([
  [[], 0],
  [[0, 0], 0],
  [[4_127, 0, 0], 4_127],
  [[40, 4_127, 12], 40],
  [[300, 4_127, 5_000, 12], 300],
  [[300, 4_127, 5_000, 41_000, 12], 5_000],
  [[79, 10, 0], 79],
  [[80, 10, 0], 10],
  [[90_000, 9_000, 900, 90], 9_000],
])('of %j the largest value that is shown in full is %d', (values, largest) => {
  expect(largestShown(values)).toBe(largest);
});

describe('the numbers next to an axis of prices', () => {
  it.each([
    [0, ['0', '1']],
    [0.85, ['0.0', '0.2', '0.4', '0.6', '0.8', '1.0']],
    [0.3, ['0.00', '0.10', '0.20', '0.30']],
    [12, ['0', '5', '10', '15']],
    [0.000002, ['0.000000', '0.000001', '0.000002']],
  ])('cover %d in steps that are shown exactly', (largest, numbers) => {
    expect(decimalAxis(largest)).toEqual(numbers);
  });
});
