import { waitingTime } from './waiting-time.js';

it.each([
  [1, '1 second'],
  [29, '29 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [841, '15 minutes'],
  [900, '15 minutes'],
  [3600, '60 minutes'],
])('%d seconds are displayed as %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
