import { isAfterDay } from './today-in.js';

it('a day ends at midnight in the time zone of the scheme: a second later it has passed (OBJECT-2)', () => {
  const after = (moment: string) => isAfterDay(new Date(moment), '2027-01-31', 'Australia/Sydney');
  expect(after('2027-01-31T12:59:59.999Z')).toBe(false);
  expect(after('2027-01-31T13:00:00.000Z')).toBe(true);
});
