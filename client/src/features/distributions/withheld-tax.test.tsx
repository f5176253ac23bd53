import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../test-support/answers';
import { aDistribution, type Distribution } from '../../test-support/distribution';
import { forgetPerson, openApp, signedInAs, type Answers } from '../../test-support/open-app';

afterEach(forgetPerson);

const none = { __typename: 'FundColumns' as const, principal: '0.00', interest: '0.00' };
const figures = {
  __typename: 'DistributionFigures' as const,
  ...{ distributable: none, residue: none, rounds: 0, paid: 3, loss: '900.00', payment: '300.00' },
  ...{ principal: '200.00', interest: '100.00', withheld: '47.00', net: '253.00', average: '100.00' },
  ...{ median: '100.00', largest: '100.00', smallest: '100.00', states: [], curve: [], disagreed: 0 },
  waterfall: [],
  taxClasses: [
    {
      __typename: 'DistributionTaxClass' as const,
      taxClass: 'RESIDENT_NOT_QUOTED',
      claims: 1,
      withheld: '47.00',
    },
  ],
};
const PLAN = JSON.stringify({
  minimumPayment: null,
  neverAboveLoss: true,
  withholding: {
    base: 'INTEREST',
    rates: {
      RESIDENT_QUOTED: { rate: '0', rounding: 'CENT' },
      RESIDENT_NOT_QUOTED: { rate: '0.47', rounding: 'WHOLE_DOLLAR_DOWN' },
    },
  },
});
const aCopy = (changed: Partial<Distribution> = {}) =>
  aDistribution({ copyOfId: 'd6', copyOfNumber: 6, plan: PLAN, ...changed });
const open = (path: string, distribution: Distribution, answers: Answers = {}) =>
  openApp(path, { ...scheme, ...signedInAs('MASTER_ADMIN'), Distribution: { distribution }, ...answers });

it('the tax of a distribution is what has to be paid to the tax office, and a class leads to its lines (TAX-4)', async () => {
  open('/admin/distributions/d7', aDistribution({ figures }));
  expect(
    await screen.findByText(
      '$47.00 is kept back from the payments and paid to the tax office by a payment of its own.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Residents without a number' })).toHaveAttribute(
    'href',
    '/admin/distributions/d7/lines?class=RESIDENT_NOT_QUOTED',
  );
});

it('the lines of a tax class are shown under its name, until it is taken away (TAX-4)', async () => {
  const app = open('/admin/distributions/d7/lines?class=NON_RESIDENT', aDistribution(), {
    DistributionLines: {
      distribution: { __typename: 'Distribution', id: 'd7', number: 7, name: 'First' },
      distributionLines: {
        __typename: 'DistributionLinePage',
        lines: [],
        pagination: { __typename: 'Pagination', totalItems: 0, totalPages: 0 },
      },
    },
  });
  const taxClass = () => app.callsOf('DistributionLines').map(({ variables }) => variables['taxClass']);
  await userEvent.click(await screen.findByRole('button', { name: 'Not residents' }));
  expect(await screen.findByText('No lines found')).toBeVisible();
  expect(taxClass()).toEqual(['NON_RESIDENT', null]);
});

it('a copy asks for other rates by class, and names a percentage that is none (TAX-5)', async () => {
  const app = open('/admin/distributions/d7/edit', aCopy(), {
    FinalRuns: {
      assessmentRuns: [
        {
          __typename: 'AssessmentRun',
          id: 'r3',
          number: 3,
          state: 'FINAL',
          finalAt: null,
          objectionsUntil: null,
          recognisedLoss: '900.00',
        },
      ],
    },
    SaveDistribution: { saveDistribution: aCopy({ version: 5 }) },
  });
  const percent = await screen.findByLabelText('Residents without a number, in percent');
  expect(percent).toHaveValue('47');
  await userEvent.clear(percent);
  await userEvent.type(percent, '470');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/^Enter a percentage from 0 to 100 with at most 4/))[0]).toBeVisible();
  expect(app.callsOf('SaveDistribution')).toEqual([]);
  await userEvent.clear(percent);
  await userEvent.type(percent, '32.5 %');
  await userEvent.selectOptions(screen.getByLabelText('Tax is withheld'), 'TOTAL');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Distribution 7: First distribution' });
  const { input } = app.callsOf('SaveDistribution')[0]!.variables as { input: { plan: string } };
  expect(JSON.parse(input.plan)).toMatchObject({
    withholding: {
      base: 'TOTAL',
      rates: { RESIDENT_NOT_QUOTED: { rate: '0.325', rounding: 'WHOLE_DOLLAR_DOWN' } },
    },
  });
});

it('a copy says its rates, and is compared after tax on request (TAX-5)', async () => {
  const difference = {
    __typename: 'DistributionDifference',
    ...{ id: 'd6', otherId: 'd7', gaining: 0, gained: '0.00', losing: 0, lost: '0.00', unchanged: 3 },
    ...{ withheldBefore: '47.00', withheldAfter: '90.00', falling: 0, rising: 0, histogram: [] },
    ...{ largestGains: [], largestLosses: [] },
  };
  const app = open('/admin/distributions/d7', aCopy({ figures, departs: true }), {
    DistributionDifference: { distributionDifference: difference },
  });
  expect(
    await screen.findByText(/Residents without a number: 47 % of the interest is withheld\./),
  ).toBeVisible();
  const compared = within(await screen.findByRole('region', { name: 'Compared with distribution 6' }));
  expect(await compared.findByText('$90.00')).toBeVisible();
  await userEvent.click(compared.getByRole('button', { name: 'Compare after tax', pressed: false }));
  expect(await compared.findByRole('button', { name: 'Compare after tax', pressed: true })).toBeVisible();
  expect(app.callsOf('DistributionDifference').map(({ variables }) => variables['afterTax'])).toEqual([
    false,
    true,
  ]);
});

describe('the tax report (TAX-6, TAX-7)', () => {
  const published = () => aDistribution({ figures, state: 'PUBLISHED', seal: 'ab'.repeat(32) });

  it('is downloaded by a link of its own once the distribution is published', async () => {
    const app = open('/admin/distributions/d7', published(), {
      CreateDownloadTicket: { createDownloadTicket: { __typename: 'DownloadTicket', url: '#file' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download the tax report' }));
    expect(app.callsOf('CreateDownloadTicket')[0]?.variables).toEqual({ kind: 'TAX_REPORT', id: 'd7' });
    expect(screen.getByText(/not the file to lodge\. Each download is recorded\.$/)).toBeVisible();
  });

  it.each([
    ['before it is published', aDistribution({ figures }), 'MASTER_ADMIN'],
    ['to somebody who may not have it', published(), 'AUDITOR'],
  ] as const)('is not offered %s', async (_, distribution, role) => {
    open('/admin/distributions/d7', distribution, signedInAs(role));
    await screen.findByRole('heading', { name: 'Tax withheld' });
    expect(screen.queryByRole('button', { name: 'Download the tax report' })).not.toBeInTheDocument();
  });
});
