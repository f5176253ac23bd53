import { dayOfVariable, momentOfVariable, shownMoment, zonedMomentOfVariable } from './shown-moment.js';

it.each([
  ['2026-11-22T02:45:00Z', 'Australia/Sydney', '22-Nov-2026 13:45'],
  ['2026-09-30T14:30:00Z', 'Australia/Sydney', '01-Oct-2026 00:30'],
  ['2026-09-05T12:00:00Z', 'UTC', '05-Sep-2026 12:00'],
])('an e-mail shows %s in %s as %s (SCHEME-9)', (moment, zone, shown) =>
  expect(shownMoment(new Date(moment), zone)).toBe(shown),
);

describe('a variable of a mail', () => {
  it('is shown as its mail shows days and moments (MAIL-14)', () => {
    expect(momentOfVariable('2026-11-22T02:45:00.000Z', 'Australia/Sydney')).toBe('22-Nov-2026 13:45');
    expect(zonedMomentOfVariable('2026-11-22T02:45:00.000Z', 'Australia/Broken_Hill')).toBe(
      '22-Nov-2026 13:15 (Broken Hill time)',
    );
    expect(dayOfVariable('2027-01-31')).toBe('31-Jan-2027');
  });

  it('of a mail that waited during an upgrade is shown as it was written', () => {
    expect(momentOfVariable('22-Nov-2026 13:45', 'UTC')).toBe('22-Nov-2026 13:45');
    expect(zonedMomentOfVariable('22-Nov-2026 13:45 (UTC time)', 'UTC')).toBe('22-Nov-2026 13:45 (UTC time)');
    expect(dayOfVariable('31-Jan-2027')).toBe('31-Jan-2027');
  });
});
