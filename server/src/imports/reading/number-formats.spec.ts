import { formatOf } from './number-formats.js';

it.each([
  ['dd/mm/yyyy', true, 0],
  ['[$-C09]d mmmm yyyy;@', true, 0],
  ['yyyy\\-mm\\-dd', true, 0],
  ['0.00', false, 0],
  ['"day" 0', false, 0],
  ['[Red]0', false, 0],
  ['h:mm:ss', false, 0],
  ['#,##0', false, 0],
  ['0', false, 0],
  ['00000', false, 5],
])('%s shows a day: %j, digits: %j', (code, date, digits) =>
  expect(formatOf(code)).toEqual({ date, digits }),
);
