import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, aSubmission, claimPage, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const aRow = (submissionId: string) => ({
  __typename: 'AmendmentQueueRow',
  submissionId,
  sid: submissionId,
  legalEntity: 'Acme Pty Ltd',
  contactName: 'Peter Baxter',
  waitingSince: '2026-11-10T22:00:00Z',
  unanswered: 1,
  hasProposal: true,
  lastMessage: 'Please',
});

const queue = (ids: string[]) => ({
  amendmentQueue: {
    __typename: 'AmendmentQueuePage',
    rows: ids.map(aRow),
    pagination: { __typename: 'Pagination', page: 1, pageSize: 25, totalItems: ids.length, totalPages: 1 },
  },
});

const proposal = {
  __typename: 'ProposedChange',
  id: 'p1',
  state: 'PROPOSED' as const,
  outdated: false,
  reason: null,
  decidedAt: null,
  decidedBy: null,
  fields: [],
  tradesAdded: [],
  tradesRemoved: [],
};

/** A server on which the queue loses a claim that was answered, opened at a claim of the queue. */
async function openQueued(id: string, ids: string[], answers: Answers = {}) {
  let waiting = ids;
  const sent = new Map<string, string>();
  const thread = (submissionId: string) => ({
    amendments: {
      __typename: 'AmendmentThread',
      submissionId,
      state: waiting.includes(submissionId) ? ('OPEN' as const) : ('ANSWERED' as const),
      messages: [
        aMessage({
          id: `${submissionId}-1`,
          proposal: { ...proposal, state: waiting.includes(submissionId) ? 'PROPOSED' : 'ACCEPTED' },
        }),
        ...(sent.has(submissionId)
          ? [aMessage({ id: `${submissionId}-2`, message: sent.get(submissionId), isAdmin: true })]
          : []),
      ],
    },
  });
  const answered = (submissionId: string) => {
    waiting = waiting.filter((other) => other !== submissionId);
  };
  const app = openApp(`/settlement-scheme/view/${id}?from=amendments&at=${ids.indexOf(id) + 1}`, {
    ...scheme,
    ...claimPage,
    ...signedInAs('MASTER_ADMIN'),
    SubmissionView: ({ id: asked }: Record<string, unknown>) =>
      aSubmission({ id: String(asked), submissionId: String(asked), sid: `sid-${String(asked)}` }),
    AmendmentQueue: () => queue(waiting),
    AmendmentThread: ({ submissionId }: Record<string, unknown>) => thread(String(submissionId)),
    SendAmendment: ({ submissionId, message }: Record<string, unknown>) => {
      answered(String(submissionId));
      sent.set(String(submissionId), String(message));
      return { sendAmendment: aMessage({ id: `${String(submissionId)}-2`, message: String(message) }) };
    },
    DecideProposal: ({ accept }: Record<string, unknown>) => {
      answered(id);
      return { decideProposal: { ...proposal, state: accept ? 'ACCEPTED' : 'DECLINED' } };
    },
    ...answers,
  });
  await screen.findByText(`${ids.indexOf(id) + 1} of ${ids.length} · Unanswered requests`);
  await screen.findByLabelText('Reply to the member');
  return app;
}

const reply = () => screen.getByLabelText('Reply to the member');
const view = (id: string, at: number) => `/settlement-scheme/view/${id}?from=amendments&at=${at}`;

describe('going on from an answered request', () => {
  afterEach(forgetPerson);

  it('sends the answer and opens the next claim, whose place is then the same (AMEND-14)', async () => {
    const app = await openQueued('s1', ['s1', 's2', 's3']);
    await userEvent.type(reply(), 'Done.');
    await userEvent.click(screen.getByRole('button', { name: 'Send and next' }));
    await screen.findByText('1 of 2 · Unanswered requests');
    expect(app.url()).toBe(view('s2', 2));
    expect(app.callsOf('SendAmendment').map(({ variables }) => variables)).toEqual([
      { submissionId: 's1', message: 'Done.', lastSeenId: 's1-1' },
    ]);
    expect(reply()).toHaveValue('');
  });

  it('starts a reply by R, sends it by Ctrl+Enter and lets J go on from the sent message (AMEND-14, VIEW-20)', async () => {
    const app = await openQueued('s2', ['s1', 's2', 's3']);
    await userEvent.keyboard('r');
    expect(reply()).toHaveFocus();
    await userEvent.keyboard('All right.{Control>}{Enter}{/Control}');
    const message = (await screen.findByText('All right.', { selector: 'li p' })).closest('li');
    await waitFor(() => expect(message).toHaveFocus());
    await screen.findByText('2 left · Unanswered requests');
    expect(app.url()).toBe(view('s2', 2));
    await userEvent.keyboard('j');
    await screen.findByText('2 of 2 · Unanswered requests');
    expect(app.url()).toBe(view('s3', 2));
  });

  it('sends and goes on by Ctrl+Shift+Enter; after the last claim back to the queue (AMEND-14)', async () => {
    const app = await openQueued('s2', ['s1', 's2']);
    await userEvent.type(reply(), 'Done.{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(app.url()).toBe('/admin/amendments'));
  });

  it('stays with what was typed when the answer could not be sent (AMEND-14, AMEND-4)', async () => {
    const app = await openQueued('s1', ['s1', 's2'], {
      SendAmendment: new Refusal('INTERNAL_SERVER_ERROR', 'Something went wrong'),
    });
    await userEvent.type(reply(), 'Done.');
    await userEvent.click(screen.getByRole('button', { name: 'Send and next' }));
    await screen.findByText('We do not know whether your message was sent');
    expect(app.url()).toBe(view('s1', 1));
    expect(reply()).toHaveValue('Done.');
  });

  it.each(['', '  '])('sends nothing by Ctrl+Enter when the message is %j', async (typed) => {
    const app = await openQueued('s1', ['s1', 's2']);
    await userEvent.click(reply());
    await userEvent.keyboard(`${typed}{Control>}{Enter}{/Control}`);
    expect(app.callsOf('SendAmendment')).toHaveLength(0);
  });

  it.each([
    ['Accept change', '1 of 1'],
    ['Decline', '1 of 1'],
  ])('offers the next claim after %s, with the focus on it (AMEND-14)', async (button, place) => {
    const app = await openQueued('s1', ['s1', 's2']);
    await userEvent.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'As agreed.');
    await userEvent.click(dialog.getByRole('button', { name: /change$/ }));
    const next = await screen.findByRole('link', { name: 'Next request' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByText(`${place} · Unanswered requests`);
    expect(app.router.state.location.pathname).toBe('/settlement-scheme/view/s2');
  });

  it('offers neither to an administrator who did not come from the queue', async () => {
    openApp('/settlement-scheme/view/s1', {
      ...scheme,
      ...claimPage,
      ...signedInAs('MASTER_ADMIN'),
      SubmissionView: aSubmission(),
    });
    await screen.findByLabelText('Reply to the member');
    expect(screen.queryByRole('button', { name: 'Send and next' })).toBeNull();
  });
});
