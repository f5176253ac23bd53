import { formatBytes, formatDuration, formatPercent } from './amounts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [4_249_000, '4.2 MB'],
  [482_000_000, '482 MB'],
  [1_999_600_000, '2 GB'],
])('a size of %d bytes is shown as %s', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});

it.each([
  [0.4, '1 s'],
  [40, '40 s'],
  [180, '3 min'],
  [3_900, '1 h 5 min'],
])('a time of %d seconds is shown as %s', (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown);
});

it('a percentage is 0 % only when there is nothing yet', () => {
  expect([0, 2 / 4_450, 0.005, 0.0149].map(formatPercent)).toEqual(['0 %', '< 1 %', '1 %', '1 %']);
});

it('a percentage reaches 100 % only when all is done', () => {
  expect([0.9999, 1, 1.2, -1].map(formatPercent)).toEqual(['99 %', '100 %', '100 %', '0 %']);
});
