import { aRow, aPaymentStatus, homeFacts } from '../../../test-support/answers';
import { ownTimeZone, timeOf } from '../../../lib/dates';
import { byNeed, countNeeds, needsOf, type HomeSubmission } from './home-submissions';
import { homeTasks } from './home-tasks';

const now = new Date('2026-11-21T03:00:00Z');
const scheme = { mayCreate: true, mayUpdate: true, timeZone: 'Australia/Sydney' };
const nothing = { claims: [], drafts: [], registrations: [], scheme, now };

const claim = (
  id: string,
  row: Parameters<typeof aRow>[0] = {},
  facts: Parameters<typeof homeFacts>[0] = {},
  more: Partial<HomeSubmission> = {},
): HomeSubmission => ({
  row: aRow({ id, legalEntity: `${id} Pty Ltd`, ...row }),
  facts: homeFacts({ id, ...facts }),
  mayUpdate: true,
  ...more,
});

describe('what a claim needs of its member', () => {
  it('is counted as on the claim’s own page, and named', () => {
    const needy = claim('a', { missing: 2 }, { hasTrades: false, lacksProof: true });
    expect(countNeeds(needy)).toBe(4);
    expect(needsOf(needy)).toEqual(['No trades yet', 'No proof of identity yet', '2 answers are missing']);
  });

  it('is a correction of trades that could not be assessed, until the member has asked for it (VIEW-32)', () => {
    const blocked = claim('a', {}, { isBlocked: true, hasUnreadableBalance: true });
    expect(countNeeds(blocked)).toBe(1);
    expect(needsOf(blocked)).toEqual(['The trades could not be assessed']);
    expect(needsOf(claim('b', {}, { hasUnreadableBalance: true }))).toEqual([
      'The opening balance is not a number',
    ]);
    const asked = claim('a', {}, { isBlocked: true, request: 'OPEN' });
    expect([countNeeds(asked), needsOf(asked)]).toEqual([0, []]);
    expect(countNeeds(claim('a', {}, { isBlocked: true, request: 'ANSWERED' }))).toBe(1);
  });

  const BANK = 'Bank details not confirmed yet';
  it.each([
    ['REFUSED', null, true, [BANK]],
    ['REFUSED', 'OPEN', true, [BANK]],
    ['REFUSED', 'OPEN', false, []],
    ['STOPPED', 'ANSWERED', true, [BANK]],
    ['STOPPED', 'OPEN', true, []],
    ['PENDING', null, true, []],
  ] as const)(
    'is a correction of bank details that are %s, with the request %s and edits %s (BANK-11)',
    (bankHold, request, mayUpdate, needs) => {
      const held = claim('a', {}, { bankHold, request }, { mayUpdate });
      expect([countNeeds(held), needsOf(held)]).toEqual([needs.length, needs]);
    },
  );

  it.each([
    ['RETURNED', true, null, true, 1],
    ['HELD', true, null, false, 1],
    ['HELD', true, 'OPEN', false, 0],
    ['HELD', false, null, true, 0],
    ['RETURNED', false, null, true, 0],
  ] as const)(
    'is other bank details for a payment that is %s, where it is for them: %s, %s, %s (PAY-18)',
    (stage, needsMember, request, mayUpdate, count) => {
      const payment = aPaymentStatus({ stage, needsMember, day: null });
      const unpaid = claim('a', {}, { request }, { payment, mayUpdate });
      expect(countNeeds(unpaid)).toBe(count);
      expect(needsOf(unpaid)).toEqual(count ? ['The payment needs other bank details'] : []);
    },
  );

  it('is nothing once the claim is removed', () => {
    const payment = aPaymentStatus({ stage: 'RETURNED', needsMember: true });
    const removed = claim('a', { missing: 2, removed: true }, { hasTrades: false }, { payment });
    expect([countNeeds(removed), needsOf(removed)]).toEqual([0, []]);
  });

  it('puts the claim first; then come new answers, in the order of the server', () => {
    const sorted = byNeed([
      claim('complete'),
      claim('answered', {}, { hasNewAnswer: true }),
      claim('needy', { missing: 1 }),
      claim('removed', { removed: true }),
      claim('asked', { removed: true }, { request: 'OPEN' }),
    ]);
    expect(sorted.map(({ row }) => row.id)).toEqual(['needy', 'removed', 'answered', 'complete', 'asked']);
  });
});

describe('the tasks of the home (SCREEN-34)', () => {
  it('end with the tax that a number would save, which is nobody’s duty to give (TAX-2)', () => {
    const taxed = claim('a', {}, { lacksTaxNumber: true });
    expect([countNeeds(taxed), needsOf(taxed)]).toEqual([0, []]);
    expect(homeTasks({ ...nothing, claims: [taxed, claim('b', { missing: 1 })] })).toEqual([
      { text: '1 thing needs you', about: 'b Pty Ltd', to: '/settlement-scheme/view/b' },
      {
        text: 'Tax will be withheld because no tax file number was given: see what you can do',
        about: 'a Pty Ltd',
        to: '/settlement-scheme/view/a',
      },
    ]);
  });

  it('go on with the drafts, then show answers, removals and what claims need', () => {
    const savedAt = '2026-11-21T02:13:00Z';
    const tasks = homeTasks({
      ...nothing,
      claims: [
        claim('a', { missing: 1 }),
        claim('b', {}, { hasNewAnswer: true, requestSince: '2026-11-19T23:00:00Z' }),
        claim('c', { removed: true }),
      ],
      drafts: [{ form: 'SUBMISSION_CREATE', subjectId: null, savedAt }],
    });
    expect(tasks).toEqual([
      {
        text: `Continue your draft, saved ${timeOf(savedAt, ownTimeZone())}`,
        about: 'New submission',
        to: '/settlement-scheme/create',
      },
      {
        text: 'We answered you on 20-Nov-2026',
        about: 'b Pty Ltd',
        to: '/settlement-scheme/view/b#amendments',
      },
      {
        text: 'A claim was removed: see why, and what you can do',
        about: 'c Pty Ltd',
        to: '/settlement-scheme/view/c',
      },
      { text: '1 thing needs you', about: 'a Pty Ltd', to: '/settlement-scheme/view/a' },
    ]);
  });

  it('tell of a decision that was not read, and of no open objection (OBJECT-11)', () => {
    const decided = {
      state: 'UPHELD',
      raisedAt: '2026-11-17T23:00:00Z',
      endedAt: '2026-11-19T23:00:00Z',
    } as const;
    const objected = { ...decided, state: 'OPEN', endedAt: null } as const;
    const latest = (id: string, latestObjection: typeof decided | typeof objected, hasNewDecision = false) =>
      claim(id, {}, { latestObjection, hasNewDecision });
    const claims = [latest('open', objected), latest('read', decided), latest('new', decided, true)];
    expect(homeTasks({ ...nothing, claims })).toEqual([
      {
        text: 'Your objection was decided on 20-Nov-2026: read the decision',
        about: 'new Pty Ltd',
        to: '/settlement-scheme/view/new/assessment#objecting',
      },
    ]);
    expect(byNeed(claims).map(({ row }) => row.id)).toEqual(['new', 'open', 'read']);
  });

  it('show a message that the office wrote first, also once it was read, until there is a reply (AMEND-22)', () => {
    const since = { requestSince: '2026-11-19T23:00:00Z' };
    const written = claim('a', {}, { ...since, request: 'ANSWERED', onlyOfficeWrote: true });
    expect(homeTasks({ ...nothing, claims: [written] })).toEqual([
      {
        text: 'We wrote to you on 20-Nov-2026: read and reply',
        about: undefined,
        to: '/settlement-scheme/view/a#amendments',
      },
    ]);
    expect(byNeed([claim('b'), written]).map(({ row }) => row.id)).toEqual(['a', 'b']);
    const closed = claim('a', {}, { ...since, request: 'CLOSED', onlyOfficeWrote: true });
    const answered = claim('a', {}, { ...since, request: 'ANSWERED' });
    expect(homeTasks({ ...nothing, claims: [closed, answered] })).toEqual([]);
    const removed = claim('a', { removed: true }, { ...since, request: 'ANSWERED', onlyOfficeWrote: true });
    expect(homeTasks({ ...nothing, claims: [removed] }).map(({ text }) => text)).toEqual([
      'We wrote to you on 20-Nov-2026: read and reply',
      'A claim was removed: see why, and what you can do',
    ]);
  });

  it('do not name the only claim', () => {
    const [task] = homeTasks({ ...nothing, claims: [claim('a', { missing: 2 })] });
    expect(task).toEqual({ text: '2 things need you', about: undefined, to: '/settlement-scheme/view/a' });
  });

  it('date a draft of another day', () => {
    const drafts = [
      { form: 'REGISTRATION_CREATE' as const, subjectId: null, savedAt: '2026-11-18T02:13:00Z' },
    ];
    expect(homeTasks({ ...nothing, drafts })[0]?.text).toMatch(
      /^Continue your draft, saved on 1[78]-Nov-2026 at \d\d:\d\d$/,
    );
  });

  it('lead to each form that has a draft, and to none that is closed or out of reach', () => {
    const savedAt = now.toISOString();
    const drafts = [
      { form: 'SUBMISSION_CREATE' as const, subjectId: null, savedAt },
      { form: 'SUBMISSION_EDIT' as const, subjectId: 'a', savedAt },
      { form: 'SUBMISSION_EDIT' as const, subjectId: 'gone', savedAt },
      { form: 'AMENDMENT' as const, subjectId: 'a', savedAt },
      { form: 'REGISTRATION_EDIT' as const, subjectId: 'r', savedAt },
      { form: 'REGISTRATION_EDIT' as const, subjectId: 'gone', savedAt },
    ];
    const all = { ...nothing, claims: [claim('a')], drafts, registrations: [{ id: 'r', name: 'Old Trust' }] };
    expect(homeTasks(all).map(({ to }) => to)).toEqual([
      '/settlement-scheme/create',
      '/settlement-scheme/edit/a',
      '/settlement-scheme/view/a#amendments',
      '/submission/r',
    ]);
    const closed = { ...all, scheme: { ...scheme, mayCreate: false, mayUpdate: false } };
    expect(homeTasks(closed).map(({ to }) => to)).toEqual([
      '/settlement-scheme/view/a#amendments',
      '/submission/r',
    ]);
  });
});
