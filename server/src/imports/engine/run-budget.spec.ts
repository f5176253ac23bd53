import { runBudgetMs } from './run-budget.js';

const MB = 1024 * 1024;

it.each([
  ['a small file', 1_000, 30],
  ['a megabyte', MB, 50],
  ['the largest workbook', 50 * MB, 1_030],
  ['the largest text', 2_048 * MB, 10_800],
])('the budget of an import for %s', (_, bytes, seconds) => {
  expect(Math.round(runBudgetMs(bytes, 30) / 1000)).toBe(seconds);
});
