import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRun, aTrace } from '../../test-support/assessment';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import { newAdministrator, NOT_YET } from '../../test-support/new-administrator';

afterEach(forgetPerson);

const SENT = {
  SendAssessmentCode: {
    sendAssessmentCode: { __typename: 'MessageResult', message: 'A code was sent to a@example.com.' },
  },
};

function open(run: ReturnType<typeof aRun>, answers: Answers = {}, path = '/admin/assessments/r3') {
  return openApp(path, {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    AssessmentRuns: { assessmentRuns: [] },
    AssessmentRun: { assessmentRun: run },
    ...SENT,
    ...answers,
  });
}

const acts = (...given: [act: string, refusal: string | null][]) =>
  given.map(([act, refusal]) => ({
    __typename: 'AssessmentActState' as const,
    act: act as ReturnType<typeof aRun>['acts'][number]['act'],
    mayDo: refusal === null,
    refusal,
  }));

const begin = async (button: string, dialog: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: dialog }));
};

describe('what comes next for a run', () => {
  it('is said to those who may not, each reason once, without a button (RUN-5, RUN-10)', async () => {
    const own = 'You started this run. Another person must review it.';
    open(aRun({ acts: acts(['REVIEW', own], ['WITHDRAW', own]) }));
    expect(await screen.findAllByText(own)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Confirm review' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  });

  it('says once to a new administrator from when on they may check, and offers what is no check (USER-19)', async () => {
    open(aRun({ acts: acts(['REVIEW', null], ['WITHDRAW', null], ['PUBLISH', null]) }), newAdministrator);
    expect(await screen.findAllByText(NOT_YET)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Confirm review' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  });

  it('is a review, with a code for this act on the run as it was read (RUN-10, ACT-1)', async () => {
    const reviewed = aRun({
      state: 'REVIEWED',
      version: 5,
      acts: acts(['APPROVE', 'You reviewed this run.']),
    });
    const app = open(aRun(), { ReviewAssessment: { reviewAssessment: reviewed } });
    const dialog = await begin('Confirm review', 'Confirm review: run 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(await dialog.findByText('A code was sent to a@example.com.')).toBeVisible();
    expect(app.callsOf('SendAssessmentCode')[0]?.variables).toEqual({ id: 'r3', version: 4, act: 'REVIEW' });
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123 456');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm review' }));
    expect(await screen.findByText('Run 3 has been reviewed.')).toBeVisible();
    expect(app.callsOf('ReviewAssessment')[0]?.variables).toEqual({ id: 'r3', version: 4, code: '123456' });
    expect(await screen.findByText('You reviewed this run.')).toBeVisible();
  });

  it('is a withdrawal only with a reason, which everybody reads (RUN-10)', async () => {
    const withdrawn = aRun({ state: 'WITHDRAWN', acts: [], withdrawnBecause: 'A band is wrong' });
    const app = open(aRun(), { ReviewAssessment: { reviewAssessment: withdrawn } });
    const dialog = await begin('Withdraw', 'Withdraw: run 3');
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByRole('link', { name: 'Give a reason' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'A band is wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Why it was withdrawn')).toBeVisible();
    expect(screen.getByText('A band is wrong')).toBeVisible();
    expect(app.callsOf('ReviewAssessment')[0]?.variables).toMatchObject({
      withdrawBecause: 'A band is wrong',
    });
  });

  it('is a publication with the last day for objections; the refusal of a day is at its field (RUN-10)', async () => {
    const approved = aRun({ state: 'APPROVED', acts: acts(['PUBLISH', null]) });
    const refused = new Refusal('BAD_USER_INPUT', 'No.', { objectionsUntil: 'Use a day after today' });
    const app = open(approved, { PublishAssessment: refused });
    const dialog = await begin('Publish', 'Publish: run 3');
    await userEvent.type(dialog.getByLabelText('Last day for objections'), '2020-01-31');
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByRole('link', { name: 'Use a day after today' })).toBeVisible();
    expect(app.callsOf('PublishAssessment')[0]?.variables).toMatchObject({ objectionsUntil: '2020-01-31' });
  });

  it.each([
    ['APPROVE', 'REVIEWED', 'Approve', 'ApproveAssessment', 'approveAssessment', 'Run 3 has been approved.'],
    [
      'FINALISE',
      'PUBLISHED',
      'Confirm as final',
      'FinaliseAssessment',
      'finaliseAssessment',
      'Run 3 has been confirmed as final.',
    ],
  ] as const)('is %s of a run that is %s (RUN-10)', async (act, state, button, operation, field, words) => {
    const run = aRun({ state, acts: acts([act, null]) });
    const app = open(run, { [operation]: { [field]: { ...run, acts: [], version: 5 } } });
    const dialog = await begin(button, `${button}: run 3`);
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(app.callsOf(operation)[0]?.variables).toEqual({ id: 'r3', version: 4, code: '123456' });
  });
});

describe('a run with objections that were upheld', () => {
  it('says before it becomes final that a later run assesses their claims (OBJECT-9)', async () => {
    open(aRun({ state: 'PUBLISHED', upheldObjections: 2, acts: acts(['FINALISE', null]) }));
    const dialog = await begin('Confirm as final', 'Confirm as final: run 3');
    expect(
      dialog.getByText(/^2 objections to this run were upheld\. Their claims are assessed anew/),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See the objections' })).toBeVisible();
  });
});

describe('a run whose engines differ', () => {
  const values = (changed: object) => ({
    __typename: 'EngineValuesModel',
    status: 'ASSESSED',
    recognisedLoss: '100.60',
    sumOfSlices: '100.6',
    marketLoss: null,
    limitedBy: 'NONE',
    ...changed,
  });
  const disagreement = (inputs: object) => ({
    AssessmentDisagreement: {
      assessmentDisagreement: {
        __typename: 'AssessmentDisagreement',
        submissionId: 's1',
        first: values({}),
        second: values({ recognisedLoss: '100.61' }),
        ...inputs,
      },
    },
  });

  it('offers no act, and links to the claims (RUN-3, RUN-10)', async () => {
    open(aRun({ state: 'DISAGREED', disagreed: 2, acts: [] }));
    expect(await screen.findByText('Both engines came to different values for 2 claims')).toBeVisible();
    expect(
      screen.getByRole('link', { name: '2 claims with both values and what each engine was given' }),
    ).toHaveAttribute('href', '/admin/assessments/r3/claims?differs=1');
    for (const name of ['Confirm review', 'Approve', 'Publish'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('shows both values and both inputs of a claim (RUN-3, RUN-10)', async () => {
    const input = '{"openingBalance":"0"}';
    const path = '/admin/assessments/r3/claims/s1';
    open(
      aRun(),
      {
        AssessedClaim: aTrace({}, { differs: true }),
        ...disagreement({ firstInput: input, secondInput: input }),
      },
      path,
    );
    const table = await screen.findByRole('table', { name: 'Values of both engines' });
    expect(within(table).getByRole('row', { name: /Recognised loss/ })).toHaveTextContent(
      'Recognised loss100.60100.61Different',
    );
    expect(within(table).getByRole('row', { name: /Sum of the parts/ })).toHaveTextContent('The same');
    expect(screen.getByText('Both engines were given the same.')).toBeVisible();
    expect(screen.getByLabelText('What the second engine was given')).toHaveValue(input);
    forgetPerson();
    open(
      aRun(),
      {
        AssessedClaim: aTrace({}, { differs: true }),
        ...disagreement({ firstInput: null, secondInput: null }),
      },
      path,
    );
    expect(await screen.findByText(/is kept for the first 20 such claims/)).toBeVisible();
  });
});
