import { approvedRules, addClaims, endedRun, finaliseRun, startRun } from './harness/assessing.js';
import { idOf, refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aFund, computed, saved } from './harness/distributing.js';
import { aSubmission, aUser } from './harness/factories.js';
import { Confirming, frozen } from './harness/freezing.js';
import { isAbn } from '../src/rules/australian-numbers.js';
import { soundRules } from '../src/rules/sound-rules.js';
import { YesNo } from '../src/submissions/submission.entity.js';
import { TestServer } from './harness/test-server.js';

const TAX = 'query ($id: ID!) { claimTax(submissionId: $id) { taxClass basis number base rate } }';
const ABSENT = '0198a000-0000-7000-8000-000000000000';

let server: TestServer;
let maker: Confirming;
let owner: Client;
let stranger: Client;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  maker = await Confirming.signedIn(server);
  owner = await server.signIn(await aUser(db, { email: 'a@example.com' }));
  stranger = await server.signIn(await aUser(db));
  await addClaims(server, 4);
});
afterAll(() => server.close());

const aClaim = (overrides: Parameters<typeof aSubmission>[2]) =>
  aSubmission(server.database.db, server.ring, { email: 'a@example.com', ...overrides });
const taxOf = async (id: string, client = owner) =>
  (await client.data<{ claimTax: Record<string, unknown> | null }>(TAX, { id })).claimTax;
const lacksNumber = async (id: string) => {
  const { myClaimFacts } = await owner.data<{ myClaimFacts: { id: string; lacksTaxNumber: boolean }[] }>(
    '{ myClaimFacts { id lacksTaxNumber } }',
  );
  return myClaimFacts.find((facts) => facts.id === id)!.lacksTaxNumber;
};

it('the tax of a claim is not mentioned until rules that withhold tax are approved (TAX-1, TAX-3)', async () => {
  const { id } = await aClaim({ taxNumber: '' });
  expect([await taxOf(id), await lacksNumber(id)]).toEqual([null, false]);
  const none = { ...soundRules, distribution: { withholding: { base: 'NONE', rates: {} } } };
  await approvedRules(server, 1, none);
  expect([await taxOf(id), await lacksNumber(id)]).toEqual([null, false]);
  await approvedRules(server, 2);
  expect([await taxOf(id), await lacksNumber(id)]).toEqual([
    {
      taxClass: 'RESIDENT_NOT_QUOTED',
      basis: 'RESIDENT_NO_NUMBER',
      number: '',
      base: 'INTEREST',
      rate: '0.47',
    },
    true,
  ]);
});

describe('the tax class of a claim', () => {
  it.each([
    ['a tax file number', { taxNumber: '123 456 782' }, 'RESIDENT_QUOTED', 'RESIDENT_TFN', '••••782', '0'],
    [
      'an ABN',
      { taxNumber: '', abnAcn: '51 824 753 556' },
      'RESIDENT_QUOTED',
      'RESIDENT_ABN',
      '••••556',
      '0',
    ],
    [
      'a number that fails',
      { taxNumber: '123456789' },
      'RESIDENT_NOT_QUOTED',
      'RESIDENT_NUMBER_FAILS',
      '••••789',
      '0.47',
    ],
    ['residence abroad', { australianCitizen: YesNo.NO }, 'NON_RESIDENT', 'NON_RESIDENT', '', '0.1'],
    ['no answer', { australianCitizen: null }, 'UNKNOWN', 'UNKNOWN', '', null],
  ])(
    'rests on %s, for its member and the office alike (TAX-1)',
    async (_, answers, taxClass, basis, number, rate) => {
      const { id } = await aClaim(answers);
      const expected = { taxClass, basis, number, base: 'INTEREST', rate };
      expect([await taxOf(id), await taxOf(id, maker.client)]).toEqual([expected, expected]);
      expect(await lacksNumber(id)).toBe(false);
    },
  );

  it('of somebody else is not found, like that of a claim that does not exist (TAX-1)', async () => {
    const { id } = await aClaim({});
    const refused = await refusal(stranger, TAX, { id });
    expect(refused.code).toBe('NOT_FOUND');
    expect(refused).toEqual(await refusal(stranger, TAX, { id: ABSENT }));
  });
});

const DECIDE = `mutation ($id: ID!, $ground: TaxExemptionGround, $reason: String!) {
  decided: decideTaxExemption(submissionId: $id, ground: $ground, reason: $reason) { ground reason maker } }`;
const listedWithout = async () => {
  const { submissions } = await maker.client.data<{ submissions: { submissions: { id: string }[] } }>(
    '{ submissions(filter: { withoutTaxNumber: true }) { submissions { id } } }',
  );
  return submissions.submissions.map(({ id }) => id);
};
const decide = async (id: string, ground: string | null, reason: string) =>
  (await maker.client.data<{ decided: object[] }>(DECIDE, { id, ground, reason })).decided;

it('an ABN that fails its check is asked for like none, by the same rule as the tax class (TAX-9)', async () => {
  const fails = await aClaim({ taxNumber: '', abnAcn: '51 824 753 557' });
  const passes = await aClaim({ taxNumber: '', abnAcn: '51-824-753-556' });
  const listed = await listedWithout();
  expect([listed.includes(fails.id), listed.includes(passes.id)]).toEqual([true, false]);
  const numbers = Array.from({ length: 2_000 }, (_, at) => String(51_824_753_000 + at));
  const found = await server.database.db.query<{ number: string }[]>(
    'SELECT number FROM unnest($1::text[]) AS n (number) WHERE is_abn(number)',
    [[...numbers, '', '1234567890', '00000000000', '51824753556x', '004085616']],
  );
  expect(found.map(({ number }) => number)).toEqual(numbers.filter(isAbn));
});

describe('an exemption from quoting a number (TAX-8)', () => {
  it('counts as quoted from then on, until it is taken back; each decision stays (TAX-8, TAX-9)', async () => {
    const { id } = await aClaim({ taxNumber: '' });
    expect(await listedWithout()).toContain(id);
    const first = { ground: 'PENSION', reason: 'Letter of 3 May', maker: maker.user.name };
    expect(await decide(id, 'PENSION', ' Letter of 3 May ')).toEqual([first]);
    const exempt = { taxClass: 'RESIDENT_QUOTED', basis: 'RESIDENT_EXEMPT', number: '', rate: '0' };
    expect([await taxOf(id), await lacksNumber(id)]).toEqual([expect.objectContaining(exempt), false]);
    expect(await listedWithout()).not.toContain(id);
    const again = { id, ground: 'PENSION', reason: 'Once more' };
    expect((await refusal(maker.client, DECIDE, again)).code).toBe('CONFLICT');
    const ended = { ground: null, reason: 'It has ended', maker: maker.user.name };
    expect(await decide(id, null, 'It has ended')).toEqual([ended, first]);
    expect([await taxOf(id), await lacksNumber(id)]).toEqual([
      expect.objectContaining({ basis: 'RESIDENT_NO_NUMBER', rate: '0.47' }),
      true,
    ]);
    expect(await audited(id)).toEqual([{ ground: 'PENSION' }, { ground: null }]);
  });

  it('needs a reason, a ground that is known, and the permission to edit claims', async () => {
    const { id } = await aClaim({});
    const refused = async (client: Client, variables: object) =>
      (await refusal(client, DECIDE, { id, ground: 'PENSION', reason: 'A letter', ...variables })).code;
    expect(await refused(maker.client, { reason: ' ' })).toBe('BAD_USER_INPUT');
    expect(await refused(maker.client, { ground: 'BECAUSE' })).toBe('BAD_USER_INPUT');
    expect(await refused(maker.client, { ground: null })).toBe('CONFLICT');
    expect(await refused(maker.client, { id: ABSENT })).toBe('NOT_FOUND');
    expect(await refused(owner, {})).toBe('FORBIDDEN');
  });

  it('is never changed, by whomever', async () => {
    const { db } = server.database;
    await expect(db.query(`UPDATE tax_exemptions SET reason = 'Another'`)).rejects.toThrow(/never changed/);
  });

  const audited = async (id: string) =>
    (
      await server.database.db.query<{ details: object }[]>(
        `SELECT details FROM audit_entries WHERE action = 'tax.exemption-decided' AND subject_id = $1 ORDER BY id`,
        [id],
      )
    ).map(({ details }) => details);
});

it('the tax of a claim is no longer shown once the payment is frozen, which nothing changes (TAX-1, TAX-3, TAX-4, TAX-8)', async () => {
  const { db } = server.database;
  await db.query(`UPDATE submissions SET australian_citizen = 'YES' WHERE sid LIKE 'A-%'`);
  await decide(await idOf(server, 'A-000002'), 'GOVERNMENT_BODY', 'Act of 1998');
  const id = await idOf(server, 'A-000001');
  expect([await taxOf(id), await lacksNumber(id)]).toEqual([
    expect.objectContaining({ basis: 'RESIDENT_NO_NUMBER' }),
    true,
  ]);
  const run = await endedRun(maker.client, (await startRun(maker.client, 2)).id);
  await finaliseRun(server, run.id);
  const made = await computed(maker.client, await saved(maker.client, aFund(run.id)));
  const byClass = async (taxClass: string) =>
    (
      await maker.client.data<{ distributionLines: { lines: { sid: string; taxClass: string }[] } }>(
        'query ($id: ID!, $taxClass: TaxClass) { distributionLines(id: $id, taxClass: $taxClass) { lines { sid taxClass } } }',
        { id: made.id, taxClass },
      )
    ).distributionLines.lines;
  const notQuoted = await byClass('RESIDENT_NOT_QUOTED');
  expect(notQuoted.map(({ sid }) => sid)).toContain('A-000001');
  expect(new Set(notQuoted.map(({ taxClass }) => taxClass))).toEqual(new Set(['RESIDENT_NOT_QUOTED']));
  // By its exemption.
  expect((await byClass('RESIDENT_QUOTED')).map(({ sid }) => sid)).toEqual(['A-000002']);
  expect(await byClass('NON_RESIDENT')).toEqual([]);
  const approver = await Confirming.signedIn(server);
  const approved = await approver.acts('APPROVE', await frozen(maker.client, made));
  expect([await taxOf(id), await lacksNumber(id)]).toEqual([null, false]);
  await approver.acts('PUBLISH', approved);
  expect([await taxOf(id), await lacksNumber(id)]).toEqual([null, false]);
});
