import { formatDate, formatLongDate, formatMoment } from './dates';

it.each([
  ['2018-11-12', '12-Nov-2018'],
  ['2017-08-24', '24-Aug-2017'],
  ['2018-01-01', '01-Jan-2018'],
  ['', ''],
])('the date %j is shown as %j (SCREEN-20)', (stored, shown) => {
  expect(formatDate(stored)).toBe(shown);
});

it('a date in a sentence is written as 23 August 2017 (SCREEN-20)', () => {
  expect(formatLongDate('2017-08-23')).toBe('23 August 2017');
});

it.each([
  ['2026-11-20T23:30:00Z', 'Australia/Sydney', '21-Nov-2026, 10:30'],
  ['2026-06-20T13:59:00Z', 'Australia/Sydney', '20-Jun-2026, 23:59'],
  ['2026-11-20T23:30:00Z', 'UTC', '20-Nov-2026, 23:30'],
])('the moment %s is shown in %s as %s (SCHEME-9)', (moment, timeZone, shown) => {
  expect(formatMoment(moment, timeZone)).toBe(shown);
});
