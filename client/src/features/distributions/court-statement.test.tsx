import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../test-support/answers';
import { aDistribution, type Distribution } from '../../test-support/distribution';
import { forgetPerson, openApp, signedInAs, type Answers } from '../../test-support/open-app';

afterEach(forgetPerson);

const none = { __typename: 'FundColumns' as const, principal: '0.00', interest: '0.00' };
const figures: Distribution['figures'] = {
  ...{ distributable: none, residue: none, rounds: 0, paid: 3, loss: '900.00', payment: '300.00' },
  ...{ principal: '200.00', interest: '100.00', withheld: '0.00', net: '300.00', average: '100.00' },
  ...{ median: '100.00', largest: '100.00', smallest: '100.00', states: [], curve: [], disagreed: 0 },
  ...{ waterfall: [], taxClasses: [] },
};
const PLAN =
  '{"minimumPayment":{"amount":"20.00","treatment":"DROP"},"neverAboveLoss":true,"withholding":null}';
const difference = {
  __typename: 'DistributionDifference',
  ...{ id: 'd6', otherId: 'd7', gaining: 2, gained: '5.00', losing: 1, lost: '5.00', unchanged: 0 },
  ...{ withheldBefore: '0.00', withheldAfter: '0.00', falling: 1, rising: 0, histogram: [] },
  ...{ largestGains: [], largestLosses: [] },
};
const open = (answers: Answers = {}) => {
  const copy = aDistribution({ copyOfId: 'd6', copyOfNumber: 6, departs: true, plan: PLAN, figures });
  const original = aDistribution({ id: 'd6', number: 6, figures });
  return openApp('/admin/distributions/d7', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    Distribution: ({ id }: { id?: unknown }) => ({ distribution: id === 'd6' ? original : copy }),
    DistributionDifference: { distributionDifference: difference },
    ...answers,
  });
};

it('the comparison of a copy says what the court would have to be told, to copy (DIST-9)', async () => {
  const user = userEvent.setup();
  open();
  const told = within(
    await screen.findByRole('region', { name: 'What would have to be reported to the court' }),
  );
  expect(
    await told.findByText(
      'Distribution 7 is a copy of distribution 6 and differs from it in 3 rules or parts of the fund.',
    ),
  ).toBeVisible();
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Minimum payment: none in distribution 6; $20.00 in distribution 7. Claims below the minimum: 0 in distribution 6, 0 in distribution 7.',
    expect.stringMatching(
      /^Payments below the minimum: are made, since there is no minimum in distribution 6; are not made/,
    ),
    expect.stringMatching(
      /^Order in which claims fall below the minimum: none falls in distribution 6; all below it at once/,
    ),
  ]);
  expect(told.getByText(/claims that get more in distribution 7: 2, together \$5\.00 more/)).toBeVisible();
  await user.click(told.getByRole('button', { name: 'Copy the text' }));
  expect(await told.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\n\n1\. Minimum payment: none in distribution 6;/);
});

it('the text is kept as a file (DIST-9)', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:text', revokeObjectURL: () => undefined });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Save as a text file' }));
  expect(saved).toEqual(['distribution-7-compared-with-6.txt']);
  click.mockRestore();
});
