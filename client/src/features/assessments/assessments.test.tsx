import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../../generated/graphql';
import { aClaimRow, aFigures, aRun, aTrace } from '../../test-support/assessment';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const listed = (run: ReturnType<typeof aRun>) => ({
  ...run,
  __typename: 'AssessmentRunSummary' as const,
  recognisedLoss: run.figures?.recognisedLoss ?? null,
});

function open(path: string, answers: Answers = {}, role: Role = 'MASTER_ADMIN') {
  return openApp(path, {
    ...scheme,
    ...signedInAs(role),
    AssessmentRuns: { assessmentRuns: [listed(aRun())] },
    AssessmentRun: { assessmentRun: aRun() },
    ...answers,
  });
}

afterEach(forgetPerson);

const rulesVersions = (...states: string[]) => ({
  RulesForAssessment: {
    rulesVersions: states.map((state, at) => ({
      __typename: 'RulesVersionSummary',
      number: states.length - at,
      state,
      effectiveFrom: '2019-05-03',
      basis: 'Order of 3 May 2019',
    })),
  },
});

describe('the list of assessment runs', () => {
  it('says of each run its state, moment, rules, maker and loss (RUN-9)', async () => {
    open('/admin/assessments');
    const row = (await screen.findByRole('link', { name: 'Run 3' })).closest('tr');
    expect(row).toHaveTextContent(
      /To be reviewed.*20-Nov-2026, 14:04.*Version 2.*Jo Admin.*154.*\$1,234,567\.89/,
    );
  });

  it('shows what to do first when there is none, and reports when it could not be loaded', async () => {
    open('/admin/assessments', { AssessmentRuns: { assessmentRuns: [] } });
    expect(await screen.findByText('No assessment runs yet')).toBeVisible();
    forgetPerson();
    open('/admin/assessments', { AssessmentRuns: new Refusal('INTERNAL_SERVER_ERROR', 'No.') });
    expect(await screen.findByText('The assessment runs could not be loaded.')).toBeVisible();
  });

  it('is read by auditors, who start nothing (ACCESS-15)', async () => {
    open('/admin/assessments', {}, 'AUDITOR');
    await screen.findByRole('link', { name: 'Run 3' });
    expect(screen.queryByRole('button', { name: 'Start a run' })).not.toBeInTheDocument();
  });

  it('starts a run by an approved version, as of a time in the zone of the scheme (RUN-1, RUN-9)', async () => {
    const app = open('/admin/assessments', {
      ...rulesVersions('DRAFT', 'APPROVED', 'RETIRED', 'APPROVED'),
      StartAssessment: { startAssessment: { __typename: 'AssessmentRun', id: 'r3', number: 3 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Start a run' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start an assessment run' }));
    expect(dialog.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Version 3, holds from 03-May-2019',
      'Version 1, holds from 03-May-2019',
    ]);
    expect(dialog.getByLabelText('Rules')).toHaveAccessibleDescription('Order of 3 May 2019');
    await userEvent.click(dialog.getByLabelText('As they were at an earlier time'));
    await userEvent.click(dialog.getByRole('button', { name: 'Start run' }));
    expect(await dialog.findByRole('link', { name: 'Enter a day' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Day'), '2026-11-20');
    await userEvent.clear(dialog.getByLabelText('Time'));
    await userEvent.type(dialog.getByLabelText('Time'), '17:30');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Compute every claim anew' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start run' }));
    expect(await screen.findByRole('heading', { name: 'Assessment run 3' })).toBeVisible();
    expect(app.callsOf('StartAssessment')[0]?.variables).toEqual({
      rulesNumber: 3,
      // 17:30 in Sydney in summer.
      moment: '2026-11-20T06:30:00.000Z',
      anew: true,
    });
  });

  it('says that no version is approved, instead of a form', async () => {
    open('/admin/assessments', rulesVersions('DRAFT'));
    await userEvent.click(await screen.findByRole('button', { name: 'Start a run' }));
    expect(await screen.findByText(/There is no approved version of the rules yet/)).toBeVisible();
  });
});

describe('a run that is computed', () => {
  const computing = aRun({
    state: 'COMPUTING',
    figures: null,
    acts: [],
    mayCancel: true,
    progress: 0.61,
    assessed: 6_100,
    kept: 0,
    claims: 10_000,
    claimsPerSecond: 920,
    secondsLeft: 4,
  });

  it('shows how far it is with rate and time left, then its results without a reload (RUN-9)', async () => {
    let run = computing;
    const app = open('/admin/assessments/r3', { AssessmentRun: () => ({ assessmentRun: run }) });
    expect(
      await screen.findByText('61 % · 6,100 of 10,000 claims · 920 claims/s · about 4 s left'),
    ).toBeVisible();
    run = aRun();
    expect(await screen.findByRole('heading', { name: 'Totals' }, { timeout: 4_000 })).toBeVisible();
    const calls = app.callsOf('AssessmentRun').length;
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect(app.callsOf('AssessmentRun')).toHaveLength(calls);
  });

  it('is cancelled after a question, in the version that was read (RUN-9)', async () => {
    const cancelled = { ...computing, state: 'CANCELLED' as const, mayCancel: false };
    const app = open('/admin/assessments/r3', {
      AssessmentRun: { assessmentRun: computing },
      CancelAssessment: { cancelAssessment: cancelled },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel run' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel run 3?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel run' }));
    expect(await screen.findByText('The run was cancelled')).toBeVisible();
    expect(app.callsOf('CancelAssessment')[0]?.variables).toEqual({ id: 'r3', version: 4 });
  });

  it('says why it failed, and that a run does not exist (RUN-9)', async () => {
    const message = 'The version of the rules was retired or changed while the run was computed.';
    open('/admin/assessments/r3', {
      AssessmentRun: { assessmentRun: { ...computing, state: 'FAILED', mayCancel: false, message } },
    });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel run' })).not.toBeInTheDocument();
    forgetPerson();
    const absent = 'We could not find this assessment run.';
    open('/admin/assessments/r9', { AssessmentRun: new Refusal('NOT_FOUND', absent) });
    expect(await screen.findByText(absent)).toBeVisible();
  });
});

describe('the results of a run', () => {
  it('link each number to its claims (RUN-4, RUN-9)', async () => {
    open('/admin/assessments/r3');
    const to = async (part: string, name: string) => {
      const region = within(await screen.findByRole('region', { name: part }));
      return region.getByRole('link', { name }).getAttribute('href');
    };
    const claims = '/admin/assessments/r3/claims';
    expect(await to('What became of the claims', 'Blocked by an error')).toBe(`${claims}?status=BLOCKED`);
    expect(await to('What the checks found', 'Bought or sold in a trading halt')).toBe(
      `${claims}?finding=TRADING_HALT`,
    );
    expect(await to('How large are the losses?', '$10 to below $100')).toBe(`${claims}?from=10&below=100`);
    expect(await to('What limited the losses', 'The loss on the market')).toBe(`${claims}?limit=MARKET_LOSS`);
    expect(await to('The largest losses', '00123')).toBe(`${claims}/s1`);
    const changes = await screen.findByRole('region', { name: 'The largest changes since run 2' });
    expect(within(changes).getByRole('row', { name: /00124/ })).toHaveTextContent('00124None$70.85');
  });

  it('are in the currency of the rules, on the list of runs too (RUN-9)', async () => {
    const run = aRun({ currency: 'EUR' });
    open('/admin/assessments/r3', { AssessmentRun: { assessmentRun: run } });
    expect(await screen.findByText('EUR 1,234,567.89')).toBeVisible();
    expect(screen.getByRole('row', { name: /EUR 10 to below EUR 100/ })).toHaveTextContent('EUR 9,000.50');
    expect(screen.getAllByText('EUR 70.85')).toHaveLength(2);
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    forgetPerson();
    open('/admin/assessments', { AssessmentRuns: { assessmentRuns: [listed(run)] } });
    expect((await screen.findByRole('link', { name: 'Run 3' })).closest('tr')).toHaveTextContent(
      'EUR 1,234,567.89',
    );
  });

  it('say how many claims kept the result of an earlier run (RUN-13)', async () => {
    open('/admin/assessments/r3', {
      AssessmentRun: { assessmentRun: aRun({ kept: 9_000, assessed: 10_000 }) },
    });
    expect(await screen.findByText('9,000 of 10,000 kept the result of an earlier run.')).toBeVisible();
    forgetPerson();
    open('/admin/assessments/r3', { AssessmentRun: { assessmentRun: aRun({ kept: 0 }) } });
    expect(await screen.findByText('None kept an earlier result: every claim was computed.')).toBeVisible();
  });

  it('list the errors of the checks before warnings and hints', async () => {
    open('/admin/assessments/r3');
    const found = within(await screen.findByRole('region', { name: 'What the checks found' }));
    expect(found.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Bought or sold in a trading halt',
      'Bought or sold on a weekend or holiday',
      'Dated after the last day: not counted',
    ]);
  });

  it('say what there is when nothing was found, limited or changed', async () => {
    const nothing = { findings: [], limits: [], largest: [], changes: [], previousNumber: null };
    open('/admin/assessments/r3', { AssessmentRun: { assessmentRun: aRun({ figures: aFigures(nothing) }) } });
    expect(await screen.findByText('The checks found nothing.')).toBeVisible();
    expect(screen.getByText('No claim has a loss.')).toBeVisible();
    expect(screen.getByText('There is no earlier run in which both engines agreed.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What limited the losses' })).not.toBeInTheDocument();
  });
});

describe('the claims of a run', () => {
  const page = (claims = [aClaimRow()], totalItems = claims.length, currency = 'AUD') => ({
    AssessedClaims: {
      assessmentRun: { __typename: 'AssessmentRun', id: 'r3', number: 3, currency },
      assessedClaims: {
        __typename: 'AssessedClaimPage',
        claims,
        pagination: { __typename: 'Pagination', page: 1, pageSize: 25, totalItems, totalPages: 2 },
      },
    },
  });

  it('are filtered by the URL, in words that can be removed (RUN-9)', async () => {
    const app = open(
      '/admin/assessments/r3/claims?status=BLOCKED&finding=TRADING_HALT&from=10&below=x&page=2',
      page([aClaimRow({ status: 'BLOCKED', recognisedLoss: null, findings: ['TRADING_HALT'] })], 26),
    );
    expect(await screen.findByText('26 claims, the largest losses first')).toBeVisible();
    expect(app.callsOf('AssessedClaims')[0]?.variables).toMatchObject({
      runId: 'r3',
      page: 2,
      filter: { status: 'BLOCKED', finding: 'TRADING_HALT', lossFrom: '10', lossBelow: null },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Blocked by an error' }));
    await waitFor(() =>
      expect(app.url()).toBe('/admin/assessments/r3/claims?finding=TRADING_HALT&from=10&below=x'),
    );
    expect(screen.getByRole('button', { name: 'Loss from $10.00' })).toBeVisible();
  });

  it('have their amounts in the currency of the rules (RUN-9)', async () => {
    const claims = [aClaimRow({ previousLoss: '70.80' })];
    open('/admin/assessments/r3/claims?from=10&below=100', page(claims, 1, 'EUR'));
    const row = (await screen.findByRole('link', { name: '00123' })).closest('tr');
    expect(row).toHaveTextContent(/EUR 70\.80.*EUR 70\.85/);
    expect(screen.getByRole('button', { name: 'Loss from EUR 10.00 to below EUR 100.00' })).toBeVisible();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });

  it('say that none is like this, and show all again', async () => {
    const app = open('/admin/assessments/r3/claims?search=77', page([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(app.url()).toBe('/admin/assessments/r3/claims');
  });

  it('each show how the run came to its loss (RUN-8, RUN-9)', async () => {
    open('/admin/assessments/r3/claims/s1', {
      AssessedClaim: aTrace(),
    });
    const slices = within(await screen.findByRole('region', { name: 'How the loss comes about' }));
    expect(slices.getAllByRole('row').map((row) => row.textContent)).toEqual([
      expect.stringContaining('AcquiredWhat became of it'),
      'Buy 02-Sep-2013Sell 01-Sep-201450A / BInflation of the price$0.551$27.50',
      'Buy 02-Sep-2013Held at the end51A / –Inflation of the price$0.851$43.35',
    ]);
    expect(screen.getByRole('link', { name: 'Open the claim' })).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s1',
    );
    expect(screen.queryByText('This is not what the run was made from')).not.toBeInTheDocument();
  });

  it('say when their history is no longer what the run was made from (RUN-8)', async () => {
    open('/admin/assessments/r3/claims/s1', { AssessedClaim: aTrace({ isSame: false }) });
    expect(await screen.findByText('This is not what the run was made from')).toBeVisible();
  });

  it('say when the text of the rules was changed since (RULES-20)', async () => {
    open('/admin/assessments/r3/claims/s1', {
      AssessedClaim: aTrace({ isSame: false, areRulesAltered: true }),
    });
    expect(await screen.findByText('The rules of this run were changed')).toBeVisible();
    expect(screen.queryByText('This is not what the run was made from')).not.toBeInTheDocument();
  });
});
