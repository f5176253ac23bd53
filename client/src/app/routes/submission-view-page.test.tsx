import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, aThread, aTrade, claimPage, scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

type Role = 'MASTER_ADMIN' | 'STANDARD';

async function openClaim(
  role: Role,
  overrides: Parameters<typeof aSubmission>[0] = {},
  answers: Answers = {},
) {
  const app = openApp('/settlement-scheme/view/s1', {
    ...scheme,
    ...claimPage,
    ...signedInAs(role),
    SubmissionView: aSubmission(overrides),
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Acme Pty Ltd' });
  return app;
}

const valueOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd');

describe('the submission view', () => {
  afterEach(forgetPerson);

  it('identifies the claim and lists the parts in their order (VIEW-2, VIEW-1, SCREEN-9)', async () => {
    await openClaim('STANDARD');
    expect(screen.getByText('Investor Class Action · Settlement Scheme Portal')).toBeVisible();
    expect(valueOf('RGM')).toHaveTextContent('Acme Nominees');
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    expect(
      within(contents)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.textContent),
    ).toEqual([
      'Part A Contact Details',
      'Part B RGM Claim Data',
      'Part C RGM Trade Data',
      'Preliminary Notice',
      'Assessment Notice',
      'Final Distribution Notice',
      'Requested Amendments',
      'Documents',
    ]);
    const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(parts).toEqual([
      'Part A Contact Details',
      'Part B RGM Claim Data',
      'Part C RGM Trade Data',
      'Acknowledgements',
      'Preliminary Notice',
      'Assessment Notice',
      'Final Distribution Notice',
      'Requested Amendments',
    ]);
  });

  it.each<Role>(['STANDARD', 'MASTER_ADMIN'])(
    'has no field in its parts that a %s could type into (VIEW-4)',
    async (role) => {
      await openClaim(role, { trades: [aTrade()] });
      for (const part of ['part-a', 'part-b', 'part-c']) {
        const section = document.getElementById(part)!;
        expect(within(section).getByRole('heading', { level: 2 })).toBeVisible();
        const typedInto = 'input:not([type=file]), select, textarea, [contenteditable]';
        expect(section.querySelectorAll(typedInto)).toHaveLength(0);
      }
    },
  );

  it('says at the tax file number what happens without it (VIEW-6)', async () => {
    await openClaim('STANDARD');
    expect(screen.getByText('Tax file number').closest('div')).toHaveTextContent(
      'Without it, for an Australian tax resident, tax is withheld at the full amount.',
    );
  });

  it('hides the tax file number and the account number of a member until they are shown (VIEW-22)', async () => {
    await openClaim('STANDARD', { bank: { accountNo: '12345678' } });
    expect(screen.queryByText('12345678')).not.toBeInTheDocument();
    expect(valueOf('Account number')).toHaveTextContent('••••• 678');
    expect(valueOf('Account number')).toHaveTextContent('Hidden, ends in 678');
    // An empty one has nothing to hide.
    expect(screen.queryByRole('button', { name: 'Show tax file number' })).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Show account number' });
    await userEvent.click(button);
    expect(valueOf('Account number')).toHaveTextContent('12345678');
    expect(button).toHaveAccessibleName('Hide account number');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(screen.queryByText('12345678')).not.toBeInTheDocument();
  });

  it('hides a short account number and a tax file number whole or but for their end (VIEW-22)', async () => {
    const { submission } = aSubmission({ bank: { accountNo: '123456' } });
    const { submissionData: data } = submission;
    const legalDetails = { ...data.legalDetails, taxNumber: '123 456 782' };
    await openClaim(
      'STANDARD',
      {},
      { SubmissionView: { submission: { ...submission, submissionData: { ...data, legalDetails } } } },
    );
    expect(valueOf('Account number')?.textContent).not.toMatch(/\d/);
    expect(valueOf('Tax file number')?.textContent).not.toMatch(/\d \d/);
    await userEvent.click(screen.getByRole('button', { name: 'Show tax file number' }));
    expect(valueOf('Tax file number')).toHaveTextContent('123 456 782');
  });

  it('shows the account number to administrators in full (VIEW-22)', async () => {
    await openClaim('MASTER_ADMIN', { bank: { accountNo: '12345678' } });
    expect(screen.getByText('12345678')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show account number' })).not.toBeInTheDocument();
  });

  it('leads a member to the form in which the missing answers are marked (CLAIM-45)', async () => {
    await openClaim('STANDARD', {
      mayUpdate: true,
      missing: [{ path: 'bankDetails.bsb', message: 'BSB is required' }],
    });
    expect(screen.getByRole('link', { name: 'Fill in what is missing' })).toHaveAttribute(
      'href',
      '/settlement-scheme/edit/s1?missing=1',
    );
  });

  it('prints from a button of the member (VIEW-23)', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await openClaim('STANDARD');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('explains SID, RGM, HIN/SRN and BSB where they first appear, once each (UX-13)', async () => {
    await openClaim('STANDARD');
    const text = document.querySelector('main')!.textContent;
    for (const [label, meaning] of [
      ['SID', 'The SID is the number that identifies the claim in this scheme.'],
      ['RGM', 'Registered Group Member: the investor the claim belongs to.'],
      ['Trading account HIN/SRN', 'The holder number on your CHESS or share registry statement.'],
      ['BSB', 'The six digits that identify an Australian bank branch.'],
    ] as const) {
      expect(screen.getByText(label).closest('div')).toHaveTextContent(meaning);
      expect(text.split(meaning)).toHaveLength(2);
    }
  });

  it('shows Loading... until the claim is loaded (SCREEN-30)', async () => {
    let answer: (claim: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (answer = resolve));
    const claim = aSubmission();
    openApp('/settlement-scheme/view/s1', {
      ...scheme,
      ...claimPage,
      ...signedInAs('STANDARD'),
      SubmissionView: () => late,
    });
    expect(await screen.findByText('Loading...')).toBeVisible();
    answer(claim);
    await screen.findByRole('heading', { level: 1, name: 'Acme Pty Ltd' });
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it("shows administrators the e-mail address of the claim's owner", async () => {
    await openClaim('MASTER_ADMIN', { email: 'owner@acme.example' });
    expect(valueOf('Email that owns the claim')).toHaveTextContent('owner@acme.example');
  });

  it("does not show the e-mail address of the claim's owner to members", async () => {
    await openClaim('STANDARD', { email: 'owner@acme.example' });
    expect(screen.queryByText('Email that owns the claim')).not.toBeInTheDocument();
  });

  it('shows the Source to administrators (VIEW-5)', async () => {
    await openClaim('MASTER_ADMIN', { claimType: 'PORTFOLIO' });
    expect(valueOf('Source')).toHaveTextContent('PORTFOLIO');
  });

  it('shows no Source to members (VIEW-5, ACCESS-9)', async () => {
    await openClaim('STANDARD', { claimType: 'PORTFOLIO' });
    expect(screen.queryByText('Source')).not.toBeInTheDocument();
  });

  it('shows the BSB of a local bank (VIEW-9, CLAIM-5)', async () => {
    await openClaim('STANDARD');
    expect(valueOf('Bank country')).toHaveTextContent('Local (Australia)');
    expect(valueOf('BSB')).toHaveTextContent('062-000');
    expect(screen.queryByText('Swift code')).not.toBeInTheDocument();
  });

  it('shows swift code, city and country of an international bank (VIEW-9)', async () => {
    await openClaim('STANDARD', {
      bank: { bankType: 'INTERNATIONAL', swiftCode: 'PKOPPLPW', customerCity: 'Łódź' },
    });
    expect(valueOf('Swift code')).toHaveTextContent('PKOPPLPW');
    expect(valueOf('Customer city')).toHaveTextContent('Łódź');
    expect(screen.queryByText('BSB')).not.toBeInTheDocument();
  });

  it('hides OPEN rows and shows the others newest first, with exact figures (TRADE-6, TRADE-13, SCREEN-21, SCREEN-22, TRADE-12)', async () => {
    await openClaim('STANDARD', {
      trades: [
        aTrade({ id: 't1', transactionType: 'OPEN', tradeDate: '2017-08-23' }),
        aTrade({ id: 't2', tradeDate: '2017-09-30' }),
        aTrade({
          id: 't3',
          tradeDate: '2018-10-05',
          transactionType: 'SELL',
          quantity: '9007199254740993',
          totalAmount: '55155188319639262.031808',
        }),
      ],
    });
    const table = screen.getByRole('table', { name: /^Transactions from/ });
    const rows = within(table).getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['Sell', '05-Oct-2018', '9,007,199,254,740,993', '6.1234', '55,155,188,319,639,262.03'],
      ['Buy', '30-Sep-2017', '1,000', '6.1234', '6,123.46'],
    ]);
    expect(screen.getByText('Shares held at close of trade 23 August 2017')).toBeVisible();
  });

  it.each([
    ['12500', '12,500'],
    ['NONE', '0'],
    ['', '0'],
    ['about 500', '0'],
  ])('shows the opening balance %j as %s (VIEW-11, CLAIM-10)', async (openingBalance, shown) => {
    await openClaim('STANDARD', { openingBalance });
    expect(valueOf('Opening balance')).toHaveTextContent(shown);
  });

  it('says what is missing and links to the field (VIEW-15)', async () => {
    await openClaim('STANDARD', {
      bank: { bsb: '' },
      missing: [{ path: 'bankDetails.bsb', message: 'BSB is required' }],
    });
    expect(screen.getByText('1 thing needs you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'BSB is required' })).toHaveAttribute('href', '#bankDetails.bsb');
    expect(valueOf('BSB')).toHaveTextContent('BSB is required');
  });

  it('says what proof of identity is for and links to the upload section (VIEW-7)', async () => {
    await openClaim('STANDARD');
    expect(screen.getByText(/permanently deleted once the scheme is finalised/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upload' })).toHaveAttribute('href', '#upload');
  });

  it('says that the proofs of identity have been destroyed, and accepts no more (VIEW-8)', async () => {
    await openClaim('STANDARD', {}, { IdentityDocumentsTaken: { identityDocumentsTaken: false } });
    expect(await screen.findByText(/all proofs of identity have been permanently destroyed/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upload' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Upload proof of identity')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Upload supporting files', { selector: 'input' })).toBeInTheDocument();
  });

  const proof = {
    __typename: 'Attachment',
    id: 'd1',
    fileName: 'passport.pdf',
    mimetype: 'application/pdf',
    size: 9,
    sha256: '00',
    kind: 'IDENTITY',
    uploadedAt: '2026-11-20T13:30:00Z',
    uploadedBy: 'Avery Quill',
    opensInTab: true,
    mayDelete: true,
    scan: 'CLEAN',
  };
  const withRelationship = (relationship: 'INDIVIDUAL' | 'DIRECTOR') => {
    const { submission } = aSubmission();
    const { contactDetails, ...groups } = submission.submissionData;
    const submissionData = { ...groups, contactDetails: { ...contactDetails, relationship } };
    return { SubmissionView: { submission: { ...submission, submissionData } } };
  };

  const sent = (id: string, day: string, overrides: object = {}) => ({
    __typename: 'Amendment' as const,
    id,
    message: 'Please look at this.',
    isAdmin: false,
    author: null,
    timeCreatedAt: `${day}T03:00:00Z`,
    proposal: null,
    ...overrides,
  });
  const openNow = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('lists all open points for an administrator, each linked to its place (VIEW-15)', async () => {
    await openClaim(
      'MASTER_ADMIN',
      { trades: [], missing: [{ path: 'bankDetails.bsb', message: 'BSB is required' }] },
      {
        AmendmentThread: aThread('OPEN', [
          sent('m1', '2022-01-01'),
          sent('m2', '2022-01-02', { isAdmin: true }),
          sent('m3', '2023-02-22'),
        ]),
        UndecidedDoubleUpsOf: {
          undecidedDoubleUpsOf: [{ __typename: 'DoubleUpPair', firstId: 's1', secondId: 's2' }],
        },
      },
    );
    expect(await screen.findByText('4 points are open')).toBeVisible();
    for (const [name, href] of [
      ['1 request waiting since 22-Feb-2023', '#amendments'],
      ['0 trades', '#part-c'],
      ['Possible duplicate', '/admin/double-ups/s1/s2'],
      ['BSB is required', '#bankDetails.bsb'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(openNow()).toContain('0 trades');
  });

  it('is not complete for an administrator while the opening balance is not a number (CLAIM-10)', async () => {
    await openClaim('MASTER_ADMIN', { openingBalance: 'see attached' }, {});
    expect(await screen.findByText('1 point is open')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Opening balance is not a number' })).toHaveAttribute(
      'href',
      '#tradeDetails.openingBalance',
    );
    expect(screen.queryByText('Nothing is open')).not.toBeInTheDocument();
  });

  it('tells a member that a request was received, and does not list missing trades as a task', async () => {
    await openClaim(
      'STANDARD',
      { trades: [] },
      { AmendmentThread: aThread('OPEN', [sent('m1', '2023-02-22')]) },
    );
    expect(await screen.findByText('1 thing needs you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your claim has no trades' })).toHaveAttribute('href', '#part-c');
    expect(screen.getByText(/^We have/)).toHaveTextContent(
      'We have your request of 22-Feb-2023 and will answer it.',
    );
  });

  it.each([
    [['m1'], 'We are working on your request', 'your request'],
    [['m1', 'm2'], 'We are working on your requests', 'your 2 requests'],
  ])(
    'never says that there is nothing to do while a member’s request waits: %j (VIEW-15)',
    async (ids, title, link) => {
      const messages = ids.map((id) => sent(id, '2023-02-22'));
      await openClaim('STANDARD', {}, { AmendmentThread: aThread('OPEN', messages) });
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '#amendments');
      expect(screen.queryByText(/nothing (is missing|you need to do)/i)).not.toBeInTheDocument();
    },
  );

  it('shows for a removed claim that the member’s request was received', async () => {
    const removed = {
      __typename: 'RemovedClaim' as const,
      message: 'It was removed.',
      date: '2024-02-02',
      answerBy: null,
    };
    await openClaim(
      'STANDARD',
      { removed },
      { AmendmentThread: aThread('OPEN', [sent('m1', '2023-02-22')]) },
    );
    expect(await screen.findByText('This claim has been removed')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'your request' })).toHaveAttribute('href', '#amendments');
  });

  it.each([
    [null, undefined],
    ['2999-12-31', 'If you do have trades, tell us by 31-Dec-2999.'],
    [
      '2024-03-15',
      'The time to answer ended on 15-Mar-2024. If you do have trades, write to us all the same, today.',
    ],
  ])(
    'names the reason and the last day %s for a removed claim (VIEW-24, SCHEME-15)',
    async (answerBy, words) => {
      const removed = {
        __typename: 'RemovedClaim' as const,
        message: 'There are no trades.',
        date: '2024-02-02',
        answerBy,
      };
      await openClaim('STANDARD', { removed });
      const reason = await screen.findByText('There are no trades. It was removed on 02-Feb-2024.');
      expect(reason).toBeVisible();
      expect(reason.parentElement?.children[1]?.textContent).toBe(words);
      expect(screen.queryByText('How far your claim is')).not.toBeInTheDocument();
    },
  );

  it('opens a request at the transactions of a removed claim, once (VIEW-24)', async () => {
    const removed = {
      __typename: 'RemovedClaim' as const,
      message: 'No trades.',
      date: '2024-02-02',
      answerBy: null,
    };
    await openClaim('STANDARD', { removed });
    await userEvent.click(await screen.findByRole('button', { name: 'I do have trades' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Transactions to add' })).toHaveFocus());
    const request = screen.getByLabelText('Your request');
    expect(request).toHaveValue('I do have trades in these shares. I have added them below.');
    await userEvent.type(request, ' Mary');
    expect(request).toHaveFocus();
  });

  it.each([
    [null, [/^Received\d\d-/, 'CheckedNow', 'AssessedLater', 'PaidLater']],
    ['Assessment Notice', [/^Received\d\d-/, 'CheckedDone', 'AssessedDone', 'PaidNext']],
  ])('shows a member how far a claim with the notice %s is (VIEW-25)', async (name, stages) => {
    const assessmentNotice = name && { __typename: 'AssessmentNotice' as const, name };
    await openClaim('STANDARD', {}, { AssessmentNotice: { assessmentNotice, assessment: null } });
    const list = await screen.findByRole('region', { name: 'How far your claim is' });
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('listitem')
          .map((stage) => stage.textContent),
      ).toEqual(stages.map((words) => expect.stringMatching(words) as string)),
    );
    expect(list).toHaveTextContent('The next news will be about the Assessment Notices.');
  });

  it('appears once all its parts are loaded, by one query of them, so that nothing moves (UX-20)', async () => {
    let show: (parts: object) => void = () => undefined;
    const parts = new Promise<object>((resolve) => (show = resolve));
    const app = openApp('/settlement-scheme/view/s1', {
      ...scheme,
      ...claimPage,
      ...signedInAs('STANDARD'),
      SubmissionView: aSubmission(),
      ClaimParts: () => parts,
    });
    await waitFor(() => expect(app.callsOf('SubmissionView')).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Acknowledgements' })).toBeNull();
    const partOf = [
      'AmendmentThread',
      'AttachmentList',
      'IdentityDocumentsTaken',
      'AssessmentNotice',
    ] as const;
    show(Object.assign({}, ...partOf.map((part) => claimPage[part])) as object);
    expect(await screen.findByRole('heading', { name: 'Acknowledgements' })).toBeVisible();
    for (const part of partOf) expect(app.callsOf(part)).toHaveLength(0);
  });

  it.each(['AmendmentThread', 'AttachmentList', 'UndecidedDoubleUpsOf'])(
    'does not claim that nothing is open when %s could not be loaded',
    async (operation) => {
      await openClaim(
        'MASTER_ADMIN',
        {},
        { ...withRelationship('INDIVIDUAL'), [operation]: new Refusal('INTERNAL_SERVER_ERROR', 'No') },
      );
      expect(await screen.findByText(/^Not everything could be checked/)).toBeVisible();
      expect(screen.queryByText('Nothing is open')).not.toBeInTheDocument();
    },
  );

  it('asks a natural person for a missing proof of identity (VIEW-15)', async () => {
    await openClaim('STANDARD', {}, withRelationship('INDIVIDUAL'));
    expect(await screen.findByRole('link', { name: 'Upload proof of identity' })).toHaveAttribute(
      'href',
      '#upload',
    );
    expect(screen.queryByText('Nothing is missing')).not.toBeInTheDocument();
  });

  it.each([
    ['a company', 'DIRECTOR', [], true],
    ['a natural person who has uploaded it', 'INDIVIDUAL', [proof], true],
    ['a natural person once it has been destroyed', 'INDIVIDUAL', [], false],
  ] as const)('requires nothing of %s', async (_who, relationship, attachments, taken) => {
    const app = await openClaim(
      'STANDARD',
      {},
      {
        ...withRelationship(relationship),
        AttachmentList: { attachments },
        IdentityDocumentsTaken: { identityDocumentsTaken: taken },
      },
    );
    await waitFor(() => expect(app.callsOf('ClaimParts')).not.toHaveLength(0));
    expect(await screen.findByText('Nothing is missing')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upload proof of identity' })).not.toBeInTheDocument();
  });

  it('shows the acknowledgements of the scheme word for word (VIEW-10)', async () => {
    await openClaim('STANDARD');
    expect(screen.getByText('I am the Registered Group Member, or its authorised agent.')).toBeVisible();
  });

  it('links to the notices, and says which are not available (NOTICE-1, NOTICE-2, NOTICE-3)', async () => {
    await openClaim(
      'STANDARD',
      {},
      { AssessmentNotice: { assessmentNotice: { name: 'Notice of 00101' }, assessment: null } },
    );
    const preliminary = screen.getByRole('link', { name: /Preliminary Notice \(PDF\)/ });
    expect(preliminary).toHaveAttribute('href', 'https://content.example/preliminary.pdf');
    expect(preliminary).toHaveAttribute('target', '_blank');
    expect(preliminary).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await screen.findByRole('link', { name: /Notice of 00101/ })).toBeVisible();
    expect(screen.getByText('Not Available')).toBeVisible();
  });

  it('offers no assessment notice before there is a SID, and says when none is published (NOTICE-2)', async () => {
    await openClaim(
      'STANDARD',
      { sid: null },
      {
        Scheme: { scheme: { ...scheme.Scheme.scheme, preliminaryNotice: null } },
      },
    );
    expect(screen.getByText('The notice will be shown here once this claim has a SID.')).toBeVisible();
    expect(screen.getByText('The preliminary notice has not been published yet.')).toBeVisible();
  });

  it('shows the fixed message of a removed claim in the thread, and no assessment notice (VIEW-12, SCHEME-12)', async () => {
    await openClaim('STANDARD', {
      removed: {
        message: 'With no trade data the claim has been removed.',
        date: '2024-02-02',
        answerBy: null,
      },
    });
    const thread = await screen.findByRole('list', { name: 'Messages' });
    expect(within(thread).getByText('Administrator')).toBeVisible();
    expect(within(thread).getByText('02-Feb-2024')).toBeVisible();
    expect(within(thread).getByText(/With no trade data the claim has been removed\./)).toHaveTextContent(
      'The court orders that apply are dated 19 June 2024.',
    );
    expect(screen.getByText(/no assessment notice because this claim has been removed/)).toBeVisible();
  });

  it('offers Edit to users who may edit, and History to administrators (CLAIM-21, HISTORY-1)', async () => {
    await openClaim('STANDARD', { mayUpdate: true });
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/settlement-scheme/edit/s1');
    expect(screen.queryByRole('link', { name: 'History' })).not.toBeInTheDocument();
    forgetPerson();
    await openClaim('MASTER_ADMIN', { mayUpdate: false });
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s1/history',
    );
  });

  it('says so when the submission does not exist or belongs to another user (SCREEN-29)', async () => {
    openApp('/settlement-scheme/view/s2', {
      ...scheme,
      ...signedInAs('STANDARD'),
      SubmissionView: new Refusal('NOT_FOUND', 'We could not find this submission.'),
    });
    expect(await screen.findByRole('heading', { name: 'Unable to view submission' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your home page' })).toHaveAttribute(
      'href',
      '/account/profile',
    );
  });
});

describe('the SID of a claim', () => {
  afterEach(forgetPerson);

  const edit = async (sid: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit SID' }));
    const box = screen.getByLabelText('New SID');
    await userEvent.clear(box);
    if (sid) await userEvent.type(box, sid);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  };

  it('is edited in place by administrators, and the editor closes (VIEW-3, CLAIM-39)', async () => {
    const app = await openClaim(
      'MASTER_ADMIN',
      {},
      {
        UpdateSid: { updateSid: { ...aSubmission({ sid: '00202', version: 2 }).submission } },
      },
    );
    await edit(' 00202 ');
    expect(await screen.findByText('SID Updated')).toBeVisible();
    expect(app.callsOf('UpdateSid')[0]?.variables).toEqual({ id: 's1', version: 1, sid: '00202' });
    await waitFor(() => expect(screen.queryByLabelText('New SID')).not.toBeInTheDocument());
  });

  it.each([
    ['the same', '00101'],
    ['nothing', ''],
    ['spaces', '   '],
  ])('is not sent when it is %s (CLAIM-39)', async (_what, sid) => {
    const app = await openClaim('MASTER_ADMIN');
    await edit(sid);
    expect(screen.queryByLabelText('New SID')).not.toBeInTheDocument();
    expect(app.callsOf('UpdateSid')).toHaveLength(0);
  });

  it('stays in the editor when another claim has it, with the server’s message (CLAIM-40)', async () => {
    await openClaim(
      'MASTER_ADMIN',
      {},
      {
        UpdateSid: new Refusal('CONFLICT', 'Another submission already has this SID.'),
      },
    );
    await edit('00303');
    expect(await screen.findAllByText('Another submission already has this SID.')).not.toHaveLength(0);
    expect(screen.getByLabelText('New SID')).toHaveValue('00303');
    expect(screen.getByLabelText('New SID')).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Discard what you typed?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep typing' }));
    expect(screen.getByLabelText('New SID')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('button', { name: 'Edit SID' })).toHaveFocus();
  });

  it('cannot be edited by members (VIEW-3)', async () => {
    await openClaim('STANDARD');
    expect(screen.queryByRole('button', { name: 'Edit SID' })).not.toBeInTheDocument();
  });
});
