import { screen } from '@testing-library/react';
import { aFigures, aRun } from '../../test-support/assessment';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, signedInAs, type Answers } from '../../test-support/open-app';

afterEach(forgetPerson);

const aListed = (state: string, at: number) => ({
  __typename: 'AssessmentRun',
  id: `r${3 - at}`,
  number: 3 - at,
  state,
  finalAt: null,
  objectionsUntil: '2027-01-31',
  recognisedLoss: '900.00',
});
const open = (path: string, states: string[], answers: Answers = {}) =>
  openApp(path, {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    Distributions: { distributions: [] },
    FinalRuns: { assessmentRuns: states.map(aListed) },
    AssessmentRun: {
      assessmentRun: aRun({
        state: 'PUBLISHED',
        figures: aFigures({
          statuses: [{ status: 'BLOCKED', claims: 12 }],
        }),
      }),
    },
    ...answers,
  });
const address = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('before the first distribution (DIST-1)', () => {
  it.each(['/admin/distributions', '/admin/distributions/new'])(
    '%s says what a published run still waits for, and leads there',
    async (path) => {
      open(path, ['PUBLISHED', 'SUPERSEDED']);
      expect(await address('Run 3')).toBe('/admin/assessments/r3');
      expect(screen.getByText(/^Members may object until the end of 31-Jan-2027/)).toBeVisible();
      expect(await address('Decide the objections that are open')).toBe('/admin/objections');
      expect(await address('12 claims are blocked')).toBe('/admin/assessments/r3/claims?status=BLOCKED');
      expect(screen.queryByRole('link', { name: 'New distribution' })).toBeNull();
    },
  );

  it('leads to the assessments while no run is published', async () => {
    open('/admin/distributions', []);
    await screen.findByText(/others review, approve and publish it/);
    expect(screen.getAllByRole('link', { name: 'Assessments' }).at(-1)).toHaveAttribute(
      'href',
      '/admin/assessments',
    );
  });

  it('offers a new distribution once a run is final', async () => {
    open('/admin/distributions', ['FINAL']);
    expect(await address('New distribution')).toBe('/admin/distributions/new');
    expect(screen.queryByText(/objections that are open/)).toBeNull();
  });

  it('the payments lead to the distributions, and offer none to prepare (PAY-2)', async () => {
    open('/admin/payments', [], { PaymentRuns: { paymentRuns: [] } });
    await screen.findByText(/none is published yet/);
    expect(screen.getAllByRole('link', { name: 'Distributions' }).at(-1)).toHaveAttribute(
      'href',
      '/admin/distributions',
    );
    expect(screen.queryByRole('button', { name: 'Prepare payments' })).toBeNull();
  });
});
