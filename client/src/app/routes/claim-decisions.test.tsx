import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, claimPage, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';
import { newAdministrator, NOT_YET } from '../../test-support/new-administrator';
import type { ClaimDecisionShownFragment, Role } from '../../generated/graphql';

afterEach(forgetPerson);

const aDecision = (overrides: Partial<ClaimDecisionShownFragment> = {}) => ({
  __typename: 'ClaimDecision' as const,
  id: 'd1',
  sid: '00001',
  submissionId: 's1',
  kind: 'REMOVE' as const,
  origin: 'OFFICE' as const,
  state: 'PROPOSED' as const,
  reason: 'The registry knows no holding',
  evidence: [],
  cureUntil: '2027-01-29',
  answerBy: null,
  maker: 'Mary Maker',
  proposedAt: '2026-11-25T01:00:00Z',
  checker: null,
  decidedAt: null,
  refusedBecause: null,
  version: 1,
  isOwn: false,
  ...overrides,
});
const registry = { __typename: 'DecisionEvidence', id: 'a1', fileName: 'registry.pdf' };
const removed = {
  __typename: 'RemovedClaim' as const,
  message: 'The registry knows no holding',
  date: '2026-11-25',
  answerBy: '2027-01-29',
};

function openClaim(decisions: object[], answers: Answers = {}, role: Role = 'MASTER_ADMIN', claim = {}) {
  return openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...claimPage,
    ...signedInAs(role),
    SubmissionView: aSubmission({ sid: '00001', ...claim }),
    ClaimDecisions: { claimDecisions: decisions },
    AttachmentList: {
      attachments: [
        {
          __typename: 'Attachment',
          id: 'a1',
          fileName: 'registry.pdf',
          mimetype: 'application/pdf',
          size: 1,
          sha256: 'ab',
          kind: 'SUPPORTING',
          uploadedAt: '2026-11-24T01:00:00Z',
          uploadedBy: 'Mary Maker',
          opensInTab: true,
          mayDelete: false,
          scan: 'CLEAN',
        },
      ],
    },
    ...answers,
  });
}
const begin = async (button: string, dialog: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: dialog }));
};

describe('the removal of a claim', () => {
  it('is proposed with reason, day and documents, and waits for a second person (DECIDE-8)', async () => {
    const decided = aDecision({ isOwn: true });
    let isProposed = false;
    const app = openClaim([], {
      ClaimDecisions: () => ({ claimDecisions: isProposed ? [decided] : [] }),
      DecideClaim: () => {
        isProposed = true;
        return { decideClaim: decided };
      },
    });
    const dialog = await begin('Remove', 'Remove claim 00001');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose removal' }));
    expect(await dialog.findByRole('link', { name: 'Give a reason' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'The registry knows no holding');
    await userEvent.type(dialog.getByLabelText(/^Last day for the member’s answer/), '2027-01-29');
    await userEvent.click(dialog.getByLabelText('registry.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Propose removal' }));
    expect(await screen.findByText(/^Mary Maker proposed to remove it on/)).toBeVisible();
    expect(app.callsOf('DecideClaim')[0]?.variables).toEqual({
      submissionId: 's1',
      kind: 'REMOVE',
      reason: 'The registry knows no holding',
      evidenceIds: ['a1'],
      cureUntil: '2027-01-29',
    });
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm removal' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  });

  it('is confirmed by another person with a mailed code (DECIDE-8, ACT-1)', async () => {
    const app = openClaim([aDecision()], {
      SendClaimDecisionCode: {
        sendClaimDecisionCode: { __typename: 'MessageResult', message: 'A code was sent to c@example.com.' },
      },
      ConfirmClaimDecision: { confirmClaimDecision: aDecision({ state: 'IN_FORCE', version: 2 }) },
    });
    expect(await screen.findByText('The member may answer until 29-Jan-2027.')).toBeVisible();
    const dialog = await begin('Confirm removal', 'Remove claim 00001');
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(await dialog.findByText('A code was sent to c@example.com.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Code from the e-mail'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm removal' }));
    expect(await screen.findByText('Claim 00001 has been removed.')).toBeVisible();
    expect(app.callsOf('ConfirmClaimDecision')[0]?.variables).toEqual({
      id: 'd1',
      version: 1,
      code: '123456',
    });
  });

  it('is not confirmed by a new administrator, who may refuse it (USER-19)', async () => {
    openClaim([aDecision()], newAdministrator);
    expect(await screen.findByText(NOT_YET)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm removal' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refuse' })).toBeVisible();
  });

  it('is refused with a reason; the refusal of the server is in the dialog (DECIDE-8)', async () => {
    const message = 'Somebody has decided on this in the meantime. Reload the claim and look again.';
    openClaim([aDecision()], { RefuseClaimDecision: new Refusal('CONFLICT', message) });
    const dialog = await begin('Refuse', 'Refuse the proposal');
    await userEvent.type(dialog.getByLabelText('Reason'), 'The registry answered');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('is undone by a restoring, and what was decided stays to be read (DECIDE-8)', async () => {
    const restored = aDecision({ id: 'd2', kind: 'RESTORE', cureUntil: null, reason: 'The trades came' });
    const before = aDecision({
      state: 'IN_FORCE',
      checker: 'Charles Checker',
      decidedAt: '2026-11-25T02:00:00Z',
      answerBy: '2027-02-01',
      evidence: [registry],
    });
    const app = openClaim([before], { DecideClaim: { decideClaim: restored } }, 'MASTER_ADMIN', { removed });
    expect(
      await screen.findByText(/^Removed on .*: Mary Maker proposed it, Charles Checker confirmed\.$/),
    ).toBeVisible();
    expect(screen.getByText('The member may answer until 01-Feb-2027.')).toBeVisible();
    expect(screen.getByText('Documents: registry.pdf')).toBeVisible();
    const dialog = await begin('Restore', 'Restore claim 00001');
    expect(dialog.queryByLabelText(/^Last day/)).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Reason'), 'The trades came');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose restoring' }));
    expect(await screen.findByText('The proposal waits for a second person.')).toBeVisible();
    expect(app.callsOf('DecideClaim')[0]?.variables).toMatchObject({ kind: 'RESTORE', cureUntil: null });
  });

  it('is offered to nobody without the permission, nor for a claim without SID (DECIDE-8, ACCESS-15)', async () => {
    openClaim([aDecision()], {}, 'REVIEWER');
    expect(await screen.findByText(/^Mary Maker proposed to remove it/)).toBeVisible();
    for (const name of ['Remove', 'Confirm removal', 'Refuse'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    forgetPerson();
    openClaim([], {}, 'MASTER_ADMIN', { sid: null });
    await screen.findByText('The member has not sent a message yet.');
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });
});
