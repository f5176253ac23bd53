import { screen, within } from '@testing-library/react';
import { aHome, aRow, aPaymentStatus, homeFacts, scheme } from '../../../test-support/answers';
import { forgetPerson, openApp, signedInAs } from '../../../test-support/open-app';

const open = (home: Parameters<typeof aHome>[0] = {}) =>
  openApp('/account/profile', {
    ...scheme,
    ...signedInAs('STANDARD'),
    MySubmissions: aHome(home),
    MyRegistrations: { myRegistrations: [] },
  });
const linksUnder = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement!).getAllByRole('link');

describe("the member's home", () => {
  afterEach(forgetPerson);

  it('requests the older registrations once (SCREEN-16)', async () => {
    const app = open({ rows: [aRow()] });
    await screen.findByRole('link', { name: /Acme Pty Ltd SID/ });
    expect(app.callsOf('MyRegistrations')).toHaveLength(1);
  });

  it('lists the registrations with stage, date and what each still needs (SCREEN-11, SCREEN-14, SCREEN-34)', async () => {
    open({
      rows: [aRow({ id: 's2', legalEntity: 'Koala Trust', sid: null }), aRow({ missing: 2 })],
      facts: [homeFacts({ id: 's2', hasNotice: true }), homeFacts({ lacksProof: true })],
    });
    const first = await screen.findByRole('link', { name: /Acme Pty Ltd SID/ });
    expect(first).toHaveAttribute('href', '/settlement-scheme/view/s1');
    expect(first).toHaveTextContent('SID 00101');
    expect(screen.getAllByRole('link', { name: 'Your receipt' })[0]).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s1?receipt=1',
    );
    expect(first).toHaveTextContent('Received on 20-Nov-2026 · being checked now');
    expect(first).toHaveTextContent('2 answers are missing');
    expect(first).toHaveTextContent('No proof of identity yet');
    const second = screen.getByRole('link', { name: /Koala Trust/ });
    expect(second).toHaveTextContent('SID not set yet');
    expect(second).toHaveTextContent('assessed, the payment is next');
    expect(second).toHaveTextContent('Nothing is missing');
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      'https://scheme.example/privacy',
    );
    expect(screen.getByText('© 2026 The Administrator')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Administration' })).not.toBeInTheDocument();
  });

  it('says that a begun claim has not been sent, instead of that there is none (SCREEN-34)', async () => {
    open({
      rows: [],
      facts: [],
      drafts: [{ form: 'SUBMISSION_CREATE', subjectId: null, savedAt: '2026-11-20T22:15:00Z' }],
    });
    expect(await screen.findByText('Your claim has not been sent yet')).toBeVisible();
    expect(screen.queryByText('There is no registration for your e-mail address')).not.toBeInTheDocument();
  });

  it('never says that the payment is next while something is missing (SCREEN-34)', async () => {
    open({ rows: [aRow({ missing: 2 })], facts: [homeFacts({ hasNotice: true })] });
    expect(await screen.findByRole('link', { name: /Acme Pty Ltd SID/ })).toHaveTextContent(
      'Received on 20-Nov-2026 · assessed, the payment waits for what is missing',
    );
  });

  it.each([
    ['PENDING', 0],
    ['STOPPED', 1],
    ['REFUSED', 1],
  ] as const)(
    'says that bank details are not released, %s, and asks for a correction (BANK-11)',
    async (bankHold, tasks) => {
      open({ rows: [aRow()], facts: [homeFacts({ bankHold, hasNotice: true })] });
      // Once alone.
      expect(await screen.findByText('Bank details not confirmed yet')).toBeVisible();
      expect(screen.getByRole('link', { name: /Acme Pty Ltd SID/ })).toHaveTextContent(
        tasks ? 'assessed, the payment waits for what is missing' : 'assessed, the payment is next',
      );
      expect(screen.queryAllByText('1 thing needs you')).toHaveLength(tasks);
      expect(screen.queryByText('Nothing is missing')).not.toBeInTheDocument();
    },
  );

  it.each([
    [{ stage: 'PREPARING' }, 'assessed, the payment is next'],
    [{ stage: 'HELD' }, 'assessed, we cannot pay you yet'],
    [{ stage: 'HELD', needsMember: true }, 'assessed, we cannot pay you yet'],
    [{ stage: 'IN_FILE', day: '2027-01-10' }, 'assessed, the payment is next'],
    [{ stage: 'SENT', day: '2027-01-10' }, 'assessed, the payment is with the bank'],
    [{ stage: 'PAID', day: '2027-01-10' }, 'paid on 10-Jan-2027'],
    [{ stage: 'RETURNED' }, 'assessed, the bank could not make the payment'],
    [{ stage: 'RETURNED', needsMember: true }, 'assessed, the bank could not make the payment'],
    [{ stage: 'QUERIED' }, 'assessed, the payment is with the bank'],
    [{ stage: 'UNCLAIMED' }, 'assessed, the payment was not claimed in time'],
    [{ stage: 'NONE' }, 'assessed, nothing is paid'],
  ] as const)('says how far the payment is: %j (PAY-18)', async (payment, words) => {
    open({
      rows: [aRow()],
      facts: [homeFacts({ hasNotice: true })],
      payments: [aPaymentStatus({ day: null, ...payment })],
    });
    const card = await screen.findByRole('link', { name: /Acme Pty Ltd SID/ });
    expect(card).toHaveTextContent(`Received on 20-Nov-2026 · ${words}`);
    const needsMember = 'needsMember' in payment;
    expect(card).toHaveTextContent(
      needsMember ? `${words}The payment needs other bank details` : `${words}Nothing is missing`,
    );
    expect(screen.queryAllByText('1 thing needs you')).toHaveLength(needsMember ? 1 : 0);
  });

  it('keeps a message that the office wrote first until there is a reply (AMEND-22)', async () => {
    open({
      rows: [aRow()],
      facts: [
        homeFacts({ request: 'ANSWERED', requestSince: '2026-11-19T23:00:00Z', onlyOfficeWrote: true }),
      ],
    });
    const card = await screen.findByRole('link', { name: /Acme Pty Ltd SID/ });
    expect(card).toHaveTextContent(/We have written to you$/);
    expect(linksUnder('What to do next')).toHaveLength(1);
  });

  it('says of a blocked claim that its trades could not be assessed (VIEW-32)', async () => {
    open({ rows: [aRow()], facts: [homeFacts({ isBlocked: true, objectionsUntil: '2999-01-31' })] });
    const card = await screen.findByRole('link', { name: /Acme Pty Ltd SID/ });
    expect(card).toHaveTextContent('being checked now');
    expect(card).toHaveTextContent('The trades could not be assessed');
    expect(card).not.toHaveTextContent('You can object');
    expect(screen.getByRole('link', { name: '1 thing needs you' })).toBeVisible();
    expect(screen.queryByText('Nothing is missing')).not.toBeInTheDocument();
  });

  it('says until when to object, and what became of an objection, in the words of the assessment (OBJECT-11)', async () => {
    const objection = (state: 'UNDER_REVIEW' | 'UPHELD', endedAt: string | null) => ({
      latestObjection: {
        __typename: 'LatestObjection' as const,
        state,
        raisedAt: '2026-11-19T23:00:00Z',
        endedAt,
      },
    });
    const facts = { hasNotice: true, objectionsUntil: '2999-01-31' };
    open({
      rows: ['free', 'late', 'open', 'decided', 'read'].map((id) =>
        aRow({ id, legalEntity: `${id} Pty Ltd` }),
      ),
      facts: [
        homeFacts({ ...facts, id: 'free' }),
        homeFacts({ ...facts, id: 'late', objectionsUntil: '2020-01-31' }),
        homeFacts({ ...facts, id: 'open', ...objection('UNDER_REVIEW', null) }),
        homeFacts({
          ...facts,
          id: 'decided',
          ...objection('UPHELD', '2026-11-20T23:00:00Z'),
          hasNewDecision: true,
        }),
        homeFacts({ ...facts, id: 'read', ...objection('UPHELD', '2026-11-20T23:00:00Z') }),
      ],
    });
    const card = (id: string) => screen.findByRole('link', { name: new RegExp(`^${id} Pty Ltd SID`) });
    expect(await card('free')).toHaveTextContent(
      /You can object until the end of 31-Jan-2999: [\d,]+ days from today\./,
    );
    const objected = await card('open');
    expect(objected).toHaveTextContent('assessed, the payment waits for the decision on your objection');
    expect(objected).toHaveTextContent('Objection of 20-Nov-2026: Being looked at');
    expect(objected).not.toHaveTextContent('Nothing is missing');
    expect(await card('decided')).toHaveTextContent('Objection of 20-Nov-2026: Upheld');
    for (const id of ['late', 'read'])
      expect(await card(id)).toHaveTextContent(
        /ID 00101Received on 20-Nov-2026 · assessed, the payment is nextNothing is missing$/,
      );
    expect(
      screen.getByRole('link', { name: /^Your objection was decided on 21-Nov-2026: read the decision/ }),
    ).toHaveAttribute('href', '/settlement-scheme/view/decided/assessment#objecting');
  });

  it('starts with the tasks, each a link to its place (SCREEN-34)', async () => {
    open({
      rows: [aRow({ missing: 3 })],
      facts: [
        homeFacts({
          lacksProof: true,
          request: 'ANSWERED',
          requestSince: '2026-11-19T23:00:00Z',
          hasNewAnswer: true,
        }),
      ],
      drafts: [{ form: 'AMENDMENT', subjectId: 's1', savedAt: '2026-11-10T01:00:00Z' }],
    });
    await screen.findByRole('heading', { name: 'What to do next' });
    expect(
      linksUnder('What to do next').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [
        expect.stringMatching(
          /^Continue your draft, saved on \d\d-Nov-2026 at \d\d:\d\dRequest about Acme Pty Ltd$/,
        ),
        '/settlement-scheme/view/s1#amendments',
      ],
      ['We answered you on 20-Nov-2026', '/settlement-scheme/view/s1#amendments'],
      ['4 things need you', '/settlement-scheme/view/s1'],
    ]);
  });

  it('says that there is nothing to do while everything is with us', async () => {
    open({
      rows: [aRow()],
      facts: [homeFacts({ request: 'OPEN', requestSince: '2026-11-19T23:00:00Z' })],
    });
    expect(await screen.findByText('There is nothing you need to do now.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Acme/ })).toHaveTextContent('We are working on your request');
  });

  it('shows a removed claim as removed, and as a task until its member has written', async () => {
    open({ rows: [aRow({ removed: true })], facts: [homeFacts()] });
    expect(await screen.findByRole('link', { name: /Acme Pty Ltd/ })).toHaveTextContent(
      'This claim has been removed',
    );
    expect(screen.queryByText('Nothing is missing')).not.toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'A claim was removed: see why, and what you can do' }),
    ).toBeVisible();
  });

  it('says what to do when there are none', async () => {
    open();
    expect(await screen.findByText('There is no registration for your e-mail address')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'What to do next' })).not.toBeInTheDocument();
  });
});
