import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../test-support/answers';
import { aDistribution, type Distribution } from '../../test-support/distribution';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import { newAdministrator, NOT_YET } from '../../test-support/new-administrator';

afterEach(forgetPerson);

type Act = Distribution['acts'][number];

const SEAL = 'ab'.repeat(32);

const frozen = (changed: Partial<Distribution> = {}) =>
  aDistribution({
    state: 'FROZEN',
    version: 6,
    mayEdit: false,
    freezeRefusal: 'Distribution 7 is FROZEN; only a computed one can be frozen.',
    frozenAt: '2026-11-21T02:00:00Z',
    sha256: 'cd'.repeat(32),
    seal: SEAL,
    leaves: 1234,
    publishLines: true,
    acts: acts(['APPROVE', null], ['WITHDRAW', null]),
    ...changed,
  });
const acts = (...given: [act: Act['act'], refusal: string | null][]): Act[] =>
  given.map(([act, refusal]) => ({ act, mayDo: refusal === null, refusal }));

const open = (distribution: Distribution, answers: Answers = {}) =>
  openApp('/admin/distributions/d7', {
    ...scheme,
    ...signedInAs('MASTER_ADMIN'),
    Distribution: { distribution },
    SendDistributionCode: {
      sendDistributionCode: { __typename: 'MessageResult', message: 'A code was sent to a@example.com.' },
    },
    ...answers,
  });
const begin = async (button: string, dialog: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: dialog }));
};

describe('a computed distribution', () => {
  it('is frozen after a question, which asks whether its lines are published (FREEZE-1, FREEZE-11)', async () => {
    const freezing = aDistribution({ state: 'FREEZING', progress: 0.4, freezeRefusal: 'It is FREEZING.' });
    const app = open(aDistribution(), { FreezeDistribution: { freezeDistribution: freezing } });
    const dialog = await begin('Freeze', 'Freeze distribution 7?');
    await userEvent.click(dialog.getByLabelText('Publish the lines too, without names'));
    await userEvent.click(dialog.getByRole('button', { name: 'Freeze' }));
    expect(await screen.findByText('The lines are being frozen and sealed.')).toBeVisible();
    expect(app.callsOf('FreezeDistribution')[0]?.variables).toEqual({
      id: 'd7',
      version: 4,
      publishLines: true,
    });
    expect(screen.queryByRole('button', { name: 'Compute again' })).not.toBeInTheDocument();
  });

  it('says why it is not frozen by whoever may not, without a button (FREEZE-1, FREEZE-11)', async () => {
    const reason = 'Only the person who made this distribution freezes it.';
    open(aDistribution({ freezeRefusal: reason }));
    expect(await screen.findByText(new RegExp(reason))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Freeze' })).not.toBeInTheDocument();
  });

  it('says so where the rules were changed in the database, of a copy too (RULES-20)', async () => {
    open(aDistribution({ plan: null, copyOfId: 'd6', copyOfNumber: 6 }));
    expect(
      await screen.findByText(
        'They were changed in the database and are no longer those that were approved.',
      ),
    ).toBeVisible();
  });

  it('keeps the dialog with the reason when somebody else was first (FREEZE-1)', async () => {
    const reason = 'Distribution 7 was changed since you opened it. Reload it and look again.';
    open(aDistribution(), { FreezeDistribution: new Refusal('CONFLICT', reason) });
    const dialog = await begin('Freeze', 'Freeze distribution 7?');
    await userEvent.click(dialog.getByRole('button', { name: 'Freeze' }));
    expect(await dialog.findByText(reason)).toBeVisible();
  });

  it('shows why freezing failed (FREEZE-6)', async () => {
    open(aDistribution({ message: 'It was not frozen because the disk is full. Please freeze it again.' }));
    expect(await screen.findByText('It was not frozen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Freeze' })).toBeVisible();
  });
});

describe('a frozen distribution', () => {
  it('shows its hash, its seal and that its lines are published (FREEZE-11)', async () => {
    open(frozen());
    expect(await screen.findByText(SEAL)).toBeVisible();
    expect(screen.getByText('cd'.repeat(32))).toBeVisible();
    expect(screen.getByText('1,234')).toBeVisible();
    expect(screen.getAllByText(/all its lines without names/)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('is approved with a code for this version and the choice as it was shown (FREEZE-7, ACT-1)', async () => {
    const approved = frozen({
      state: 'APPROVED',
      approver: 'Kim',
      approvedAt: '2026-11-22T02:00:00Z',
      acts: [],
    });
    const app = open(frozen(), { ApproveDistribution: { approveDistribution: approved } });
    const dialog = await begin('Approve', 'Approve distribution 7');
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(await dialog.findByText('A code was sent to a@example.com.')).toBeVisible();
    expect(app.callsOf('SendDistributionCode')[0]?.variables).toEqual({
      id: 'd7',
      version: 6,
      act: 'APPROVE',
    });
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123 456');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Distribution 7 has been approved.')).toBeVisible();
    expect(app.callsOf('ApproveDistribution')[0]?.variables).toEqual({
      ...{ id: 'd7', version: 6, code: '123456', publishLines: true },
    });
    expect(screen.getByText(/^Kim on 22-Nov-2026/)).toBeVisible();
  });

  it('is withdrawn only with a reason (FREEZE-7)', async () => {
    const withdrawn = frozen({ state: 'WITHDRAWN', acts: [], withdrawnBecause: 'A tax class is wrong' });
    const app = open(frozen(), { WithdrawDistribution: { withdrawDistribution: withdrawn } });
    const dialog = await begin('Withdraw', 'Withdraw distribution 7');
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByRole('link', { name: 'Give a reason' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'A tax class is wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Why it was withdrawn')).toBeVisible();
    expect(app.callsOf('WithdrawDistribution')[0]?.variables).toMatchObject({
      because: 'A tax class is wrong',
    });
  });

  it('is published by whoever may (FREEZE-7)', async () => {
    const approved = frozen({ state: 'APPROVED', acts: acts(['PUBLISH', null]) });
    const published = { ...approved, state: 'PUBLISHED' as const, acts: [] };
    open(approved, { PublishDistribution: { publishDistribution: published } });
    const dialog = await begin('Publish', 'Publish distribution 7');
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Distribution 7 has been published.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'What everybody sees' })).toHaveAttribute('href', '/published');
  });

  it('is not approved by a new administrator, who may withdraw it (USER-19)', async () => {
    open(frozen(), newAdministrator);
    expect(await screen.findByText(NOT_YET)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  });

  it('names to its maker who approves it, once (FREEZE-7, FREEZE-11)', async () => {
    const own = 'You made this distribution. Another person must approve it.';
    open(frozen({ acts: acts(['APPROVE', own], ['WITHDRAW', null]) }));
    expect(await screen.findAllByText(own)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  });
});
