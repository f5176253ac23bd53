import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrace } from '../../test-support/assessment';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

afterEach(forgetPerson);

const finding = (code: string, severity: string, trade: string | null) => ({
  __typename: 'AssessedFinding' as const,
  code,
  severity,
  trade,
  day: null,
});
const acceptance = (holds: boolean) => ({
  __typename: 'AcceptedFinding' as const,
  id: 'f1',
  code: 'TRADING_HALT',
  reason: 'Off-market, see the letter of 3 March',
  acceptedBy: 'Jo Admin',
  acceptedAt: '2026-11-21T03:00:00Z',
  holds,
  withdrawnAt: null as string | null,
  withdrawnBy: null as string | null,
  withdrawnBecause: null as string | null,
});
const blocked = (changed: Parameters<typeof aTrace>[0] = {}) =>
  aTrace(
    {
      mayAccept: true,
      findings: [
        finding('NO_PRICE', 'WARNING', '12'),
        finding('TRADING_HALT', 'ERROR', '11'),
        finding('TRADING_HALT', 'ERROR', '12'),
      ],
      slices: [],
      sliceCount: 0,
      ...changed,
    },
    { status: 'BLOCKED', recognisedLoss: null, sumOfSlices: null, limitedBy: null },
  );

const open = (answers: Answers) =>
  openApp('/admin/assessments/r3/claims/s1', { ...scheme, ...signedInAs('MASTER_ADMIN'), ...answers });
const ACCEPT = 'Accept: Bought or sold in a trading halt';

describe('an error that blocks a claim', () => {
  it('is accepted with a reason, once for all its transactions, and then listed (RUN-11)', async () => {
    let trace = blocked();
    const app = open({
      AssessedClaim: () => trace,
      AcceptFinding: () => {
        trace = blocked({ accepted: [acceptance(true)] });
        return { acceptFinding: { __typename: 'AssessedClaimTrace', mayAccept: true } };
      },
    });
    const found = await screen.findByRole('region', { name: 'What the checks found' });
    expect(
      within(found)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([ACCEPT]);
    await userEvent.click(screen.getByRole('button', { name: ACCEPT }));
    const dialog = within(await screen.findByRole('dialog', { name: ACCEPT }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept error' }));
    expect(await dialog.findByRole('link', { name: 'Give a reason' })).toBeVisible();
    expect(app.callsOf('AcceptFinding')).toHaveLength(0);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Off-market, see the letter of 3 March');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept error' }));
    expect(
      await screen.findByText('The error has been accepted. It counts from the next run on.'),
    ).toBeVisible();
    expect(app.callsOf('AcceptFinding')[0]?.variables).toEqual({
      runId: 'r3',
      submissionId: 's1',
      code: 'TRADING_HALT',
      reason: 'Off-market, see the letter of 3 March',
    });
    const accepted = within(await screen.findByRole('region', { name: 'Errors that were accepted' }));
    expect(accepted.getByText('Jo Admin on 21-Nov-2026 at 14:00')).toBeVisible();
    expect(accepted.getByText('Yes')).toBeVisible();
    expect(screen.queryByRole('button', { name: ACCEPT })).not.toBeInTheDocument();
  });

  it('is accepted anew after the transactions were changed (RUN-11)', async () => {
    open({ AssessedClaim: blocked({ accepted: [acceptance(false)] }) });
    expect(await screen.findByText('No, the transactions were changed')).toBeVisible();
    expect(screen.getByRole('button', { name: ACCEPT })).toBeVisible();
  });

  it('is withdrawn with a reason, and then listed with it (RUN-12)', async () => {
    let trace = blocked({ accepted: [acceptance(true)] });
    const withdrawn = {
      ...acceptance(false),
      withdrawnAt: '2026-11-22T03:00:00Z',
      withdrawnBy: 'Ada Admin',
      withdrawnBecause: 'The letter was about another claim',
    };
    const app = open({
      AssessedClaim: () => trace,
      WithdrawAcceptance: () => {
        trace = blocked({ accepted: [withdrawn] });
        return { withdrawAcceptance: withdrawn };
      },
    });
    const name = 'Withdraw what was accepted: Bought or sold in a trading halt';
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByRole('link', { name: 'Give a reason' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'The letter was about another claim');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(
      await screen.findByText(/^The acceptance has been withdrawn\. The error blocks the claim/),
    ).toBeVisible();
    expect(app.callsOf('WithdrawAcceptance')[0]?.variables).toEqual({
      id: 'f1',
      reason: 'The letter was about another claim',
    });
    const accepted = within(await screen.findByRole('region', { name: 'Errors that were accepted' }));
    expect(await accepted.findByText('No, it was withdrawn')).toBeVisible();
    expect(accepted.getByText('Withdrawn by Ada Admin on 22-Nov-2026 at 14:00')).toBeVisible();
    expect(accepted.getByText('Withdrawn: The letter was about another claim')).toBeVisible();
    expect(accepted.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: ACCEPT })).toBeVisible();
  });

  it('is not withdrawn once a published result rests on it, and not by who may not accept (RUN-12)', async () => {
    const words = 'Run 4 was published with this acceptance, so it cannot be withdrawn any more.';
    const trace = blocked({ accepted: [acceptance(true)], mayAccept: false });
    open({ AssessedClaim: trace, WithdrawAcceptance: new Refusal('CONFLICT', words) });
    const name = 'Withdraw what was accepted: Bought or sold in a trading halt';
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'A mistake');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByText(words)).toBeVisible();
    forgetPerson();
    openApp('/admin/assessments/r3/claims/s1', {
      ...scheme,
      ...signedInAs('AUDITOR'),
      AssessedClaim: trace,
    });
    await screen.findByText('Jo Admin on 21-Nov-2026 at 14:00');
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('stays when the server refuses, with what was typed (RUN-11)', async () => {
    const words =
      'The transactions of this claim were changed after the run. Start another run and look again.';
    open({ AssessedClaim: blocked(), AcceptFinding: new Refusal('CONFLICT', words) });
    await userEvent.click(await screen.findByRole('button', { name: ACCEPT }));
    const dialog = within(await screen.findByRole('dialog', { name: ACCEPT }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Off-market');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept error' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Off-market');
  });

  it('is not offered to those who may not accept it (RUN-11)', async () => {
    open({ AssessedClaim: blocked({ mayAccept: false }) });
    await screen.findByRole('region', { name: 'What the checks found' });
    expect(screen.queryByRole('button', { name: ACCEPT })).not.toBeInTheDocument();
  });
});
