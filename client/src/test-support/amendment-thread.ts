import { screen } from '@testing-library/react';
import { aMessage, aSubmission, aThread, claimPage, scheme } from './answers';
import { openApp, signedInAs, type Answers } from './open-app';

type Role = 'MASTER_ADMIN' | 'STANDARD';

/** A proposed change of two fields and a trade, outdated by an edit. */
export const proposal = {
  __typename: 'ProposedChange',
  id: 'p1',
  state: 'PROPOSED' as const,
  outdated: true,
  reason: null,
  decidedAt: null,
  decidedBy: null,
  fields: [
    {
      __typename: 'ProposedField',
      path: 'contactDetails.mobile',
      label: 'Phone',
      before: '0400000000',
      proposed: '0411111111',
      current: '0422222222',
    },
    {
      __typename: 'ProposedField',
      path: 'bankDetails.bankType',
      label: 'Bank country',
      before: 'LOCAL',
      proposed: 'INTERNATIONAL',
      current: 'LOCAL',
    },
  ],
  tradesAdded: [
    {
      __typename: 'ProposedTrade',
      transactionType: 'BUY' as const,
      tradeDate: '2018-03-05',
      quantity: '1000',
      pricePerShare: '6.5',
      totalAmount: '6500',
    },
  ],
  tradesRemoved: [],
};

/** Opens the claim s1 and waits for its thread. */
export async function openThread(role: Role, answers: Answers = {}) {
  const app = openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...claimPage,
    ...signedInAs(role),
    SubmissionView: aSubmission(),
    SendAmendment: { sendAmendment: aMessage({ id: 'a2' }) },
    ...answers,
  });
  await screen.findByRole('button', { name: 'Submit' });
  return app;
}

/** A message and its answer. */
export const conversation = aThread('ANSWERED', [
  aMessage(),
  aMessage({
    id: 'a2',
    isAdmin: true,
    message: 'Done.\nAnything else?',
    timeCreatedAt: '2026-11-19T13:30:00Z',
  }),
]);

/** The variables of the messages that were sent. */
export const sentInput = (app: Awaited<ReturnType<typeof openThread>>) =>
  app.callsOf('SendAmendment').map(({ variables }) => variables);
