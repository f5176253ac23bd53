import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversation, openThread, proposal, sentInput } from '../../test-support/amendment-thread';
import { aMessage, aSubmission, aThread } from '../../test-support/answers';
import { forgetPerson, Refusal } from '../../test-support/open-app';

describe('requested amendments', () => {
  afterEach(forgetPerson);

  it('names the administrator who wrote a message to the office (AMEND-16)', async () => {
    const answer = aMessage({ id: 'a2', isAdmin: true, author: 'Robin Vale' });
    await openThread('MASTER_ADMIN', { AmendmentThread: aThread('ANSWERED', [aMessage(), answer]) });
    const messages = await screen.findByRole('list', { name: 'Messages' });
    expect(within(messages).getByText('Robin Vale').parentElement).toHaveTextContent(
      'Administrator: Robin Vale',
    );
  });

  it('labels the thread Administrator or You, each message with its day and time in the scheme’s time zone (AMEND-2)', async () => {
    await openThread('STANDARD', { AmendmentThread: conversation });
    const items = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'You19-Nov-2026, 09:00Please correct my phone number.',
      'Administrator20-Nov-2026, 00:30Done.\nAnything else?',
    ]);
    expect(screen.getByText('Answered')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close request' })).not.toBeInTheDocument();
  });

  it('names the contact to an administrator (AMEND-2)', async () => {
    await openThread('MASTER_ADMIN', { AmendmentThread: conversation });
    const thread = await screen.findByRole('list', { name: 'Messages' });
    expect(within(thread).getByText(/^Member:/)).toHaveTextContent('Member: Peter Baxter');
  });

  it("does not let a member's contact name pass for an administrator", async () => {
    const { submission } = aSubmission();
    const named = (firstName: string, lastName: string) => ({
      submission: {
        ...submission,
        submissionData: {
          ...submission.submissionData,
          contactDetails: { ...submission.submissionData.contactDetails, firstName, lastName },
        },
      },
    });
    const author = async (firstName: string, lastName: string) => {
      await openThread('MASTER_ADMIN', {
        SubmissionView: named(firstName, lastName),
        AmendmentThread: aThread('OPEN', [aMessage()]),
      });
      const thread = await screen.findByRole('list', { name: 'Messages' });
      const said = within(thread).getByText(/^Member/).textContent;
      cleanup();
      return said;
    };
    expect(await author('Administrator', '')).toBe('Member: Administrator');
    expect(await author('\u200b', '\u200d')).toBe('Member');
  });

  it('sends a message that is not empty, and clears the field (AMEND-3, AMEND-4)', async () => {
    const app = await openThread('STANDARD');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Write a message')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Your request'), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(sentInput(app)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Your request'), 'Please add my SPP shares.');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Amendment message saved.')).toBeVisible();
    expect(sentInput(app)).toEqual([{ submissionId: 's1', message: 'Please add my SPP shares.' }]);
    await waitFor(() => expect(screen.getByLabelText('Your request')).toHaveValue(''));
    await waitFor(() => expect(app.callsOf('DiscardDraft')).toHaveLength(1));
  });

  it('keeps what was typed when it could not be saved (AMEND-4, UX-6)', async () => {
    await openThread('STANDARD', { SendAmendment: new Refusal('BAD_USER_INPUT', 'It is too long.') });
    await userEvent.type(screen.getByLabelText('Your request'), 'Please help');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.getByText('Your message was not sent')).toBeVisible();
    expect(screen.getByText('What you typed is still here.')).toBeVisible();
    expect(screen.getByLabelText('Your request')).toHaveValue('Please help');
  });

  it.each([
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch')), /^The server did not respond/],
    ['is empty', () => Promise.resolve(null as unknown as object), /^The server did not respond/],
    ['is an internal error', () => new Refusal('INTERNAL_SERVER_ERROR', 'Our fault.'), 'Our fault.'],
  ])('does not report a message whose response %s as not sent', async (_, SendAmendment, words) => {
    const app = await openThread('STANDARD', { SendAmendment });
    await userEvent.type(screen.getByLabelText('Your request'), 'Please help');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('We do not know whether your message was sent')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/Submit it again: it will not be sent twice\./)).toBeVisible();
    expect(screen.getByLabelText('Your request')).toHaveValue('Please help');
    expect(app.callsOf('DiscardDraft')).toHaveLength(0);
  });

  it('restores what was typed on an earlier visit', async () => {
    const draft = {
      __typename: 'Draft',
      form: 'AMENDMENT',
      subjectId: 's1',
      data: JSON.stringify({ values: { message: 'Half a request' } }),
      version: 2,
      savedAt: '2026-11-20T22:15:00Z',
    };
    await openThread('STANDARD', { KeptDraft: { draft } });
    expect(screen.getByLabelText('Your request')).toHaveValue('Half a request');
  });

  it('proposes a change by the rules of the claim form and displays it for review before it is sent (AMEND-8)', async () => {
    const app = await openThread('STANDARD');
    await userEvent.type(screen.getByLabelText('Your request'), 'My bank has changed.');
    await userEvent.click(screen.getByRole('button', { name: 'Propose a change to my claim' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check and submit' }));
    expect(await screen.findByText('Propose at least one change')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Field to change'), 'Phone');
    await userEvent.click(screen.getByRole('button', { name: 'Change this field' }));
    expect(screen.getByText('Now: 0400000000')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check and submit' }));
    expect(await screen.findByText('Phone already has this value')).toBeVisible();
    const phone = screen.getByLabelText('New value: Phone');
    expect(phone).toHaveFocus();
    await userEvent.clear(phone);
    await userEvent.click(screen.getByRole('button', { name: 'Check and submit' }));
    expect(await screen.findByText('Phone is required')).toBeVisible();
    await userEvent.type(phone, '0499 123 456');
    await userEvent.selectOptions(screen.getByLabelText('Another field to change'), 'Bank country');
    await userEvent.click(screen.getByRole('button', { name: 'Change this field' }));
    expect(screen.getByLabelText('New value: Bank country')).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText('New value: Bank country'), 'International');
    const opened = ['Swift code', 'Customer city', 'Customer country'];
    for (const label of opened) expect(screen.getByLabelText(`New value: ${label}`)).toHaveValue('');
    await userEvent.type(screen.getByLabelText('New value: Customer city'), 'Łódź');
    await userEvent.clear(screen.getByLabelText('New value: Customer city'));
    await userEvent.click(screen.getByRole('button', { name: 'Check and submit' }));
    for (const label of opened) expect(await screen.findByText(`${label} is required`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Leave unchanged\s*: Bank country/ }));
    for (const label of opened)
      expect(screen.queryByLabelText(`New value: ${label}`)).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Transactions to remove'));
    await userEvent.click(screen.getByRole('checkbox', { name: /Buy 01-Feb-2018: 1,000 shares/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Check and submit' }));
    expect(await screen.findByRole('heading', { name: 'Check your request' })).toHaveFocus();
    expect(screen.getByText('0499 123 456')).toBeVisible();
    expect(sentInput(app)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Amendment message saved.')).toBeVisible();
    expect(sentInput(app)).toEqual([
      {
        submissionId: 's1',
        message: 'My bank has changed.',
        proposal: {
          fields: [{ path: 'contactDetails.mobile', value: '0499 123 456' }],
          addTrades: [],
          removeTradeIds: ['t1'],
        },
      },
    ]);
  });

  it('changes no field before the button is pressed, however often the selection changes (AMEND-12)', async () => {
    await openThread('STANDARD');
    await userEvent.click(screen.getByRole('button', { name: 'Propose a change to my claim' }));
    const choice = screen.getByLabelText('Field to change');
    await userEvent.click(screen.getByRole('button', { name: 'Change this field' }));
    expect(await screen.findByText('Choose the field that should change')).toBeVisible();
    expect(choice).toHaveFocus();
    for (const label of ['First name', 'Phone']) await userEvent.selectOptions(choice, label);
    expect(screen.queryByText('Choose the field that should change')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^New value/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change this field' }));
    expect(screen.getByLabelText('New value: Phone')).toHaveFocus();
    expect(screen.getByLabelText('Another field to change')).toHaveValue('');
  });

  it('shows the server’s message at the proposed field', async () => {
    const refusal = {
      errors: [
        {
          message: 'Please check the fields.',
          extensions: {
            code: 'BAD_USER_INPUT',
            fields: { 'proposal.fields.0.value': 'Phone contains characters that cannot be used' },
          },
        },
      ],
    };
    await openThread('STANDARD');
    await userEvent.type(screen.getByLabelText('Your request'), 'New phone');
    await userEvent.click(screen.getByRole('button', { name: 'Propose a change to my claim' }));
    await userEvent.selectOptions(screen.getByLabelText('Field to change'), 'Phone');
    await userEvent.click(screen.getByRole('button', { name: 'Change this field' }));
    await userEvent.type(screen.getByLabelText('New value: Phone'), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Check and submit' }));
    const usual = globalThis.fetch;
    globalThis.fetch = (url, init) =>
      (init?.body as string).includes('SendAmendment')
        ? Promise.resolve(
            new Response(JSON.stringify(refusal), { headers: { 'content-type': 'application/json' } }),
          )
        : usual(url, init);
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Phone contains characters that cannot be used')).toBeVisible();
    expect(screen.getByLabelText('New value: Phone')).toHaveValue('04000000001');
  });

  it('strikes through replaced values, and nothing when there was no value', async () => {
    const { fields } = proposal;
    const given = {
      ...fields[0]!,
      path: 'contactDetails.company',
      label: 'Company',
      before: '',
      current: '',
    };
    await openThread('MASTER_ADMIN', {
      AmendmentThread: aThread('OPEN', [aMessage({ proposal: { ...proposal, fields: [...fields, given] } })]),
    });
    const deleted = await screen.findAllByRole('deletion');
    expect(deleted.map((value) => value.textContent)).toEqual(['0400000000', 'Local (Australia)']);
    const row = within(screen.getByRole('cell', { name: 'Company' }).closest('tr')!);
    expect(row.getByText('Not given')).toBeVisible();
  });

  it('shows an administrator the change as a diff, marks what is outdated, and accepts (AMEND-8)', async () => {
    const app = await openThread('MASTER_ADMIN', {
      AmendmentThread: aThread('OPEN', [aMessage({ proposal })]),
      DecideProposal: {
        decideProposal: {
          ...{ ...proposal, state: 'ACCEPTED', reason: 'As asked.' },
          ...{ decidedAt: '2026-11-21T00:00:00Z', decidedBy: 'Avery Quill' },
        },
      },
    });
    const row = within((await screen.findByRole('cell', { name: 'Phone' })).closest('tr')!);
    expect(row.getByText('0400000000')).toBeVisible();
    expect(row.getByText('0411111111')).toBeVisible();
    expect(row.getByText('Outdated')).toBeVisible();
    expect(row.getByText(/0422222222/)).toBeVisible();
    const bank = within(screen.getByRole('cell', { name: 'Bank country' }).closest('tr')!);
    expect(bank.getByText('Local (Australia)')).toBeVisible();
    expect(bank.queryByText('Outdated')).not.toBeInTheDocument();
    expect(screen.getByText('Buy 05-Mar-2018: 1,000 shares at 6.5000, total 6,500.00')).toBeVisible();
    expect(screen.getByText('Waiting for an answer')).toBeVisible();
    const claims = app.callsOf('SubmissionView').length;
    await userEvent.click(screen.getByRole('button', { name: 'Accept change' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Accept the change to the claim with SID 00101?' }),
    );
    expect(
      dialog.getByText(/^2 fields changed, 1 transaction added\. The change takes effect immediately/),
    ).toBeVisible();
    await userEvent.type(
      dialog.getByLabelText('Note to the member (optional)'),
      'As asked.{Control>}{Enter}{/Control}',
    );
    expect(await screen.findByText('The change has been accepted.')).toBeVisible();
    expect(app.callsOf('DecideProposal')).toHaveLength(1);
    expect(app.callsOf('DecideProposal')[0]?.variables).toEqual({
      id: 'p1',
      accept: true,
      reason: 'As asked.',
      lastSeenId: 'a1',
    });
    await waitFor(() => expect(app.callsOf('SubmissionView').length).toBeGreaterThan(claims));
  });

  it('warns the deciding administrator of inconsistencies, in the diff and in the question (AMEND-9)', async () => {
    const sell = {
      ...proposal.tradesAdded[0]!,
      transactionType: 'SELL' as const,
      tradeDate: '2018-02-28',
      quantity: '999999',
      pricePerShare: '1.5',
      totalAmount: '5',
    };
    await openThread('MASTER_ADMIN', {
      AmendmentThread: aThread('OPEN', [
        aMessage({ proposal: { ...proposal, tradesAdded: [sell, ...proposal.tradesAdded] } }),
      ]),
    });
    expect(await screen.findByText('Total Amount Paid is not quantity × price (1,499,998.50)')).toBeVisible();
    expect(screen.getByText('The balance would go below zero on 28 February 2018.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept change' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText(
        '1 transaction to add is marked as unusual. The balance would go below zero on 28 February 2018.',
      ),
    ).toBeVisible();
  });

  it('asks for a reason before it declines (AMEND-8)', async () => {
    const app = await openThread('MASTER_ADMIN', {
      AmendmentThread: aThread('OPEN', [aMessage({ proposal })]),
      DecideProposal: { decideProposal: { ...proposal, state: 'DECLINED', reason: 'No contract note.' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline change' }));
    expect(await dialog.findByText('Give a reason for declining')).toBeVisible();
    expect(app.callsOf('DecideProposal')).toHaveLength(0);
    await userEvent.type(dialog.getByLabelText('Reason'), 'No contract note.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline change' }));
    await waitFor(() =>
      expect(app.callsOf('DecideProposal')[0]?.variables).toEqual({
        id: 'p1',
        accept: false,
        reason: 'No contract note.',
        lastSeenId: 'a1',
      }),
    );
  });

  it.each([
    ['the response is lost', new TypeError('Failed to fetch'), /^It may still have been done/, true],
    ['it was refused', new Refusal('CONFLICT', 'Decided already.'), 'Nothing was changed.', true],
    ['it was not allowed', new Refusal('FORBIDDEN', 'Not yours.'), 'Nothing was changed.', false],
  ])('reports the outcome of a decision when %s', async (_, failure, words, looksAgain) => {
    const app = await openThread('MASTER_ADMIN', {
      AmendmentThread: aThread('OPEN', [aMessage({ proposal })]),
      DecideProposal: () => (failure instanceof Refusal ? failure : Promise.reject(failure)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept change' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const threads = app.callsOf('AmendmentThread').length;
    await userEvent.click(dialog.getByRole('button', { name: 'Accept change' }));
    expect(await dialog.findByText(words)).toBeVisible();
    await waitFor(() => expect(app.callsOf('AmendmentThread').length > threads).toBe(looksAgain));
  });

  it('lets the member withdraw an undecided change, after a question', async () => {
    const app = await openThread('STANDARD', {
      AmendmentThread: aThread('OPEN', [aMessage({ proposal })]),
      WithdrawProposal: { withdrawProposal: { ...proposal, state: 'WITHDRAWN' } },
    });
    expect(screen.queryByRole('button', { name: 'Accept change' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw this change' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw change' }));
    expect(await screen.findByText('Your proposed change has been withdrawn.')).toBeVisible();
    expect(app.callsOf('WithdrawProposal')[0]?.variables).toEqual({ id: 'p1' });
  });

  it('lets an administrator close a request without an answer, after a question with the number of messages', async () => {
    const app = await openThread('MASTER_ADMIN', {
      AmendmentThread: aThread('OPEN', [
        aMessage(),
        aMessage({ id: 'a2', isAdmin: true }),
        aMessage({ id: 'a3' }),
        aMessage({ id: 'a4' }),
      ]),
      CloseAmendments: { closeAmendments: aThread('CLOSED', [aMessage()]).amendments },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close request' }));
    const name = 'Close the request for the claim with SID 00101?';
    const question = within(await screen.findByRole('alertdialog', { name }));
    expect(question.getByText(/^2 messages from the member have no answer/)).toBeVisible();
    expect(app.callsOf('CloseAmendments')).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'Close request' }));
    expect(await screen.findByText('Closed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close request' })).not.toBeInTheDocument();
  });

  it('shows an administrator the answer of another one, and keeps what was typed', async () => {
    const words = 'Another administrator has answered in the meantime.';
    const app = await openThread('MASTER_ADMIN', {
      AmendmentThread: aThread('OPEN', [aMessage()]),
      SendAmendment: new Refusal('CONFLICT', words),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reply to the member' }), 'Done');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(app.callsOf('AmendmentThread')).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: 'Reply to the member' })).toHaveValue('Done');
  });

  it('offers the template and the contact address, and reports when the messages could not be loaded (AMEND-1)', async () => {
    await openThread('STANDARD', { AmendmentThread: new Refusal('INTERNAL_SERVER_ERROR', 'Oh.') });
    expect(await screen.findByText('The messages could not be loaded.')).toBeVisible();
    expect(screen.getByRole('link', { name: /trade data template/ })).toHaveAttribute(
      'href',
      'https://content.example/trades.xlsx',
    );
    // jsdom puts a space where the address may be broken.
    expect(screen.getAllByRole('link', { name: /^investors ?@scheme\.example$/ })).not.toHaveLength(0);
  });
});
