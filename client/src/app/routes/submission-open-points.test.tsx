import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anObjection, objections } from '../../test-support/claim-assessment';
import { aSubmission, aThread, claimPage, scheme } from '../../test-support/answers';
import { openClaim, valueOf } from '../../test-support/claim-view';
import { forgetPerson, openApp, Refusal, signedInAs } from '../../test-support/open-app';
import { wholeText } from '../../test-support/whole-text';

const CHECKED = [/^Received\d\d-/, 'CheckedNow', 'AssessedLater', 'PaidLater'];
const ASSESSED = [/^Received\d\d-/, 'CheckedDone', 'AssessedDone', 'PaidNext'];

describe('the open points of a claim', () => {
  afterEach(forgetPerson);

  it('says what is missing and links to the field (VIEW-15)', async () => {
    await openClaim('STANDARD', {
      bank: { bsb: '' },
      missing: [{ path: 'bankDetails.bsb', message: 'BSB is required' }],
    });
    expect(screen.getByText('1 thing needs you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'BSB is required' })).toHaveAttribute('href', '#bankDetails.bsb');
    expect(valueOf('BSB')).toHaveTextContent('BSB is required');
  });

  it('leads a member who may edit the claim to the field of a missing answer (VIEW-15, CLAIM-45)', async () => {
    await openClaim('STANDARD', {
      mayUpdate: true,
      missing: [
        { path: 'bankDetails.bsb', message: 'BSB is required' },
        { path: 'tradeDetails.openingBalance', message: 'Opening balance is required' },
      ],
    });
    expect(screen.getByRole('link', { name: 'BSB is required' })).toHaveAttribute(
      'href',
      '/settlement-scheme/edit/s1?missing=1#bankDetails.bsb',
    );
    expect(screen.getByRole('link', { name: 'Opening balance is required' })).toHaveAttribute(
      'href',
      '#tradeDetails.openingBalance',
    );
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
      const reason = await screen.findByText(
        wholeText('There are no trades. It was removed on 02-Feb-2024.'),
      );
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
    [null, null, CHECKED],
    ['Assessment Notice', null, ASSESSED],
    [null, 'ASSESSED' as const, ASSESSED],
    [null, 'BLOCKED' as const, CHECKED],
  ])(
    'shows a member how far a claim with the notice %s and the result %s is (VIEW-25)',
    async (name, status, stages) => {
      const assessmentNotice = name && { __typename: 'AssessmentNotice' as const, name };
      const assessment = status && {
        __typename: 'ClaimAssessment' as const,
        status,
        blockedBy: [],
        latestObjection: null,
      };
      await openClaim('STANDARD', {}, { AssessmentNotice: { assessmentNotice, assessment } });
      const list = await screen.findByRole('region', { name: 'How far your claim is' });
      await waitFor(() =>
        expect(
          within(list)
            .getAllByRole('listitem')
            .map((stage) => stage.textContent),
        ).toEqual(stages.map((words) => expect.stringMatching(words) as string)),
      );
      expect(list).toHaveTextContent(
        stages === ASSESSED
          ? 'The next news will be about the Assessment Notices.'
          : 'Next we check your claim and assess it. We tell you by e-mail.The next news for everybody will be about',
      );
      expect(list).not.toHaveTextContent('No payment');
    },
  );

  it.each([
    [
      'UNDER_REVIEW' as const,
      null,
      'Objection of 24-Nov-2026: Being looked at. The payment waits for the decision.',
    ],
    ['DISMISSED' as const, '2026-11-25T03:04:00Z', 'Objection of 24-Nov-2026: Dismissed.'],
  ])('tells a member how far an objection is, %s (OBJECT-11)', async (state, endedAt, words) => {
    const latestObjection = {
      __typename: 'LatestObjection' as const,
      state,
      raisedAt: '2026-11-24T03:04:00Z',
      endedAt,
    };
    const assessment = {
      __typename: 'ClaimAssessment' as const,
      status: 'ASSESSED' as const,
      blockedBy: [],
      latestObjection,
    };
    await openClaim('STANDARD', {}, { AssessmentNotice: { assessmentNotice: null, assessment } });
    const stages = await screen.findByRole('region', { name: 'How far your claim is' });
    await waitFor(() => expect(stages).toHaveTextContent(words));
    expect(stages).toHaveTextContent(endedAt === null ? 'PaidWaits for us' : 'PaidNext');
    expect(within(stages).getByRole('link', { name: 'Objection of 24-Nov-2026' })).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s1/assessment#objecting',
    );
  });

  it('names an objection that nobody has decided to the office, with its officer and a link (OBJECT-7, VIEW-15)', async () => {
    await openClaim(
      'MASTER_ADMIN',
      {},
      objections({
        objections: [
          anObjection({ state: 'UNDER_REVIEW', officer: 'Priya', raisedAt: '2026-11-24T03:04:00Z' }),
          anObjection({ id: 'o2', state: 'DISMISSED' }),
        ],
      }),
    );
    const point = await screen.findByRole('link', { name: 'Objection of 24-Nov-2026, looked at by Priya' });
    expect(point).toHaveAttribute('href', '/admin/objections/o1');
    expect(screen.queryByRole('link', { name: /nobody assigned/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Nothing is open')).not.toBeInTheDocument();
  });

  const blocked = (blockedBy: string[]) => ({
    AssessmentNotice: {
      assessmentNotice: null,
      assessment: {
        __typename: 'ClaimAssessment' as const,
        status: 'BLOCKED' as const,
        blockedBy,
        latestObjection: null,
      },
    },
  });

  it('tells a member of a blocked claim what blocks it and where to read what to do (VIEW-32)', async () => {
    await openClaim('STANDARD', {}, blocked(['TRADING_HALT', 'NO_PRICE']));
    const words =
      'Your trades could not be assessed: Bought or sold in a trading halt; A transaction without a price. See what to do';
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s1/assessment',
    );
    expect(screen.getByText('1 thing needs you')).toBeVisible();
    expect(screen.queryByText('Nothing is missing')).not.toBeInTheDocument();
  });

  it('tells a member that the opening balance is not a number, once (VIEW-32)', async () => {
    const opening = { openingBalance: '1,000' };
    await openClaim('STANDARD', opening);
    expect(
      await screen.findByRole('link', { name: 'Your opening balance is not a number: ask us to correct it' }),
    ).toHaveAttribute('href', '#amendments');
    forgetPerson();
    await openClaim('STANDARD', opening, blocked(['OPENING_UNREADABLE']));
    await screen.findByText('1 thing needs you');
  });

  it('does not ask again for a correction while a request waits (VIEW-32)', async () => {
    await openClaim(
      'STANDARD',
      { openingBalance: '1,000' },
      { ...blocked(['OPENING_UNREADABLE']), AmendmentThread: aThread('OPEN', [sent('m1', '2023-02-22')]) },
    );
    expect(await screen.findByText('We are working on your request')).toBeVisible();
    expect(screen.queryByText(/could not be assessed|not a number: ask/)).not.toBeInTheDocument();
  });

  it('says that an assessed claim is not paid while something is missing (VIEW-25)', async () => {
    const assessmentNotice = { __typename: 'AssessmentNotice' as const, name: 'Assessment Notice' };
    const missing = [{ path: 'bankDetails.bsb', message: 'BSB is required' }];
    await openClaim('STANDARD', { missing }, { AssessmentNotice: { assessmentNotice, assessment: null } });
    const list = await screen.findByRole('region', { name: 'How far your claim is' });
    await waitFor(() => expect(list).toHaveTextContent('PaidWaits for you'));
    expect(list).toHaveTextContent('No payment can be made until what is listed above is done.');
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
});
