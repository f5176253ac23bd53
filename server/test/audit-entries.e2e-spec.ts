import type { EntityManager } from 'typeorm';
import { type AskedPage, MOST_LOOKED_AT, readAuditPage } from '../src/audit-entries/read-audit-page.js';
import { Role } from '../src/common/actor.js';
import { CLAIM_FIELDS } from '../src/rules/claim-catalogue.js';
import { defaultScheme } from '../src/scheme/default-scheme.js';
import { todayIn } from '../src/scheme/today-in.js';
import type { User } from '../src/users/user.entity.js';
import { aClaimInput, CREATE, refusal, UPDATE, UPDATE_SID, viewClaim } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { anApiToken, aSubmission, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const AUDIT = `query ($after: ID, $from: Date, $to: Date, $action: String, $actor: String, $subject: String) {
  auditEntries(after: $after, from: $from, to: $to, action: $action, actor: $actor, subject: $subject) {
    entries {
      id at actorKind actorId actorName actorEmail action subjectType subjectId subjectName detailsLeftOut
      details { name before value }
    }
    next lookedBackTo
  }
}`;

interface Entry {
  id: string;
  actorKind: string;
  actorId: string | null;
  actorName: string | null;
  actorEmail: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectName: string | null;
  details: { name: string; before: string | null; value: string }[];
}
interface Page {
  entries: Entry[];
  next: string | null;
  lookedBackTo: string | null;
}

const { timeZone } = defaultScheme;

let server: TestServer;
let admin: User;
let asAdmin: Client;
let asAuditor: Client;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  admin = await anAdmin(db, { name: 'Ada Admin' });
  asAdmin = await server.signIn(admin);
  asAuditor = await server.signIn(await aUser(db, { role: Role.AUDITOR, name: 'Otto Auditor' }));
});
afterAll(() => server.close());

const read = async (variables: object = {}, client = asAuditor): Promise<Page> =>
  (await client.data<{ auditEntries: Page }>(AUDIT, variables)).auditEntries;

/** All pages, as 'Load older' would show them. */
async function all(variables: object = {}): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let after: string | null = null; ;) {
    const page: Page = await read({ ...variables, after });
    found.push(...page.entries);
    if (page.next === null) return found;
    after = page.next;
  }
}

describe('who may read the audit', () => {
  it('are administrators and auditors, and no script (AUDIT-7)', async () => {
    const { db } = server.database;
    for (const client of [asAdmin, asAuditor]) expect((await read({}, client)).entries).not.toEqual([]);
    for (const role of [Role.SUPPORT, Role.REVIEWER, Role.STANDARD])
      expect(await refusal(await server.signIn(await aUser(db, { role })), AUDIT, {})).toMatchObject({
        code: 'FORBIDDEN',
      });
    const script = server.nobody.with(await anApiToken(db, ['read', 'write', 'restricted'], admin.id));
    expect((await refusal(script, AUDIT, {})).code).toBe('FORBIDDEN');
  });
});

describe('the audit', () => {
  it('says who changed the SID of a claim, from what to what (AUDIT-7, AUDIT-8)', async () => {
    const claim = await aSubmission(server.database.db, server.ring, { sid: 'S-17' });
    await asAdmin.data(UPDATE_SID, { id: claim.id, version: claim.version, sid: 'S-18' });
    const today = todayIn(timeZone);
    const wanted = {
      id: expect.stringMatching(/^\d+$/) as string,
      at: expect.any(String) as string,
      actorKind: 'USER',
      actorId: admin.id,
      actorName: 'Ada Admin',
      actorEmail: admin.email,
      action: 'submission.sid-changed',
      subjectType: 'submission',
      subjectId: claim.id,
      subjectName: 'S-18',
      details: [{ name: 'change', before: 'S-17', value: 'S-18' }],
      detailsLeftOut: 0,
    };
    for (const filters of [
      { action: 'submission.sid-changed' },
      { action: 'submission.sid-changed', actor: admin.email.toUpperCase(), from: today, to: today },
      { action: 'submission.sid-changed', actor: admin.id },
      { action: 'submission.sid-changed', subject: 'S-18' },
      { action: 'submission.sid-changed', subject: claim.id },
    ])
      expect(await read(filters)).toEqual({ entries: [wanted], next: null, lookedBackTo: null });
    for (const filters of [{ to: '2020-01-01' }, { from: '2099-01-01' }, { actor: crypto.randomUUID() }])
      expect(await read({ action: 'submission.sid-changed', ...filters })).toMatchObject({
        entries: [],
        next: null,
      });
  });

  it('names scripts, what was changed of an account, and those who were not signed in (AUDIT-7)', async () => {
    const { db } = server.database;
    const user = await aUser(db, { name: 'Una User' });
    const { name, email } = user;
    await asAdmin.data(
      `mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, version: 1, input: $input) { message } }`,
      { id: user.id, input: { name: 'Una Changed', email, role: 'STANDARD', enabled: true } },
    );
    const [changed] = (await read({ subject: email })).entries;
    expect(changed).toMatchObject({
      action: 'user.changed',
      subjectName: email,
      details: [
        { name: 'name', before: name, value: 'Una Changed' },
        { name: 'sessionsEnded', before: null, value: '0' },
      ],
    });
    const script = server.nobody.with(await anApiToken(db, ['read'], admin.id));
    await script.data('{ submissionWalk { asOf } }');
    const [token] = await db.query<[{ id: string; name: string }]>(
      'SELECT id, name FROM api_tokens ORDER BY created_at DESC LIMIT 1',
    );
    expect((await read({ actor: token.name, action: 'submissions.walked' })).entries).toMatchObject([
      { actorKind: 'TOKEN', actorId: token.id, actorName: token.name, actorEmail: null },
    ]);
    await db.query(
      `INSERT INTO audit_entries (actor_kind, action, subject_type, subject_id) VALUES
         ('anonymous', 'sign-in.refused', 'user', 'unknown'), ('system', 'import.failed', 'import', 'not-an-id')`,
    );
    expect((await read()).entries.slice(0, 2)).toMatchObject([
      { actorKind: 'SYSTEM', actorName: null, subjectName: null },
      { actorKind: 'ANONYMOUS', actorName: null, subjectName: null },
    ]);
  });

  it('has no restricted value, whatever is done with a claim (AUDIT-1, AUDIT-8)', async () => {
    const member = await server.signIn(await aUser(server.database.db));
    const values = { accountNo: '987650123', bsb: '083-004', taxNumber: '876543210', hinSrn: 'X0098765432' };
    const input = aClaimInput({
      bankDetails: { accountNo: values.accountNo, bsb: values.bsb, accountName: 'Canary Account' },
      legalDetails: { taxNumber: values.taxNumber, tradingAccount: values.hinSrn },
    });
    const { createSubmission } = await member.data<{ createSubmission: { submissionId: string } }>(CREATE, {
      input,
    });
    const id = createSubmission.submissionId;
    const { version, tradeVersion } = await viewClaim(asAdmin, id);
    const { bankDetails } = aClaimInput({
      bankDetails: { accountNo: '987650124', accountName: 'Canary Account' },
    });
    await asAdmin.data(UPDATE, { id, version, tradeVersion, input: { bankDetails } });
    const entries = await all({ subject: id });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['submission.created', 'submission.read', 'submission.changed']),
    );
    const text = JSON.stringify(await all());
    for (const value of [...Object.values(values), '987650124', 'Canary Account'])
      expect(text).not.toContain(value);
  });

  it('masks a restricted value that an entry should not have (AUDIT-8)', async () => {
    const restricted = CLAIM_FIELDS.filter((field) => field.restricted).map(({ name }) => name);
    const details = Object.fromEntries(restricted.map((name) => [name, { from: '1020', to: '3040' }]));
    await server.database.db.query(
      `INSERT INTO audit_entries (actor_kind, action, subject_type, subject_id, details)
       VALUES ('system', 'import.done', 'import', 'x', $1)`,
      [{ ...details, more: { bsb: '1020', files: [{ n: 1 }, { n: 2 }] }, list: ['a', 'b'], none: null }],
    );
    const [entry] = (await read()).entries;
    expect(JSON.stringify(entry)).not.toMatch(/1020|3040/);
    expect(entry!.details).toEqual(
      expect.arrayContaining([
        ...restricted.map((name) => ({ name, before: null, value: '••••' })),
        { name: 'more.bsb', before: null, value: '••••' },
        { name: 'more.files.2.n', before: null, value: '2' },
        { name: 'list', before: null, value: 'a, b' },
        { name: 'none', before: null, value: '' },
      ]),
    );
  });

  it('notes who read which page (AUDIT-9)', async () => {
    await read({ action: 'session.started', actor: admin.email, subject: '', from: null });
    expect((await read({}, asAdmin)).entries[0]).toMatchObject({
      actorName: 'Otto Auditor',
      action: 'audit.read',
      subjectType: 'audit',
      details: [
        { name: 'actor', before: null, value: admin.email },
        { name: 'action', before: null, value: 'session.started' },
      ],
    });
  });

  it.each([
    ['from', { from: '2026-02-30' }],
    ['to', { from: '2026-03-02', to: '2026-03-01' }],
    ['action', { action: 'nothing.done' }],
    ['actor', { actor: 'nobody@example.com' }],
    ['actor', { actor: 'x'.repeat(321) }],
    ['subject', { subject: 'no such SID' }],
    ['subject', { subject: 'a\u0000b' }],
    ['after', { after: 'x' }],
    ['after', { after: '-1' }],
  ])('refuses a bad %s, and says so (AUDIT-7)', async (field, variables) => {
    const { code, fields } = await refusal(asAuditor, AUDIT, variables);
    expect([code, Object.keys(fields)]).toEqual(['BAD_USER_INPUT', [field]]);
  });
});

describe('pages of a long audit', () => {
  const LONG = 120_000;
  const NOW = Date.parse('2026-11-20T00:00:00Z');
  let tx: EntityManager;

  /** Entries at three a minute, some written up to an hour after their transaction began, with gaps between the ids. */
  beforeAll(async () => {
    tx = server.database.db.manager;
    await tx.query('TRUNCATE audit_entries');
    await tx.query(
      `INSERT INTO audit_entries (id, at, actor_kind, action, subject_type, subject_id)
       SELECT n * 2 + n / 1000, $1::timestamptz - ($2::int - n) * interval '20 seconds'
           - CASE WHEN n % 7 = 0 THEN (n % 60) * interval '1 minute' ELSE '0' END,
         'system', CASE WHEN n IN (20000, 60000) THEN 'rules.approved' ELSE 'submission.read' END, 'submission', (n % 5000)::text
       FROM generate_series(1, $2::int) n`,
      [new Date(NOW), LONG],
    );
    await tx.query('ANALYZE audit_entries');
  });

  async function walk(asked: Omit<AskedPage, 'timeZone'>) {
    const ids: string[] = [];
    let pages = 0;
    for (let after: string | undefined; ;) {
      const page = await readAuditPage(tx, { ...asked, after, timeZone });
      pages += 1;
      ids.push(...page.entries.map(({ id }) => id));
      if (page.next === null) return { ids, pages };
      after = page.next;
    }
  }

  it('have every entry of their days once, newest first (AUDIT-7)', async () => {
    for (const [from, to] of [
      ['2026-11-03', '2026-11-03'],
      ['2026-10-30', '2026-10-31'],
      [undefined, '2026-10-24'],
      ['2026-11-20', undefined],
      ['2026-12-01', '2026-12-31'],
      ['2020-01-01', '2020-01-02'],
    ]) {
      const asked = { from, to, subject: { types: ['submission'], id: '77' } };
      const wanted = await tx.query<{ id: string }[]>(
        `SELECT id::text FROM audit_entries WHERE subject_id = '77'
           AND ($1::date IS NULL OR at >= $1::date::timestamp AT TIME ZONE $3)
           AND ($2::date IS NULL OR at < ($2::date + 1)::timestamp AT TIME ZONE $3) ORDER BY audit_entries.id DESC`,
        [from ?? null, to ?? null, timeZone],
      );
      expect([from, to, (await walk(asked)).ids]).toEqual([from, to, wanted.map(({ id }) => id)]);
    }
    const day = await walk({ from: '2026-11-10', to: '2026-11-10' });
    const [{ count }] = await tx.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM audit_entries
       WHERE at >= '2026-11-10'::timestamp AT TIME ZONE $1 AND at < '2026-11-11'::timestamp AT TIME ZONE $1`,
      [timeZone],
    );
    expect(new Set(day.ids).size).toBe(count);
    expect(day.ids).toEqual([...day.ids].sort((one, other) => Number(other) - Number(one)));
  });

  it('look at no more than their share for what was done seldom, and say how far (AUDIT-7)', async () => {
    const first = await readAuditPage(tx, { action: 'rules.approved', timeZone });
    expect(first.entries).toEqual([]);
    expect(first.next).not.toBeNull();
    expect(first.lookedBackTo!.getTime()).toBeLessThan(NOW);
    expect((await walk({ action: 'rules.approved' })).ids).toEqual(
      [60_000, 20_000].map((n) => String(n * 2 + n / 1000)),
    );
    const [{ count }] = await tx.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM audit_entries WHERE id >= $1',
      [first.next],
    );
    expect(count).toBeLessThanOrEqual(MOST_LOOKED_AT);
  });
});
