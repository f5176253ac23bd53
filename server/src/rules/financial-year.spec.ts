import { financialYearOf } from './financial-year.js';

it.each([
  ['2026-06-30', '2025-26'],
  ['2026-07-01', '2026-27'],
  ['2026-12-31', '2026-27'],
  ['2027-01-01', '2026-27'],
  ['2099-07-01', '2099-00'],
])('the financial year of %s is %s (TAX-6)', (day, year) => {
  expect(financialYearOf(day)).toBe(year);
});
