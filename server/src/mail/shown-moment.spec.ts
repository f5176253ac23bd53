import { shownMoment } from './shown-moment.js';

it.each([
  ['2026-11-22T02:45:00Z', 'Australia/Sydney', '22-Nov-2026 13:45'],
  ['2026-09-30T14:30:00Z', 'Australia/Sydney', '01-Oct-2026 00:30'],
  ['2026-09-05T12:00:00Z', 'UTC', '05-Sep-2026 12:00'],
])('shows %s in %s as %s (SCHEME-9)', (moment, zone, shown) =>
  expect(shownMoment(new Date(moment), zone)).toBe(shown),
);
