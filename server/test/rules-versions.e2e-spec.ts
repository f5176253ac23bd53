import type { User } from '../src/users/user.entity.js';
import { soundRules } from '../src/rules/sound-rules.js';
import type { Client } from './harness/client.js';
import { emptied } from './harness/assessing.js';
import { anAdmin, anApiToken } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let author: User;
let approver: User;
let asAuthor: Client;
let asOther: Client;

beforeAll(async () => {
  server = await TestServer.start();
  author = await anAdmin(server.database.db);
  asAuthor = await server.signIn(author);
  approver = await anAdmin(server.database.db);
  asOther = await server.signIn(approver);
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptied(server, 'rules_versions');
  await server.database.db.query('DELETE FROM limits');
});

interface Kept {
  number: number;
  state: string;
  version: number;
  mayEdit: boolean;
  sha256: string;
  document: string;
  inWords: { title: string; sentences: string[] }[];
}

const FIELDS = 'number state version mayEdit sha256 document inWords { title sentences }';
const typed = (changed: object = {}) => JSON.stringify({ ...soundRules, ...changed }, undefined, 2);
const draft = (input: object = {}, client = asAuthor) =>
  client.graphql<{ draftRules: Kept }>(
    `mutation ($input: DraftRulesInput!) { draftRules(input: $input) { ${FIELDS} } }`,
    {
      input: {
        effectiveFrom: '2019-05-03',
        basis: 'Order of 3 May 2019',
        document: typed(),
        ...input,
      },
    },
  );
const drafted = async (input: object = {}, client = asAuthor) => {
  const { body } = await draft(input, client);
  expect(body.errors).toBeUndefined();
  return body.data!.draftRules;
};
const errorOf = async (answer: ReturnType<typeof draft>) => {
  const [error] = (await answer).body.errors ?? [];
  return { code: error?.extensions.code, message: error?.message, fields: error?.extensions['fields'] };
};

/** Sets the state after an approval by another person. */
const approve = (number: number) =>
  server.database.db.query(
    `UPDATE rules_versions SET state = 'APPROVED', approved_at = now(),
       approved_by_id = (SELECT id FROM users WHERE id <> author_id LIMIT 1) WHERE number = $1`,
    [number],
  );

describe('a draft of the rules', () => {
  it('is stored as canonical JSON with its hash, displayed in words, and audited (RULES-8, RULES-9, RULES-11)', async () => {
    const kept = await drafted();
    expect(kept).toMatchObject({ number: 1, state: 'DRAFT', version: 1, mayEdit: true });
    expect(kept.document).toMatch(/^\{"assessment":\{"bands":\[/);
    expect(kept.inWords.flatMap(({ sentences }) => sentences)).toContain(
      'Shares bought from 24-Aug-2013 to 27-Jul-2014 carried $0.85 of inflation a share.',
    );
    const [entry] = await server.database.db.query<{ details: object }[]>(
      `SELECT details FROM audit_entries WHERE action = 'rules.drafted' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry?.details).toEqual({ number: 1, sha256: kept.sha256 });
    const list = '{ rulesVersions { number author basis effectiveFrom sha256 mayEdit } }';
    expect(await asOther.data(list)).toEqual({
      rulesVersions: [
        {
          number: 1,
          author: author.name,
          basis: 'Order of 3 May 2019',
          effectiveFrom: '2019-05-03',
          sha256: kept.sha256,
          mayEdit: false,
        },
      ],
    });
  });

  it('can be changed by its author, from the version that was read (RULES-11)', async () => {
    await drafted();
    expect(await drafted({ number: 1, version: 1, document: typed({ name: 'Other' }) })).toMatchObject({
      number: 1,
      version: 2,
    });
    expect(await errorOf(draft({ number: 1, version: 1 }))).toMatchObject({ code: 'CONFLICT' });
    expect(await errorOf(draft({ number: 1, version: 2 }, asOther))).toMatchObject({
      code: 'CONFLICT',
      message: 'Only its author changes draft 1. Make a version of your own from it instead.',
    });
    expect(await errorOf(draft({ number: 7, version: 1 }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has a unique number, however many are created at once (RULES-11)', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => drafted()));
    expect(made.map(({ number }) => number).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
  });

  it('is refused with every error at its field and line, and nothing is stored (RULES-2, RULES-9)', async () => {
    const document = typed({ currency: 'dollars', extra: 1 });
    expect(await errorOf(draft({ document, effectiveFrom: '2019-02-30', basis: ' ' }))).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'Some values of the rules need correcting.',
      fields: {
        effectiveFrom: 'Use a day as yyyy-MM-dd',
        basis: 'Enter the order or decision that these rules rest on',
        'document.currency': 'Line 5: This value is not allowed',
        'document.extra': expect.stringMatching(/^Line \d+: This key is not known$/),
      },
    });
    const twice = typed().replace('"currency": "AUD"', '"currency": "AUD",\n  "currency": "aud"');
    expect(await errorOf(draft({ document: twice }))).toMatchObject({
      fields: { 'document.currency': 'Line 6: This key appears twice; Line 6: This value is not allowed' },
    });
    for (const text of ['', '[]', '{"a":1,"a":2}', '['.repeat(100_000), '"\\ud800"', 'null'])
      expect(await errorOf(draft({ document: text }))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await asAuthor.data('{ rulesVersions { number } }')).toEqual({ rulesVersions: [] });
  });
});

describe('a draft as large as one may be', () => {
  const bands = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const day = new Date(Date.UTC(1994, 0, 1 + at)).toISOString().slice(0, 10);
      return { id: String(at), from: day, to: day, inflation: '0.50' };
    });
  const withBands = (count: number) =>
    typed({ assessment: { ...soundRules.assessment, bands: bands(count) } });

  it('holds 10,000 bands in 2,000,000 characters, and is read again (RULES-6, RULES-9)', async () => {
    const document = withBands(10_000);
    expect(document.length).toBeLessThan(2_000_000);
    const kept = await drafted({ document: document.padEnd(2_000_000) });
    const { assessment } = JSON.parse(kept.document) as typeof soundRules;
    expect(assessment.bands).toHaveLength(10_000);
  });

  it('is refused with one band more, one character more, or two bands on one day, at its field (RULES-6, RULES-9)', async () => {
    expect(await errorOf(draft({ document: withBands(10_001) }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'document.assessment.bands': expect.stringMatching(/^Line \d+: /) },
    });
    expect(await errorOf(draft({ document: typed().padEnd(2_000_001) }))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    const twice = typed({
      assessment: { ...soundRules.assessment, bands: [...bands(9_999), bands(1)[0]] },
    });
    expect((await errorOf(draft({ document: twice }))).fields).toEqual({
      'document.assessment.bands.9999': expect.stringMatching(/^Line \d+: /),
    });
    expect(await asAuthor.data('{ rulesVersions { number } }')).toEqual({ rulesVersions: [] });
  });
});

describe('two versions', () => {
  it('are compared value by value (RULES-10)', async () => {
    await drafted();
    await drafted({ document: typed({ name: 'Other' }) }, asOther);
    expect(await asAuthor.data('{ rulesDifference(from: 1, to: 2) { path before after } }')).toEqual({
      rulesDifference: [{ path: 'name', before: soundRules.name, after: 'Other' }],
    });
  });
});

describe('the approval of a draft', () => {
  const askForCode = (number = 1, version = 1, client = asOther) =>
    client.graphql<{ sendRulesApprovalCode: { message: string } }>(
      'mutation ($number: Int!, $version: Int!) { sendRulesApprovalCode(number: $number, version: $version) { message } }',
      { number, version },
    );
  const approveBy = (code: string, number = 1, version = 1, client = asOther) =>
    client.graphql<{ approveRules: Kept }>(
      `mutation ($number: Int!, $version: Int!, $code: String!) {
        approveRules(number: $number, version: $version, code: $code) { ${FIELDS} mayApprove }
      }`,
      { number, version, code },
    );
  let codes = 0;
  /** The code in the newest mail, once one more has arrived. */
  const mailedCode = async (number = 1, version = 1) => {
    await server.database.db.query('DELETE FROM limits');
    expect((await askForCode(number, version)).body.errors).toBeUndefined();
    codes += 1;
    return server.mailbox.codeFor(approver.email, codes);
  };
  const errorOfAnswer = ({
    body,
  }: {
    body: { errors?: { message: string; extensions: { code: string } }[] };
  }) => body.errors?.[0] && [body.errors[0].extensions.code, body.errors[0].message];

  it('is made by another person with a code for exactly this action, and audited (RULES-14, ACT-1)', async () => {
    const { sha256 } = await drafted();
    const code = await mailedCode();
    const [mail] = await server.mailbox.to(approver.email, codes);
    expect(mail?.text).toContain('Your code to approve version 1 of the rules is');
    const { body } = await approveBy(code);
    expect(body.data?.approveRules).toMatchObject({ number: 1, state: 'APPROVED', mayApprove: false });
    const [entry] = await server.database.db.query<{ actorId: string; details: object }[]>(
      `SELECT actor_id AS "actorId", details FROM audit_entries WHERE action = 'rules.approved'`,
    );
    expect(entry).toEqual({ actorId: approver.id, details: { number: 1, sha256 } });
    expect(errorOfAnswer(await approveBy(code))?.[0]).toBe('BAD_USER_INPUT');
    expect(errorOfAnswer(await askForCode())).toEqual(['CONFLICT', 'Version 1 has already been approved.']);
  });

  it('cannot be made by the author, who gets no code, in any of their sessions, nor by an API token (RULES-14)', async () => {
    await drafted();
    const words = 'Rules need two people: one who writes them and another who approves them.';
    expect(errorOfAnswer(await askForCode(1, 1, asAuthor))).toEqual(['CONFLICT', words]);
    const second = await server.signIn(author);
    expect(errorOfAnswer(await approveBy('123456', 1, 1, second))?.[0]).toBe('BAD_USER_INPUT');
    expect((await server.mailbox.all()).filter(({ to }) => to.includes(author.email))).toEqual([]);
    // The code that the other was mailed is of no use to the author, nor to a script.
    const code = await mailedCode();
    expect(errorOfAnswer(await approveBy(code, 1, 1, second))?.[0]).toBe('BAD_USER_INPUT');
    const token = server.nobody.with(await anApiToken(server.database.db, ['read', 'write']));
    expect(errorOfAnswer(await askForCode(1, 1, token))?.[0]).toBe('FORBIDDEN');
    expect(errorOfAnswer(await approveBy(code, 1, 1, token))?.[0]).toBe('FORBIDDEN');
    expect(await asAuthor.data('{ rulesVersions { state } }')).toEqual({
      rulesVersions: [{ state: 'DRAFT' }],
    });
  });

  it('accepts no code of another version, of another draft, or from before the draft was changed (ACT-1)', async () => {
    await drafted();
    await drafted();
    const code = await mailedCode();
    expect(errorOfAnswer(await approveBy(code, 2))).toEqual([
      'BAD_USER_INPUT',
      'That code is not right, is for something else, or has expired. Please check it, or ask for a new one.',
    ]);
    await drafted({ number: 1, version: 1, document: typed({ name: 'Changed' }) });
    expect(errorOfAnswer(await approveBy(code, 1, 2))?.[0]).toBe('BAD_USER_INPUT');
    expect(errorOfAnswer(await approveBy(code, 1, 1))).toEqual([
      'CONFLICT',
      'Draft 1 was changed since you opened it. Reload it and read it again.',
    ]);
    const [{ approved }] = await server.database.db.query<[{ approved: string }]>(
      `SELECT count(*) AS approved FROM rules_versions WHERE state <> 'DRAFT'`,
    );
    expect(approved).toBe('0');
  });

  it('invalidates a code after five wrong attempts (ACT-1)', async () => {
    await drafted();
    const code = await mailedCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++) await approveBy(wrong);
    expect(errorOfAnswer(await approveBy(code))).toEqual([
      'BAD_USER_INPUT',
      'There were too many attempts with this code, and it no longer works. Please ask for a new one.',
    ]);
  });

  it('is made once when two people, one of them in two windows, approve at once (RULES-14)', async () => {
    await drafted();
    const code = await mailedCode();
    const third = await anAdmin(server.database.db);
    const asThird = await server.signIn(third);
    expect((await askForCode(1, 1, asThird)).body.errors).toBeUndefined();
    const own = await server.mailbox.codeFor(third.email);
    const answers = await Promise.all([approveBy(code), approveBy(own, 1, 1, asThird), approveBy(code)]);
    expect(answers.filter(({ body }) => body.errors === undefined)).toHaveLength(1);
    const [{ count }] = await server.database.db.query<[{ count: string }]>(
      `SELECT count(*) FROM audit_entries WHERE action = 'rules.approved' AND details ->> 'number' = '1'
         AND subject_id = (SELECT id::text FROM rules_versions)`,
    );
    expect(count).toBe('1');
  });

  it('sends at most one code in half a minute', async () => {
    await drafted();
    await mailedCode();
    expect(errorOfAnswer(await askForCode())?.[0]).toBe('RATE_LIMITED');
  });
});

describe('approved rules', () => {
  it('cannot be changed, through the API or by SQL (RULES-12)', async () => {
    await drafted();
    await approve(1);
    expect(await errorOf(draft({ number: 1, version: 2 }))).toMatchObject({
      code: 'CONFLICT',
      message: 'Version 1 is approved and is never changed. Make a new version instead.',
    });
    const { db } = server.database;
    for (const statement of [
      `UPDATE rules_versions SET document = '{}'`,
      `UPDATE rules_versions SET state = 'DRAFT', approved_by_id = NULL`,
      `UPDATE rules_versions SET state = 'RETIRED', basis = 'another'`,
      'DELETE FROM rules_versions',
    ])
      await expect(db.query(statement)).rejects.toThrow('Approved rules are never changed or deleted');
    await db.query(`UPDATE rules_versions SET state = 'RETIRED'`);
    await expect(db.query(`UPDATE rules_versions SET state = 'APPROVED'`)).rejects.toThrow(
      'Approved rules are never changed or deleted',
    );
  });

  it('always have two different people as author and approver (RULES-12)', async () => {
    await drafted();
    await expect(
      server.database.db.query(
        `UPDATE rules_versions SET state = 'APPROVED', approved_by_id = author_id, approved_at = now()`,
      ),
    ).rejects.toThrow('rules_versions_two_people_check');
  });
});

describe('the retirement of an approved version', () => {
  const retire = async (reason: string, version: number, client = asOther) => {
    const { body } = await client.graphql<{ retireRules: Kept & { retiredBecause: string } }>(
      `mutation ($version: Int!, $reason: String!) {
        retireRules(number: 1, version: $version, reason: $reason) { ${FIELDS} mayRetire retiredBy retiredBecause }
      }`,
      { version, reason },
    );
    const [error] = body.errors ?? [];
    return body.data?.retireRules ?? [error?.extensions.code, error?.message];
  };

  it('says who retired it and why, for all who read the rules, and is audited (RULES-16)', async () => {
    const { sha256 } = await drafted();
    expect(await retire('A draft.', 1)).toEqual([
      'CONFLICT',
      'Version 1 is a draft. Only an approved version can be retired.',
    ]);
    await approve(1);
    expect(await asOther.data('{ rulesVersion(number: 1) { mayRetire } }')).toEqual({
      rulesVersion: { mayRetire: true },
    });
    expect(await retire(' \u200b ', 1)).toEqual(['BAD_USER_INPUT', expect.any(String)]);
    expect(await retire('Read too early.', 7)).toEqual([
      'CONFLICT',
      'Version 1 was changed since you opened it. Reload it and read it again.',
    ]);
    expect(await retire('The order was set aside. ', 1)).toMatchObject({
      state: 'RETIRED',
      mayRetire: false,
      retiredBy: approver.name,
      retiredBecause: 'The order was set aside.',
    });
    expect(await retire('Again.', 2)).toEqual(['CONFLICT', 'Version 1 has already been retired.']);
    const [entry] = await server.database.db.query<{ actorId: string; details: object }[]>(
      `SELECT actor_id AS "actorId", details FROM audit_entries WHERE action = 'rules.retired'`,
    );
    expect(entry).toEqual({
      actorId: approver.id,
      details: { number: 1, sha256, reason: 'The order was set aside.' },
    });
  });
});
