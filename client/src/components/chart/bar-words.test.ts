import { worded } from './bar-words';

it.each([
  [26, 5, [3, 9, 15, 21]],
  [26, 2, [6, 19]],
  [26, 0, [13]],
  [3, 5, [0, 1, 2]],
  [3, 1, [1]],
  [5, 9, [0, 1, 2, 3, 4]],
  [0, 5, []],
])('%i bars with room for %i labels have labels at %j', (bars, fit, expected) => {
  expect(worded(bars, fit)).toEqual(expected);
});
