import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntryRowFragment } from '../../generated/graphql';
import { scheme } from '../../test-support/answers';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../test-support/open-app';

const anEntry = (overrides: Partial<AuditEntryRowFragment> = {}) => ({
  __typename: 'AuditEntry',
  id: '7',
  at: '2026-11-20T03:04:05Z',
  actorKind: 'USER',
  actorName: 'Ada Admin',
  actorEmail: 'ada@example.com',
  actorId: 'u1',
  action: 'submission.sid-changed',
  subjectType: 'submission',
  subjectId: 's1',
  subjectName: '00124',
  details: [{ __typename: 'AuditDetail', name: 'change', before: '00123', value: '00124' }],
  detailsLeftOut: 0,
  ...overrides,
});

const page = (entries: object[], next: string | null = null, lookedBackTo: string | null = null) => ({
  auditEntries: { __typename: 'AuditEntryPage', entries, next, lookedBackTo },
});

const open = (answers: Answers = {}, path = '/admin/audit') =>
  openApp(path, { ...scheme, ...signedInAs('AUDITOR'), ...answers });

describe('the page of the audit', () => {
  afterEach(forgetPerson);

  it('says who did what to which subject, and what else, in plain words (AUDIT-8)', async () => {
    open({
      AuditEntries: page([
        anEntry(),
        anEntry({ id: '6', actorKind: 'TOKEN', actorName: 'Nightly', actorEmail: null, subjectName: null }),
        anEntry({
          id: '5',
          actorKind: 'SYSTEM',
          actorName: null,
          actorEmail: null,
          action: 'thing.of-tomorrow',
          subjectType: 'user',
          subjectId: 'unknown',
          subjectName: null,
          details: [
            ['sessionsEnded', null, '0'],
            ['fields', null, 'bankDetails.accountNo'],
            ['enabled', 'true', 'false'],
            ['name', '', 'Una'],
            ['files.1.payments', null, '12'],
            ['action', null, 'submission.sid-changed'],
            ['due', '2026-12-28', '2027-01-29'],
            ['moment', null, '2026-11-27 07:02:10.925023+00'],
          ].map(([name, before, value]) => ({ name: name!, before: before ?? null, value: value! })),
        }),
      ]),
    });
    await screen.findByText('thing.of-tomorrow');
    const rows = screen.getAllByRole('row').slice(1);
    const cells = (nth: number) =>
      within(rows[nth]!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(0)).toEqual([
      'SID changed',
      '20-Nov-2026, 14:04',
      'Ada Adminada@example.com',
      'Claim 00124',
      'Change00123 → 00124',
    ]);
    expect(within(rows[0]!).getByRole('link', { name: 'Claim 00124' })).toHaveAttribute(
      'href',
      '/settlement-scheme/view/s1',
    );
    expect(cells(1)[2]).toBe('API token Nightly');
    await userEvent.click(within(rows[2]!).getByRole('button', { name: 'Show all 8 details' }));
    expect([cells(2)[0], ...cells(2).slice(2)]).toEqual([
      'thing.of-tomorrow',
      'The portal itself',
      'Account',
      'Sessions ended0FieldsAccount numberEnabledyes → noNamenone → UnaFiles 1, Payments12ActionSID changedLast day28-Dec-2026 → 29-Jan-2027Moment27-Nov-2026, 18:02',
    ]);
    expect(screen.getByText('3 entries, and no older ones.')).toBeVisible();
  });

  it('adds the older entries, and says how far a page looked (AUDIT-7, AUDIT-10)', async () => {
    const app = open({
      AuditEntries: ({ after }) =>
        after === null || after === undefined
          ? page([anEntry()], '7', '2026-11-19T03:04:05Z')
          : page([anEntry({ id: '3' })]),
    });
    expect(await screen.findByText('1 entry, looked for back to 19-Nov-2026, 14:04.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Look further back' }));
    const end = await screen.findByText('2 entries, and no older ones.');
    await waitFor(() => expect(end).toHaveFocus());
    expect(app.callsOf('AuditEntries').at(-1)?.variables).toMatchObject({ after: '7' });
  });

  it('takes its filters from the URL and keeps them there (AUDIT-10)', async () => {
    const app = open(
      { AuditEntries: page([]) },
      '/admin/audit?from=2026-11-16&to=never&action=submission.sid-changed',
    );
    expect(await screen.findByText('Nothing found')).toBeVisible();
    expect(app.callsOf('AuditEntries')[0]?.variables).toMatchObject({
      from: '2026-11-16',
      to: null,
      action: 'submission.sid-changed',
      actor: null,
    });
    await userEvent.type(screen.getByLabelText('Who: e-mail or API token'), 'ada@example.com{Enter}');
    await waitFor(() => expect(app.url()).toContain('actor=ada%40example.com'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(app.url()).toBe('/admin/audit'));
    expect(await screen.findByText('Nothing has been recorded yet')).toBeVisible();
  });

  it('says what could not be found or loaded', async () => {
    open({ AuditEntries: new Refusal('BAD_USER_INPUT', 'No claim has this SID.') }, '/admin/audit?subject=x');
    expect(await screen.findByText('No claim has this SID.')).toBeVisible();
    forgetPerson();
    open({ AuditEntries: new Refusal('INTERNAL_SERVER_ERROR', 'Oh.') });
    expect(await screen.findByText('The audit could not be loaded.')).toBeVisible();
  });

  it('is not for support staff (AUDIT-7)', async () => {
    const app = open(signedInAs('SUPPORT'));
    expect(await screen.findByText('Your role does not open this page')).toBeVisible();
    expect(app.callsOf('AuditEntries')).toEqual([]);
  });
});
