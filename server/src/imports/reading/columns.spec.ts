import { columnLabel } from './columns.js';

it.each([
  ['pricePerShare', 'Price per Share'],
  ['bsb', 'BSB'],
  ['submissionId', 'Submission Id'],
  ['00123.pdf', '00123.pdf'],
])('the column %s is displayed as %s', (name, label) => {
  expect(columnLabel(name)).toBe(label);
});
