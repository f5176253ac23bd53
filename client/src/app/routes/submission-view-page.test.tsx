import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission, aTrade, claimPage, scheme } from '../../test-support/answers';
import { type ClaimReader, openClaim, valueOf } from '../../test-support/claim-view';
import { forgetPerson, openApp, Refusal, signedInAs } from '../../test-support/open-app';

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

  it.each<ClaimReader>(['STANDARD', 'MASTER_ADMIN'])(
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
      ['Trading account HIN/SRN', 'The holder number on a CHESS or share registry statement.'],
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
