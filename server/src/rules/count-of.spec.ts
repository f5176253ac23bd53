import { countOf } from './count-of.js';

it.each([
  ['0', 0],
  ['007', 7],
  ['999999999', 999_999_999],
  ['1000000000', undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.0', undefined],
  ['1e3', undefined],
  [' 1', undefined],
  [null, undefined],
  [undefined, undefined],
])('a count is read from digits alone: %j is %j', (text, count) => {
  expect(countOf(text)).toBe(count);
});
