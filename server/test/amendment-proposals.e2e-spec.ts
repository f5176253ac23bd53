import { randomUUID } from 'node:crypto';
import type { TokenScope } from '../src/common/actor.js';
import { Submission } from '../src/submissions/submission.entity.js';
import { TransactionType } from '../src/trades/trade.entity.js';
import type { User } from '../src/users/user.entity.js';
import type { Answer, Client, GraphqlBody } from './harness/client.js';
import { anApiToken, aSubmission, aTrade, aUser, anAdmin, PASSWORD } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';

const CHANGE = `id state outdated reason decidedAt decidedBy fields { path label before proposed current }
  tradesAdded { transactionType tradeDate quantity pricePerShare totalAmount } tradesRemoved { quantity totalAmount }`;
const SEND = `mutation ($id: ID!, $proposal: ProposedChangeInput) {
  sendAmendment(submissionId: $id, message: "Please change this.", proposal: $proposal, proof: { password: "${PASSWORD}" }) { id proposal { ${CHANGE} } } }`;
const READ = `query ($id: ID!) { amendments(submissionId: $id) { state messages { proposal { ${CHANGE} } } } }`;
const DECIDE = `mutation ($id: ID!, $accept: Boolean!, $reason: String!) {
  decideProposal(id: $id, accept: $accept, reason: $reason) { ${CHANGE} } }`;
const WITHDRAW = `mutation ($id: ID!) { withdrawProposal(id: $id) { state decidedAt } }`;
const EDIT = `mutation ($id: ID!, $version: Int!, $input: SubmissionChangesInput!) {
  updateSubmission(id: $id, version: $version, tradeVersion: 0, input: $input) { version } }`;

interface Change {
  id: string;
  state: string;
  outdated: boolean;
  reason: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
  fields: { path: string; label: string; before: string; proposed: string; current: string }[];
  tradesAdded: object[];
  tradesRemoved: object[];
}

const PHONE = { path: 'contactDetails.mobile', value: '0411111111' };
const BSB = { path: 'bankDetails.bsb', value: '111-222' };
const BUY = {
  transactionType: 'BUY',
  tradeDate: '2018-03-02',
  quantity: '1,000',
  pricePerShare: '$1.50',
  totalAmount: '1500',
};

let server: TestServer;
let member: User;
let asMember: Client;
let asAdmin: Client;
let claim: Submission;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  member = await aUser(db);
  asMember = await server.signIn(member);
  const admin = await anAdmin(db, { name: 'Avery Decider' });
  asAdmin = await server.signIn(admin);
});
afterAll(() => server.close());

beforeEach(async () => {
  claim = await aSubmission(server.database.db, server.ring, { email: member.email });
});

async function propose(proposal: object, client = asMember): Promise<Change> {
  const { sendAmendment } = await client.data<{ sendAmendment: { proposal: Change } }>(SEND, {
    id: claim.id,
    proposal,
  });
  return sendAmendment.proposal;
}
const decide = (id: string, accept: boolean, reason = '', client = asAdmin) =>
  client.graphql<{ decideProposal: Change }>(DECIDE, { id, accept, reason });
const shown = async (client = asAdmin) => {
  const { amendments } = await client.data<{
    amendments: { state: string; messages: { proposal: Change | null }[] };
  }>(READ, { id: claim.id });
  return { state: amendments.state, proposal: amendments.messages.at(-1)?.proposal };
};
const claimNow = () => server.database.db.getRepository(Submission).findOneByOrFail({ id: claim.id });
const trades = () =>
  server.database.db.query<{ quantity: string }[]>(
    'SELECT transaction_type, trade_date::text, quantity, price_per_share, imported FROM trades WHERE submission_id = $1 ORDER BY id',
    [claim.id],
  );
const codeOf = ({ body }: Answer<GraphqlBody<unknown>>) => body.errors?.[0]?.extensions.code;

describe('a proposed change', () => {
  it('is displayed next to the earlier and the current claim, and stored encrypted (AMEND-8)', async () => {
    const removed = await aTrade(server.database.db, claim.id, { quantity: '77' });
    const change = await propose({ fields: [PHONE, BSB], addTrades: [BUY], removeTradeIds: [removed.id] });
    expect(change).toEqual({
      id: change.id,
      state: 'PROPOSED',
      outdated: false,
      reason: null,
      decidedAt: null,
      decidedBy: null,
      fields: [
        {
          path: 'contactDetails.mobile',
          label: 'Phone',
          before: '0400000000',
          proposed: '0411111111',
          current: '0400000000',
        },
        { path: 'bankDetails.bsb', label: 'BSB', before: '062-000', proposed: '111-222', current: '062-000' },
      ],
      tradesAdded: [
        {
          transactionType: 'BUY',
          tradeDate: '2018-03-02',
          quantity: '1000',
          pricePerShare: '1.5',
          totalAmount: '1500',
        },
      ],
      tradesRemoved: [{ quantity: '77', totalAmount: '450' }],
    });
    expect((await shown(asMember)).proposal).toEqual(change);
    const [row] = await server.database.db.query<object[]>(
      'SELECT p::text AS text, encode(sealed, $2) AS bytes FROM amendment_proposals p WHERE id = $1',
      [change.id, 'escape'],
    );
    expect(JSON.stringify(row)).not.toMatch(/111-222|0411111111/);
    expect((await claimNow()).mobile).toBe('0400000000');
  });

  it('is audited when its restricted fields are shown, and empty for a script without permission to read them (APITOKEN-4, AUDIT-5)', async () => {
    const { db } = server.database;
    await propose({ fields: [BSB, PHONE] });
    const readings = async () =>
      (
        await db.query<object[]>(
          `SELECT 1 FROM audit_entries WHERE action = 'proposal.read' AND subject_id = $1`,
          [claim.id],
        )
      ).length;
    const before = await readings();
    await shown();
    expect(await readings()).toBe(before + 1);
    const script = async (scopes: TokenScope[]) => server.nobody.with(await anApiToken(db, scopes));
    const [bsb, phone] = (await shown(await script(['read']))).proposal!.fields;
    expect(bsb).toMatchObject({ label: 'BSB', before: '', proposed: '', current: '' });
    expect(phone).toMatchObject({ proposed: '0411111111' });
    expect(await readings()).toBe(before + 1);
    expect((await shown(await script(['read', 'restricted']))).proposal!.fields[0]).toMatchObject({
      proposed: '111-222',
    });
  });

  const field = (path: string, value: string) => ({ fields: [{ path, value }] });
  it.each<[string, object, string]>([
    ['nothing', {}, 'fields'],
    ['empty lists', { fields: [], addTrades: [], removeTradeIds: [] }, 'fields'],
    ['the SID', field('sid', 'X-1'), 'fields.0.path'],
    ['the Source', field('legalDetails.claimType', 'X'), 'fields.0.path'],
    ['the address that owns the claim', field('email', 'me@example.com'), 'fields.0.path'],
    ['an unknown field', field('__proto__.x', 'X'), 'fields.0.path'],
    ['a field twice', { fields: [PHONE, PHONE] }, 'fields.1.path'],
    ['the current value', field('contactDetails.mobile', ' 0400000000 '), 'fields.0.value'],
    ['a required field emptied', field('contactDetails.mobile', ' '), 'fields.0.value'],
    ['a bad e-mail address', field('contactDetails.email', 'nobody'), 'fields.0.value'],
    ['an unknown choice', field('contactDetails.relationship', 'COUSIN'), 'fields.0.value'],
    ['501 characters', field('addressDetails.suburb', 'x'.repeat(501)), 'fields.0.value'],
    ['a control character', field('addressDetails.suburb', 'Carl\u0007ton'), 'fields.0.value'],
    ['an invisible value', field('contactDetails.mobile', '\u200b'), 'fields.0.value'],
    ['text with its direction reversed', field('addressDetails.suburb', '\u202enotlraC'), 'fields.0.value'],
    [
      'a bank abroad without its required fields',
      field('bankDetails.bankType', 'INTERNATIONAL'),
      'fields.0.value',
    ],
    ['a trade of no shares', { addTrades: [{ ...BUY, quantity: '0' }] }, 'addTrades.0.quantity'],
    [
      'a trade without a date',
      { addTrades: [BUY, { ...BUY, tradeDate: '2018-02-29' }] },
      'addTrades.1.tradeDate',
    ],
    ['a price of 1e999', { addTrades: [{ ...BUY, pricePerShare: '1e999' }] }, 'addTrades.0.pricePerShare'],
    ['an OPEN row', { addTrades: [{ ...BUY, transactionType: 'OPEN' }] }, 'addTrades.0.transactionType'],
    ['501 trades', { addTrades: Array.from({ length: 501 }, () => BUY) }, 'addTrades'],
    ['an unknown trade', { removeTradeIds: ['999999'] }, 'removeTradeIds.0'],
    ['a trade that is not a number', { removeTradeIds: ["1' OR 1=1"] }, 'removeTradeIds.0'],
  ])(
    'a proposed change of %s is refused, and its message is not sent (AMEND-8)',
    async (_, proposal, path) => {
      const { body } = await asMember.graphql(SEND, { id: claim.id, proposal });
      expect(body.errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(Object.keys(body.errors![0]!.extensions.fields!)).toEqual([`proposal.${path}`]);
      expect((await shown()).state).toBeNull();
    },
  );

  it('a proposed change to remove the hidden OPEN row is refused', async () => {
    const open = await aTrade(server.database.db, claim.id, { transactionType: TransactionType.OPEN });
    const { body } = await asMember.graphql(SEND, { id: claim.id, proposal: { removeTradeIds: [open.id] } });
    expect(body.errors![0]!.extensions.fields).toEqual({
      'proposal.removeTradeIds.0': 'This trade is no longer on the claim',
    });
  });

  it('does not require other answers that an imported claim lacks', async () => {
    claim = await aSubmission(server.database.db, server.ring, {
      email: member.email,
      mobile: '',
      relationship: null,
      bankType: null,
      accountNo: '',
    });
    const change = await propose({ fields: [PHONE] });
    expect((await decide(change.id, true)).body.data!.decideProposal.state).toBe('ACCEPTED');
    expect((await claimNow()).mobile).toBe('0411111111');
  });

  it('a proposed change to a trade of another claim is refused', async () => {
    const other = await aSubmission(server.database.db, server.ring);
    const { id } = await aTrade(server.database.db, other.id);
    expect(codeOf(await asMember.graphql(SEND, { id: claim.id, proposal: { removeTradeIds: [id] } }))).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('can be made only by a member: administrators edit', async () => {
    const answer = await asAdmin.graphql(SEND, { id: claim.id, proposal: { fields: [PHONE] } });
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  });
});

describe('accepting', () => {
  it('changes fields and trades in one step, recorded in history, audit and mail without the values (AMEND-8, MAIL-12)', async () => {
    const old = await aTrade(server.database.db, claim.id, { quantity: '77', imported: true });
    const change = await propose({ fields: [BSB, PHONE], addTrades: [BUY], removeTradeIds: [old.id] });
    const { body } = await decide(change.id, true, 'The note agrees.');
    expect((await shown(asMember)).proposal).toMatchObject({ state: 'ACCEPTED', decidedBy: null });
    expect((await shown()).proposal).toMatchObject({ decidedBy: 'Avery Decider' });
    expect(body.data!.decideProposal).toMatchObject({
      state: 'ACCEPTED',
      outdated: false,
      decidedBy: 'Avery Decider',
      reason: 'The note agrees.',
      fields: [{ current: '111-222' }, { current: '0411111111' }],
    });
    expect(await claimNow()).toMatchObject({ mobile: '0411111111', editedSinceImport: true, version: 2 });
    expect(await trades()).toEqual([
      {
        transaction_type: 'BUY',
        trade_date: '2018-03-02',
        quantity: '1000',
        price_per_share: '1.500000',
        imported: false,
      },
    ]);
    expect((await shown(asMember)).state).toBe('ANSWERED');
    const audit = await server.database.db.query<{ action: string }[]>(
      `SELECT action FROM audit_entries WHERE subject_id IN ($1, $2) AND action NOT LIKE '%.read' ORDER BY id`,
      [claim.id, change.id],
    );
    expect(audit.map(({ action }) => action)).toEqual([
      'submission.changed',
      'trades.changed',
      'proposal.accepted',
    ]);
    await mailsSettled(server.database.db);
    const mails = (await server.mailbox.all()).filter(({ text }) => text.includes(claim.id));
    const [memberMail] = mails.filter(({ to }) => to.includes(member.email));
    expect(memberMail!.subject).toBe('Investor Class Action: Your proposed change has been decided');
    for (const { text, html } of mails) expect(text + html).not.toMatch(/111-222|The note agrees/);
  });

  it('appears in the claim’s history as one change (HISTORY-1)', async () => {
    const change = await propose({ fields: [PHONE] });
    await decide(change.id, true);
    const { claimHistory } = await asAdmin.data<{ claimHistory: { changes: object[] } }>(
      `query ($id: ID!) { claimHistory(submissionId: $id) { changes { action fields { path after } } } }`,
      { id: claim.id },
    );
    expect(claimHistory.changes[0]).toEqual({
      action: 'Change accepted',
      fields: [{ path: 'contactDetails.mobile', after: '0411111111' }],
    });
  });

  it('is refused when the claim has changed since, which the proposal shows', async () => {
    const change = await propose({ fields: [PHONE] });
    const contactDetails = {
      firstName: 'Avery',
      lastName: 'Claimant',
      email: 'avery@example.com',
      mobile: '0499999999',
      relationship: 'INDIVIDUAL',
    };
    await asAdmin.data(EDIT, { id: claim.id, version: 1, input: { contactDetails } });
    expect((await shown()).proposal).toMatchObject({
      outdated: true,
      fields: [{ before: '0400000000', proposed: '0411111111', current: '0499999999' }],
    });
    expect(codeOf(await decide(change.id, true))).toBe('CONFLICT');
    expect(await claimNow()).toMatchObject({ mobile: '0499999999' });
    expect((await decide(change.id, false, 'It has changed.')).body.data!.decideProposal).toMatchObject({
      state: 'DECLINED',
      outdated: false,
    });
  });

  it('works when the claim already has the proposed values', async () => {
    const change = await propose({ fields: [PHONE, BSB] });
    await server.database.db.getRepository(Submission).update({ id: claim.id }, { mobile: '0411111111' });
    expect((await shown()).proposal!.outdated).toBe(false);
    expect((await decide(change.id, true)).body.data!.decideProposal.state).toBe('ACCEPTED');
  });

  it('is refused when a trade to remove no longer exists, and then nothing is applied', async () => {
    const old = await aTrade(server.database.db, claim.id);
    const change = await propose({ fields: [PHONE], addTrades: [BUY], removeTradeIds: [old.id] });
    await server.database.db.query('DELETE FROM trades WHERE id = $1', [old.id]);
    expect((await shown()).proposal!.outdated).toBe(true);
    expect(codeOf(await decide(change.id, true))).toBe('CONFLICT');
    expect(await claimNow()).toMatchObject({ mobile: '0400000000', version: 1 });
    expect(await trades()).toEqual([]);
    expect((await shown()).proposal!.state).toBe('PROPOSED');
  });
});

describe('declining', () => {
  it('requires a reason, which the member can read, and changes nothing (AMEND-8)', async () => {
    const change = await propose({ fields: [PHONE] });
    for (const reason of ['', '  ', 'x'.repeat(2_001), 'bell \u0007']) {
      const { body } = await decide(change.id, false, reason);
      expect(body.errors![0]!.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { reason: expect.anything() as string },
      });
    }
    await decide(change.id, false, 'Please send the contract note first.');
    expect((await shown(asMember)).proposal).toMatchObject({
      state: 'DECLINED',
      reason: 'Please send the contract note first.',
    });
    expect(await claimNow()).toMatchObject({ mobile: '0400000000', version: 1 });
  });
});

describe('a decision', () => {
  it('is made by exactly one of many concurrent requests', async () => {
    const change = await propose({ fields: [PHONE], addTrades: [BUY] });
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => decide(change.id, true)),
      ...Array.from({ length: 5 }, () => decide(change.id, false, 'No.')),
      asMember.graphql(WITHDRAW, { id: change.id }),
    ]);
    expect(answers.filter(({ body }) => body.data)).toHaveLength(1);
    expect(new Set(answers.filter(({ body }) => !body.data).map(codeOf))).toEqual(new Set(['CONFLICT']));
    expect(await trades()).toHaveLength((await shown()).proposal!.state === 'ACCEPTED' ? 1 : 0);
  });

  it('is not for members, and cannot be made twice (AMEND-8)', async () => {
    const change = await propose({ fields: [PHONE] });
    expect(codeOf(await decide(change.id, true, '', asMember))).toBe('FORBIDDEN');
    await decide(change.id, true);
    expect(codeOf(await decide(change.id, false, 'No.'))).toBe('CONFLICT');
    expect(codeOf(await decide(randomUUID(), true))).toBe('NOT_FOUND');
  });
});

describe('withdrawing', () => {
  it('is for the proposer, until the change is decided', async () => {
    const change = await propose({ fields: [PHONE] });
    const otherMember = await server.signIn(await aUser(server.database.db));
    for (const client of [asAdmin, otherMember])
      expect(codeOf(await client.graphql(WITHDRAW, { id: change.id }))).toBe('NOT_FOUND');
    expect(await asMember.data(WITHDRAW, { id: change.id })).toMatchObject({
      withdrawProposal: { state: 'WITHDRAWN', decidedAt: expect.stringMatching(/Z$/) as string },
    });
    expect(codeOf(await decide(change.id, true))).toBe('CONFLICT');
    expect(codeOf(await asMember.graphql(WITHDRAW, { id: change.id }))).toBe('CONFLICT');
    expect(await claimNow()).toMatchObject({ mobile: '0400000000' });
  });
});
