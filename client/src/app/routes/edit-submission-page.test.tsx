import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrade, scheme } from '../../test-support/answers';
import { confirmByPassword, field, fill, keptDraft, noDraft } from '../../test-support/claim-form';
import { aClaim, type Claim, openEdit, saved, submit, withContact } from '../../test-support/edit-claim';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

describe('a member edits a claim', () => {
  afterEach(forgetPerson);

  it('sends only the changed part, based on the version that was opened (CLAIM-24, CLAIM-27, CLAIM-31)', async () => {
    const { callsOf, url } = await openEdit('STANDARD');
    expect(screen.queryByLabelText('SID')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Email that owns the claim')).not.toBeInTheDocument();
    expect(field('Bank name')).toHaveValue('Southern Bank');
    fill({ 'Account number': '87654321' });
    await submit();
    await confirmByPassword();
    expect(await screen.findByText('Submission has been updated')).toBeVisible();
    await waitFor(() => expect(url()).toBe('/settlement-scheme/view/s1'));
    const [call] = callsOf('UpdateSubmission');
    expect(call?.variables).toMatchObject({ id: 's1', version: 1, tradeVersion: 1 });
    expect(call?.variables.sid).toBeUndefined();
    expect(call?.variables.input).toEqual({
      bankDetails: expect.objectContaining({ accountNo: '87654321', bsb: '062-000' }) as object,
    });
    expect(call?.idempotencyKey).toBeDefined();
  });

  it('finds Part C locked, even when its opening balance is missing (CLAIM-25)', async () => {
    const { callsOf } = await openEdit('STANDARD', { ClaimToEdit: aClaim({ openingBalance: '' }) });
    expect(screen.getByText('This table is locked')).toBeVisible();
    expect(screen.queryByLabelText(/Opening balance/)).not.toBeInTheDocument();
    fill({ Phone: '0400 999 999' });
    await submit();
    await waitFor(() => expect(callsOf('UpdateSubmission')).toHaveLength(1));
  });

  it("must fill in the claim's missing fields", async () => {
    const { callsOf } = await openEdit('STANDARD', { ClaimToEdit: aClaim({ bank: { bsb: '' } }) });
    fill({ Phone: '0400 999 999' });
    await submit();
    expect(await screen.findByRole('link', { name: 'BSB is required' })).toBeVisible();
    expect(callsOf('UpdateSubmission')).toEqual([]);
  });

  it('sends nothing when nothing was changed', async () => {
    const { callsOf, url } = await openEdit('STANDARD');
    await submit();
    await waitFor(() => expect(url()).toBe('/settlement-scheme/view/s1'));
    // Said once: on the page, without an alert.
    expect(await screen.findByText('Nothing was changed')).toBeVisible();
    expect(callsOf('UpdateSubmission')).toEqual([]);
  });

  it('a member sees a message when the claim may not be edited', async () => {
    openApp('/settlement-scheme/edit/s1', {
      ...scheme,
      ...signedInAs('STANDARD'),
      ...noDraft,
      ClaimToEdit: aClaim({ mayUpdate: false }),
    });
    expect(await screen.findByText('This claim cannot be edited')).toBeVisible();
  });
});

describe('an administrator edits a claim', () => {
  afterEach(forgetPerson);

  it('changes the SID, and must fill in only the parts that are changed (CLAIM-25)', async () => {
    const { callsOf } = await openEdit('MASTER_ADMIN', { ClaimToEdit: aClaim({ bank: { bsb: '' } }) });
    fill({ SID: '00102' });
    await submit();
    await waitFor(() => expect(callsOf('UpdateSubmission')).toHaveLength(1));
    expect(callsOf('UpdateSubmission')[0]?.variables).toMatchObject({ sid: '00102', input: {} });
  });

  it("changes the e-mail address of the claim's owner, and nothing else", async () => {
    const { callsOf } = await openEdit('MASTER_ADMIN');
    expect(field('Email that owns the claim')).toHaveValue('peter@acme.example');
    fill({ 'Email that owns the claim': ' peter.baxter@acme.example\u200b' });
    await submit();
    await waitFor(() => expect(callsOf('UpdateSubmission')).toHaveLength(1));
    const { email, sid, input } = callsOf('UpdateSubmission')[0]!.variables;
    expect({ email, sid, input }).toEqual({ email: 'peter.baxter@acme.example', input: {} });
  });

  it.each([
    ['', /Email is required$/],
    ['peter@acme', /Invalid email address$/],
  ])('cannot set the owner of the claim to %j (CLAIM-43)', async (typed, message) => {
    const { callsOf } = await openEdit('MASTER_ADMIN');
    fill({ 'Email that owns the claim': typed });
    await submit();
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(callsOf('UpdateSubmission')).toEqual([]);
  });

  it("sees the server's error about the address at its field", async () => {
    const fields = { email: 'Invalid email address' };
    await openEdit('MASTER_ADMIN', {
      UpdateSubmission: new Refusal('BAD_USER_INPUT', 'Invalid email address.', fields),
    });
    fill({ 'Email that owns the claim': 'peter@acme.example.com' });
    await submit();
    await waitFor(() =>
      expect(field('Email that owns the claim')).toHaveAccessibleDescription(/Invalid email address/),
    );
  });

  it('must enter the SID of a claim that has none (CLAIM-25)', async () => {
    const { callsOf } = await openEdit('MASTER_ADMIN', { ClaimToEdit: aClaim({ sid: null }) });
    fill({ Phone: '0400 999 999' });
    await submit();
    expect(await screen.findByRole('link', { name: 'SID is required' })).toBeVisible();
    expect(callsOf('UpdateSubmission')).toEqual([]);
  });

  it('must fill in all of a part that is changed', async () => {
    await openEdit('MASTER_ADMIN', { ClaimToEdit: aClaim({ bank: { bsb: '' } }) });
    fill({ 'Account name': 'Acme Pty Ltd' });
    await submit();
    expect(await screen.findByRole('link', { name: 'BSB is required' })).toBeVisible();
  });
});

describe('two users edit a claim', () => {
  afterEach(forgetPerson);

  /** A server on which another user saves other contact details while the form is open. */
  function changedMeanwhile(contact: object): Answers {
    const now = withContact(aClaim({ version: 2 }), contact);
    let asked = 0;
    return {
      ClaimToEdit: () => (asked++ === 0 ? aClaim() : now),
      UpdateSubmission: ({ version }) =>
        version === 2
          ? saved(aClaim({ version: 3 }))
          : new Refusal('CONFLICT', 'Someone else has changed this claim.'),
    };
  }

  const panel = () => screen.findByRole('alert', { name: 'The claim was changed in the meantime' });

  it('shows what both changed, keeps what was typed and saves it on request (CLAIM-42)', async () => {
    const { callsOf } = await openEdit('STANDARD', changedMeanwhile({ mobile: '0411 111 111' }));
    fill({ Phone: '0422 222 222' });
    await submit();
    const conflict = within(await panel());
    const row = within(conflict.getByRole('cell', { name: 'Phone' }).closest('tr')!);
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Phone',
      '0400000000',
      '0411 111 111',
      '0422 222 222',
    ]);
    expect(field('Phone')).toHaveValue('0422 222 222');
    await userEvent.click(conflict.getByRole('button', { name: 'Keep mine and save' }));
    expect(await screen.findByText('Submission has been updated')).toBeVisible();
    const [, second] = callsOf('UpdateSubmission');
    expect(second?.variables).toMatchObject({
      version: 2,
      input: { contactDetails: { mobile: '0422 222 222' } },
    });
  });

  it('uses their values for the fields that both changed, and keeps the rest (CLAIM-42)', async () => {
    const { callsOf } = await openEdit('STANDARD', changedMeanwhile({ mobile: '0411 111 111' }));
    fill({ Phone: '0422 222 222', Company: 'Acme Group' });
    await submit();
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Use theirs for these fields' }));
    await waitFor(() => expect(field('Phone')).toHaveValue('0411 111 111'));
    expect(field('Company')).toHaveValue('Acme Group');
    expect(screen.queryByRole('alert', { name: /changed in the meantime/ })).not.toBeInTheDocument();
    await submit();
    expect(await screen.findByText('Submission has been updated')).toBeVisible();
    expect(callsOf('UpdateSubmission')[1]?.variables).toMatchObject({
      version: 2,
      input: { contactDetails: { mobile: '0411 111 111', company: 'Acme Group' } },
    });
  });

  it('never overwrites a field that only the other user changed (CLAIM-42)', async () => {
    const { callsOf } = await openEdit('STANDARD', changedMeanwhile({ position: 'Secretary' }));
    fill({ Phone: '0422 222 222' });
    await submit();
    const conflict = within(await panel());
    expect(conflict.getByText('You did not change it')).toBeVisible();
    expect(conflict.queryByRole('button', { name: /Use theirs/ })).not.toBeInTheDocument();
    await userEvent.click(conflict.getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() => expect(callsOf('UpdateSubmission')).toHaveLength(2));
    expect(callsOf('UpdateSubmission')[1]?.variables.input).toMatchObject({
      contactDetails: { mobile: '0422 222 222', position: 'Secretary' },
    });
  });

  it("shows an administrator that the owner's e-mail address was changed in the meantime", async () => {
    let asked = 0;
    await openEdit('MASTER_ADMIN', {
      ...changedMeanwhile({}),
      ClaimToEdit: () => (asked++ === 0 ? aClaim() : aClaim({ version: 2, email: 'theirs@acme.example' })),
    });
    fill({ Phone: '0422 222 222' });
    await submit();
    const conflict = within(await panel());
    expect(conflict.getByRole('cell', { name: 'Email that owns the claim' })).toBeVisible();
    expect(conflict.getByText('theirs@acme.example')).toBeVisible();
  });

  it('lists which trades the other user changed, row by row', async () => {
    const two = [
      aTrade(),
      aTrade({ id: 't2', transactionType: 'SELL', quantity: '10', totalAmount: '61.23' }),
    ];
    let asked = 0;
    await openEdit('MASTER_ADMIN', {
      ...changedMeanwhile({}),
      ClaimToEdit: () =>
        asked++ === 0
          ? aClaim({ trades: two })
          : aClaim({
              version: 2,
              tradeVersion: 2,
              trades: [aTrade({ quantity: '1500' }), aTrade({ id: 't3', tradeDate: '2018-03-05' })],
            }),
    });
    fill({ Phone: '0422 222 222' });
    await submit();
    const rows = within(within(await panel()).getByRole('group', { name: 'Trades, row by row' }));
    expect(rows.getByText('They changed').parentElement).toHaveTextContent(
      /Buy 01-Feb-2018: 1,000 shares .* is now Buy 01-Feb-2018: 1,500 shares/,
    );
    expect(rows.getByText('They added').parentElement).toHaveTextContent(/Buy 05-Mar-2018: 1,000 shares/);
    expect(rows.getByText('They removed').parentElement).toHaveTextContent(/Sell 01-Feb-2018: 10 shares/);
    expect(rows.queryByText(/You/)).not.toBeInTheDocument();
  });

  it('saves at once when the version has changed but no displayed value has', async () => {
    const { callsOf } = await openEdit('STANDARD', changedMeanwhile({}));
    fill({ Phone: '0422 222 222' });
    await submit();
    expect(await screen.findByText('Submission has been updated')).toBeVisible();
    expect(callsOf('UpdateSubmission')).toHaveLength(2);
  });

  it('recognises its own edit whose response was lost', async () => {
    const { callsOf, url } = await openEdit('STANDARD', changedMeanwhile({ mobile: '0422 222 222' }));
    fill({ Phone: '0422 222 222' });
    await submit();
    expect(await screen.findByText('Submission has been updated')).toBeVisible();
    await waitFor(() => expect(url()).toBe('/settlement-scheme/view/s1'));
    expect(callsOf('UpdateSubmission')).toHaveLength(1);
  });
});

describe('a draft of an edit', () => {
  afterEach(forgetPerson);

  const drafted = '0433 333 333';

  /** The draft that is sent to the server when a phone number is typed into the claim. */
  async function draftOf(claim: Claim): Promise<object> {
    const { callsOf } = await openEdit('STANDARD', { ClaimToEdit: claim });
    fill({ Phone: drafted });
    // The page of an earlier test may still be saving its draft.
    const own = () =>
      callsOf('SaveDraft')
        .map(({ variables }) => String(variables.data))
        .find((data) => data.includes(drafted));
    await waitFor(() => expect(own()).toBeDefined(), { timeout: 4000 });
    const { values } = JSON.parse(own()!) as { values: object };
    forgetPerson();
    return values;
  }

  it('does not keep an answer that was put back before the draft was saved (DRAFT-1)', async () => {
    const { callsOf } = await openEdit('STANDARD', {
      ClaimToEdit: withContact(aClaim(), { mobile: '0411 111 111' }),
    });
    fill({ Phone: drafted });
    fill({ Phone: '0411 111 111' });
    await waitFor(() => expect(callsOf('SaveDraft')).not.toEqual([]), { timeout: 4000 });
    const [saved] = callsOf('SaveDraft').map(({ variables }) => String(variables.data));
    expect(saved).toContain('0411 111 111');
    expect(saved).not.toContain(drafted);
  });

  it('a draft of an edit is restored over the claim', async () => {
    const claim = aClaim({ trades: [aTrade()] });
    const draft = await draftOf(claim);
    await openEdit('STANDARD', { ClaimToEdit: claim, ...keptDraft('SUBMISSION_EDIT', draft, 1) });
    expect(field('Phone')).toHaveValue(drafted);
    expect(screen.getByText(/We saved what you typed/)).toBeVisible();
    expect(screen.queryByRole('alert', { name: /changed in the meantime/ })).not.toBeInTheDocument();
  });

  it('reports when the claim was changed after the draft was started (CLAIM-42)', async () => {
    const draft = await draftOf(aClaim());
    await openEdit('STANDARD', {
      ClaimToEdit: withContact(aClaim({ version: 5 }), { mobile: '0411 111 111' }),
      ...keptDraft('SUBMISSION_EDIT', draft, 1),
    });
    const conflict = within(
      await screen.findByRole('alert', { name: 'The claim was changed in the meantime' }),
    );
    expect(conflict.getAllByRole('row')).toHaveLength(2);
    expect(conflict.getByText('0411 111 111')).toBeVisible();
    expect(field('Phone')).toHaveValue(drafted);
  });
});

describe('filling in what is missing (CLAIM-45)', () => {
  afterEach(forgetPerson);

  const incomplete = () => withContact(aClaim({ bank: { bsb: '' }, openingBalance: '' }), { mobile: ' ' });

  it.each(['STANDARD', 'MASTER_ADMIN'] as const)(
    'lists the missing answers for a %s with links to their fields, and marks these',
    async (role) => {
      await openEdit(role, { ClaimToEdit: incomplete() }, '?missing=1');
      const notice = screen.getByText(/answers are missing$/).parentElement!;
      const links = within(notice).getAllByRole('link');
      expect(links.map((link) => link.textContent)).toEqual([
        'Phone is required',
        'BSB is required',
        ...(role === 'STANDARD' ? [] : ['Opening balance is required']),
      ]);
      const locked = screen.queryByText(/^The opening balance is missing too\./);
      expect(locked !== null).toBe(role === 'STANDARD');
      await userEvent.click(within(notice).getByRole('link', { name: 'BSB is required' }));
      expect(field('BSB')).toHaveFocus();
      expect(field('BSB')).toHaveAccessibleDescription(/This answer is missing\.$/);
      expect(field('BSB')).toBeValid();
      expect(field('Bank name')).not.toHaveAccessibleDescription();
    },
  );

  it('starts at the field that the link names', async () => {
    await openEdit('STANDARD', { ClaimToEdit: incomplete() }, '?missing=1#bankDetails.bsb');
    expect(field('BSB')).toHaveFocus();
  });

  it('follows what is typed, and says when nothing is missing any more', async () => {
    const { callsOf } = await openEdit('STANDARD', { ClaimToEdit: incomplete() }, '?missing=1');
    fill({ Phone: '0400 111 222' });
    expect(await screen.findByText('1 answer is missing')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Phone is required' })).not.toBeInTheDocument();
    fill({ 'Bank country': 'INTERNATIONAL' });
    expect(await screen.findByRole('link', { name: 'Swift code is required' })).toBeVisible();
    fill({ 'Bank country': 'LOCAL', BSB: '062-000' });
    const done = await screen.findByText('No answer is missing here any more');
    expect(done.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByText('This answer is missing.')).not.toBeInTheDocument();
    await submit();
    await confirmByPassword();
    await waitFor(() => expect(callsOf('UpdateSubmission')).toHaveLength(1));
  });

  it('is not in an edit that was opened for another change', async () => {
    await openEdit('STANDARD', { ClaimToEdit: incomplete() });
    expect(screen.queryByText(/(answer is|answers are) missing/)).not.toBeInTheDocument();
    expect(field('BSB')).not.toHaveAccessibleDescription(/missing/);
  });
});

describe("the save bar of an administrator's edit", () => {
  afterEach(forgetPerson);

  const bar = () => document.querySelector('[data-save-bar]');

  it('counts the changed fields and trades, and Ctrl+S submits what is typed in a cell too (CLAIM-47)', async () => {
    const { callsOf } = await openEdit('MASTER_ADMIN', {
      ClaimToEdit: aClaim({ trades: [aTrade(), aTrade({ id: 't2' })] }),
    });
    expect(bar()).toHaveTextContent(/^Nothing changed · No draft/);
    fill({ Phone: '0400 999 999', 'First name': 'Petra' });
    await waitFor(() => expect(bar()).toHaveTextContent(/^2 fields changed/));
    await userEvent.click(screen.getByRole('button', { name: 'Delete row 2' }));
    await waitFor(() => expect(bar()).toHaveTextContent(/^2 fields and 1 trade changed/));
    const quantity = within(screen.getByRole('grid')).getAllByRole('gridcell')[2]!;
    quantity.focus();
    await userEvent.keyboard('77');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(callsOf('UpdateSubmission')).toHaveLength(1));
    expect(callsOf('UpdateSubmission')[0]?.variables.input).toMatchObject({
      contactDetails: { mobile: '0400 999 999', firstName: 'Petra' },
      tradeDetails: { tradeData: [{ quantity: '77' }] },
    });
  });

  it('is not shown to members, whose Submit is at the end of the form', async () => {
    await openEdit('STANDARD');
    expect(bar()).toBeNull();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
  });
});
