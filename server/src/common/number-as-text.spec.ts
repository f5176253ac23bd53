import { numberAsText } from './number-as-text.js';

it.each([
  [100, '100'],
  [4.5, '4.5'],
  [-1, '-1'],
  [0, '0'],
  [999999999999999, '999999999999999'],
  [9007199254740993, 9007199254740992],
  [1e21, 1e21],
  [1e-7, 1e-7],
  [Infinity, Infinity],
  ['1e3', '1e3'],
  [null, null],
])('the submitted number %j is read as %j', (value, expected) =>
  expect(numberAsText({ value })).toBe(expected),
);
