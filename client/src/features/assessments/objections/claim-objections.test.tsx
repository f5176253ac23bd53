import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../../test-support/answers';
import { anObjection, assessment, objections } from '../../../test-support/claim-assessment';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../../test-support/open-app';
import { wholeText } from '../../../test-support/whole-text';

afterEach(forgetPerson);

const open = (answers: Answers, role: 'STANDARD' | 'MASTER_ADMIN' | 'SUPPORT' = 'STANDARD') =>
  openApp('/settlement-scheme/view/s1/assessment', {
    ...scheme,
    ...signedInAs(role),
    ClaimAssessment: { assessment: assessment() },
    ...objections(),
    AttachmentList: { attachments: [] },
    ...answers,
  });
const section = async () => within(await screen.findByRole('region', { name: 'If you think this is wrong' }));
const OBJECT = 'Object to this assessment';
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('a member who thinks that an assessment is wrong', () => {
  it('objects with reasons and an own figure, which is compared while it is typed (OBJECT-1)', async () => {
    let found = objections().ClaimObjections;
    const app = open({
      ClaimObjections: () => found,
      RaiseObjection: () => {
        found = objections({ mayRaise: false, objections: [anObjection()] }).ClaimObjections;
        return { raiseObjection: anObjection() };
      },
    });
    await userEvent.click(await (await section()).findByRole('button', { name: OBJECT }));
    const dialog = await dialogNamed(OBJECT);
    await userEvent.click(dialog.getByRole('button', { name: 'Send objection' }));
    expect(await dialog.findByRole('link', { name: 'Say what is wrong, and why' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('What is wrong, and why?'), 'Two sales are missing.');
    const figure = dialog.getByLabelText('What should the loss be? (optional)');
    await userEvent.type(figure, '$1,034.50');
    expect(dialog.getByText('$1,034.50: $184.50 more than the assessment.')).toBeVisible();
    await userEvent.clear(figure);
    await userEvent.type(figure, 'about 500');
    await userEvent.click(dialog.getByRole('button', { name: 'Send objection' }));
    expect(await dialog.findByRole('link', { name: /^Enter an amount in dollars and cents/ })).toBeVisible();
    expect(app.callsOf('RaiseObjection')).toHaveLength(0);
    await userEvent.clear(figure);
    await userEvent.type(figure, '800');
    expect(dialog.getByText('$800.00: $50.00 less than the assessment.')).toBeVisible();
    expect(dialog.queryByLabelText(/object in time/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Send objection' }));
    expect(await screen.findByText('The objection has been received.')).toBeVisible();
    expect(app.callsOf('RaiseObjection')[0]?.variables).toEqual({
      submissionId: 's1',
      grounds: 'Two sales are missing.',
      ownFigure: '800',
      lateBecause: '',
    });
    expect(await screen.findByRole('heading', { name: 'Objection of 20-Nov-2026' })).toBeVisible();
    expect(screen.queryByRole('button', { name: OBJECT })).not.toBeInTheDocument();
  });

  it('keeps what was typed when the server refuses (OBJECT-1)', async () => {
    const words = 'An objection to the assessment of this claim is open already.';
    open({ RaiseObjection: new Refusal('CONFLICT', words) });
    await userEvent.click(await (await section()).findByRole('button', { name: OBJECT }));
    const dialog = await dialogNamed(OBJECT);
    await userEvent.type(dialog.getByLabelText('What is wrong, and why?'), 'Kept words');
    await userEvent.click(dialog.getByRole('button', { name: 'Send objection' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByLabelText('What is wrong, and why?')).toHaveValue('Kept words');
  });

  it('may object after the last day, and is asked why so late (OBJECT-2)', async () => {
    const app = open({
      ...objections({ isLate: true, objectionsUntil: '2026-01-31' }),
      RaiseObjection: { raiseObjection: anObjection({ late: true }) },
    });
    const part = await section();
    expect(await part.findByText(wholeText(/^The time for objections ended on 31-Jan-2026\./))).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: OBJECT }));
    const dialog = await dialogNamed(OBJECT);
    await userEvent.type(dialog.getByLabelText('What is wrong, and why?'), 'Late');
    await userEvent.type(dialog.getByLabelText('Why could you not object in time?'), 'In hospital');
    await userEvent.click(dialog.getByRole('button', { name: 'Send objection' }));
    await waitFor(() =>
      expect(app.callsOf('RaiseObjection')[0]?.variables).toMatchObject({ lateBecause: 'In hospital' }),
    );
  });

  it('sees state, officer and clock, and withdraws it after a question (OBJECT-3)', async () => {
    const raisedAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const objection = anObjection({
      state: 'UNDER_REVIEW',
      officer: 'Olive Officer',
      officerEnabled: true,
      assignedAt: '2026-11-21T03:04:00Z',
      raisedAt,
      version: 2,
    });
    const app = open({
      ...objections({ mayRaise: false, objections: [objection] }),
      WithdrawObjection: { withdrawObjection: { ...objection, state: 'WITHDRAWN' } },
    });
    const part = await section();
    expect(await part.findByText('Being looked at')).toBeVisible();
    expect(part.getByText(/^Olive Officer is looking at it\./)).toBeVisible();
    expect(part.getByText(/, 3 days ago$/)).toBeVisible();
    expect(part.getByText('$184.50 more than the assessment')).toBeVisible();
    expect(part.getByRole('heading', { name: 'Documents' })).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Withdraw the objection' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this objection?' }));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The objection has been withdrawn.')).toBeVisible();
    expect(app.callsOf('WithdrawObjection')[0]?.variables).toEqual({ id: 'o1', version: 2 });
  });

  it.each([
    ['UPHELD', 'Upheld', /^You were right\. Your claim will be corrected/],
    ['PARTLY_UPHELD', 'Upheld in part', /^You were right in part\./],
    ['DISMISSED', 'Dismissed', /^The assessment stays as it is/],
  ] as const)('reads the decision with its reason: %s (OBJECT-5)', async (state, words, step) => {
    const objection = anObjection({
      state,
      officer: 'Olive Officer',
      reason: 'One sale was missing.',
      endedAt: '2026-11-25T03:04:00Z',
    });
    open(objections({ objections: [objection] }));
    const part = await section();
    expect(await part.findByText(words)).toBeVisible();
    expect(part.getByText(step)).toBeVisible();
    expect(part.getByText('One sale was missing.')).toBeVisible();
    expect(part.queryByRole('button', { name: 'Withdraw the objection' })).not.toBeInTheDocument();
    expect(part.getByRole('button', { name: 'Object again' })).toBeVisible();
  });

  it('is told when objections could not be loaded, and tries again', async () => {
    open({ ClaimObjections: new Refusal('INTERNAL_SERVER_ERROR', 'broken') });
    expect(await screen.findByText('Your objections could not be loaded.')).toBeVisible();
  });
});

it('the office records an objection for a member, and opens the one there is (OBJECT-10)', async () => {
  const app = open(
    {
      ...objections({ objections: [anObjection({ state: 'WITHDRAWN', endedAt: '2026-11-25T03:04:00Z' })] }),
      RaiseObjection: { raiseObjection: anObjection({ id: 'o2', byOffice: true }) },
    },
    'MASTER_ADMIN',
  );
  const link = await screen.findByRole('link', { name: 'Open this objection' });
  expect(link).toHaveAttribute('href', '/admin/objections/o1');
  await userEvent.click(screen.getByRole('button', { name: 'Record an objection' }));
  const dialog = await dialogNamed('Record an objection');
  await userEvent.type(dialog.getByLabelText('What is wrong, and why?'), 'By letter of 3 March');
  await userEvent.click(dialog.getByRole('button', { name: 'Record objection' }));
  await waitFor(() => expect(app.callsOf('RaiseObjection')).toHaveLength(1));
});

it('support staff, who may not record one, are offered nothing to do (OBJECT-10)', async () => {
  open(objections({ mayRaise: false, objections: [anObjection()] }), 'SUPPORT');
  expect(await screen.findByRole('heading', { name: 'Objection of 20-Nov-2026' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open this objection' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Documents' })).not.toBeInTheDocument();
});
