import { paymentDayToWaitFor, releasableAt } from './bank-release.js';

it('the safeguard holds a change of bank details for 48 hours after its mails, whatever the clocks do meanwhile (BANK-6)', () => {
  expect(releasableAt(new Date('2027-04-03T01:00:00Z'))).toEqual(new Date('2027-04-05T01:00:00Z'));
});

describe('the payment day that a release waits for (BANK-8)', () => {
  /** A Friday. */
  const PAID = '2027-03-19';
  it.each([
    ['six business days before it', '2027-03-11', [PAID], [], null],
    ['five business days before it, a Friday', '2027-03-12', [PAID], [], PAID],
    ['the weekend between', '2027-03-14', [PAID], [], PAID],
    ['the day itself', PAID, [PAID], [], PAID],
    ['the day after it', '2027-03-20', [PAID], [], null],
    ['one day earlier, with a holiday between', '2027-03-11', [PAID], ['2027-03-15'], PAID],
    ['no payment day', '2027-03-15', [], [], null],
    ['a payment day that has passed, and one far away', '2027-03-15', ['2027-03-12', '2027-06-30'], [], null],
    ['two that leave no day between them', '2027-03-12', ['2027-03-25', PAID], [], '2027-03-25'],
    ['two with a day between them', '2027-03-12', [PAID, '2027-03-30'], [], PAID],
  ])('%s', (_, day, paymentDays, holidays, expected) => {
    expect(paymentDayToWaitFor(day, paymentDays, holidays)).toBe(expected);
  });
});
