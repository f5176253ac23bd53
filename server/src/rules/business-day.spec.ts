import { businessDay } from './business-day.js';

const HOLIDAYS = ['2026-12-25', '2026-12-28', '2027-01-01'];

describe('the end of a deadline (DEADLINE-2)', () => {
  it.each([
    ['a Thursday', '2026-12-24', '2026-12-24'],
    ['a holiday before a weekend and another holiday', '2026-12-25', '2026-12-29'],
    ['a Saturday', '2027-01-09', '2027-01-11'],
    ['a Sunday', '2027-01-10', '2027-01-11'],
    ['a holiday at the turn of the year', '2027-01-01', '2027-01-04'],
    ['a Saturday at the end of February', '2048-02-29', '2048-03-02'],
  ])('is, for %s, the next business day', (_, day, due) => {
    expect(businessDay(day, HOLIDAYS)).toBe(due);
  });

  it('is a weekday without any holidays', () => {
    expect(businessDay('2026-12-25', [])).toBe('2026-12-25');
  });
});
