import { randomUUID } from 'node:crypto';
import type { Submission } from '../src/submissions/submission.entity.js';
import type { User } from '../src/users/user.entity.js';
import { CLOSE, COUNTS, QUEUE, READ, SEND, type Queue, type Thread } from './harness/amendments.js';
import type { Client } from './harness/client.js';
import { aProposal } from './harness/proposals-and-notices.js';
import { anApiToken, aSubmission, aUser, anAdmin } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';

const SCHEME_ADDRESS = 'settlement@prorata.example';

let server: TestServer;
let member: User;
let admin: User;
let asMember: Client;
let asAdmin: Client;
let claim: Submission;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  member = await aUser(db);
  asMember = await server.signIn(member);
  admin = await anAdmin(db);
  asAdmin = await server.signIn(admin);
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.database.db.query('DELETE FROM amendment_threads');
  claim = await aSubmission(server.database.db, server.ring, { email: member.email });
});

const send = (client: Client, message: string, id = claim.id) => client.data(SEND, { id, message });
const threadOf = async (client: Client, id = claim.id) =>
  (await client.data<{ amendments: Thread }>(READ, { id })).amendments;
const queueOf = async (state?: string, page?: number) =>
  (await asAdmin.data<{ amendmentQueue: Queue }>(QUEUE, { state, page })).amendmentQueue;
const post = (client: Client, body: unknown, id = claim.id, key?: string) =>
  client.send<{ message: string; fields?: Record<string, string> }>(`/api/amendments/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
const mailsAbout = async (address: string) => {
  await mailsSettled(server.database.db);
  return (await server.mailbox.all()).filter(
    ({ to, text }) => to.includes(address) && text.includes(claim.id),
  );
};

describe('the thread about a claim', () => {
  it('has no state before the first message', async () => {
    expect(await threadOf(asMember)).toMatchObject({ state: null, messages: [] });
  });

  it('contains the messages of both sides, oldest first, and the server decides who wrote what (AMEND-5, AMEND-6, RESTAPI-18)', async () => {
    await send(asMember, 'Please correct my name.');
    expect((await threadOf(asMember)).state).toBe('OPEN');
    await send(asAdmin, 'It is corrected.');
    const thread = await threadOf(asMember);
    expect(thread.state).toBe('ANSWERED');
    expect(thread.messages.map(({ message, isAdmin }) => [message, isAdmin])).toEqual([
      ['Please correct my name.', false],
      ['It is corrected.', true],
    ]);
    const { status, body } = await asMember.get<{ submissionAmendments: object[] }>(
      `/api/amendments/${claim.id}`,
    );
    expect(status).toBe(200);
    expect(body.submissionAmendments).toEqual([
      {
        message: 'Please correct my name.',
        isAdmin: false,
        timeCreatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        submissionId: claim.id,
      },
      expect.objectContaining({ isAdmin: true }),
    ]);
  });

  it('names the administrator who wrote a message to the office and not to the member (AMEND-16)', async () => {
    await send(asMember, 'Please correct my name.');
    await send(asAdmin, 'It is corrected.');
    const authors = async (client: typeof asAdmin) =>
      (
        await client.data<{ amendments: { messages: { author: string | null }[] } }>(
          `query ($id: ID!) { amendments(submissionId: $id) { messages { author } } }`,
          { id: claim.id },
        )
      ).amendments.messages.map(({ author }) => author);
    expect(await authors(asAdmin)).toEqual([null, admin.name]);
    expect(await authors(asMember)).toEqual([null, null]);
  });

  it('is closed by an administrator, and reopened by the member’s next message', async () => {
    await send(asMember, 'First.');
    expect(await asAdmin.data(CLOSE, { id: claim.id })).toEqual({ closeAmendments: { state: 'CLOSED' } });
    expect(await asAdmin.data(CLOSE, { id: claim.id })).toEqual({ closeAmendments: { state: 'CLOSED' } });
    await send(asMember, 'One more thing.');
    expect((await threadOf(asMember)).state).toBe('OPEN');
    expect((await asMember.graphql(CLOSE, { id: claim.id })).body.errors![0]!.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  describe('when the member has written since the administrator looked', () => {
    const ANSWER = `mutation ($id: ID!, $message: String!, $seen: ID) {
      sendAmendment(submissionId: $id, message: $message, lastSeenId: $seen) { id } }`;
    const CLOSE_SEEN = `mutation ($id: ID!, $seen: ID) { closeAmendments(submissionId: $id, lastSeenId: $seen) { state } }`;
    let seen: string;
    beforeEach(async () => {
      ({ id: seen } = (
        await asMember.data<{ sendAmendment: { id: string } }>(SEND, { id: claim.id, message: 'First.' })
      ).sendAmendment);
      await send(asMember, 'And another thing.');
    });

    it('stays open for the unseen message until that is answered too', async () => {
      await asAdmin.data(ANSWER, { id: claim.id, message: 'Of the first.', seen });
      expect((await queueOf()).rows).toMatchObject([{ submissionId: claim.id, unanswered: 1 }]);
      const { messages } = (
        await asAdmin.data<{ amendments: { messages: { id: string }[] } }>(READ, {
          id: claim.id,
        })
      ).amendments;
      await asAdmin.data(ANSWER, { id: claim.id, message: 'Of the other.', seen: messages.at(-1)!.id });
      expect((await queueOf()).rows).toEqual([]);
    });

    it('is answered by one of two administrators who answer at once, and by the other after reading that answer', async () => {
      const other = await server.signIn(await anAdmin(server.database.db));
      const answers = await Promise.all(
        [asAdmin, other].map((client) => client.graphql(ANSWER, { id: claim.id, message: 'Done.', seen })),
      );
      const refused = answers.findIndex(({ body }) => body.errors);
      expect(answers[refused]!.body.errors![0]).toMatchObject({
        message: expect.stringContaining('Another administrator has answered in the meantime') as string,
        extensions: { code: 'CONFLICT' },
      });
      expect(answers[1 - refused]!.body.errors).toBeUndefined();
      const { messages } = (
        await asAdmin.data<{ amendments: { messages: { id: string }[] } }>(READ, { id: claim.id })
      ).amendments;
      expect(messages).toHaveLength(3);
      const again = { id: claim.id, message: 'Besides, ...', seen: messages.at(-1)!.id };
      await [asAdmin, other][refused]!.data(ANSWER, again);
    });

    it('can be answered twice in a row by one administrator', async () => {
      await asAdmin.data(ANSWER, { id: claim.id, message: 'Done.', seen });
      await asAdmin.data(ANSWER, { id: claim.id, message: 'Besides, ...', seen });
    });

    it('cannot be closed', async () => {
      const { body } = await asAdmin.graphql(CLOSE_SEEN, { id: claim.id, seen });
      expect(body.errors?.[0]).toMatchObject({
        message: 'The member has sent a new message. Read it before you close the thread.',
        extensions: { code: 'CONFLICT' },
      });
      expect((await threadOf(asAdmin)).state).toBe('OPEN');
    });

    it.each([['nonsense'], ['\0'], [randomUUID()]])(
      'cannot be answered with %j as the last seen message',
      async (id) => {
        const { body } = await asAdmin.graphql(ANSWER, { id: claim.id, message: 'Hello.', seen: id });
        expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
      },
    );
  });

  it('cannot be closed while a proposed change is undecided', async () => {
    await aProposal(server.database.db, server.ring, member.id, claim.id);
    const { body } = await asAdmin.graphql(CLOSE, { id: claim.id });
    expect(body.errors![0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
  });

  it('stays open after an answer until the proposed change is decided or withdrawn', async () => {
    const id = await aProposal(server.database.db, server.ring, member.id, claim.id);
    await send(asAdmin, 'Which note do you mean?');
    expect((await threadOf(asMember)).state).toBe('OPEN');
    expect((await queueOf()).rows).toMatchObject([
      { submissionId: claim.id, unanswered: 0, hasProposal: true },
    ]);
    await asMember.data(`mutation { withdrawProposal(id: "${id}") { state } }`);
    expect((await threadOf(asMember)).state).toBe('ANSWERED');
  });

  it('the thread of somebody else’s claim looks like a missing one (AMEND-7, ACCESS-6)', async () => {
    const other = await aSubmission(server.database.db, server.ring);
    for (const id of [other.id, randomUUID(), 'no-id']) {
      const answers = [
        await asMember.get(`/api/amendments/${id}`),
        await post(asMember, { message: 'Hi' }, id),
      ];
      for (const { status, body } of answers)
        expect([status, body]).toEqual([
          404,
          { statusCode: 404, message: 'Unable to view submission', error: 'Not Found' },
        ]);
    }
    expect((await threadOf(asAdmin, other.id)).messages).toEqual([]);
  });

  it('orders and counts concurrent messages correctly', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => send(asMember, `Message ${at}`)));
    expect((await threadOf(asMember)).messages).toHaveLength(12);
    expect((await queueOf()).rows).toMatchObject([{ submissionId: claim.id, unanswered: 12 }]);
  });

  it('accepts a hundred unanswered messages and no more', async () => {
    await send(asMember, 'First.');
    await server.database.db.query('UPDATE amendment_threads SET unanswered = 100');
    const { status } = await post(asMember, { message: 'Once more.' });
    expect(status).toBe(429);
    await send(asAdmin, 'An answer.');
    expect((await post(asMember, { message: 'Thank you.' })).status).toBe(201);
  });
});

describe('a message through REST', () => {
  it('returns 201 with only the submissionId of the path (AMEND-4, RESTAPI-18, RESTAPI-28)', async () => {
    expect(await post(asMember, { message: 'One.' })).toMatchObject({
      status: 201,
      body: { message: 'Amendment message saved.' },
    });
    expect((await post(asMember, { message: 'Two.', submissionId: claim.id })).status).toBe(201);
  });

  it.each<[string, string, object]>([
    ['the other side as author', 'isAdmin', { message: 'Hello', isAdmin: true }],
    ['another claim than in the URL', 'submissionId', { message: 'Hello', submissionId: randomUUID() }],
    ['nothing', 'message', { message: '' }],
    ['white space', 'message', { message: ' \n\t ' }],
    ['invisible characters', 'message', { message: '\u200b\u200d' }],
    ['no message', 'message', {}],
    ['a number', 'message', { message: 7 }],
    ['4,001 characters', 'message', { message: 'x'.repeat(4_001) }],
    ['a control character', 'message', { message: 'A bell \u0007' }],
    ['text reversed to imitate another word', 'message', { message: '\u202erotartsinimdA' }],
    ['NUL', 'message', { message: 'NUL \u0000' }],
    ['a lone surrogate', 'message', { message: 'half \ud800' }],
  ])('is refused with %s (AMEND-3, AMEND-5, ACCESS-10)', async (_, field, body) => {
    const answer = await post(asMember, body);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect((await threadOf(asMember)).messages).toEqual([]);
  });

  it('stores 4,000 characters, line breaks and HTML as text (AMEND-3, AMEND-11)', async () => {
    const html = '<img src=x onerror=alert(1)> & "quotes"\r\nsecond line';
    await post(asMember, { message: html });
    await post(asMember, { message: 'y'.repeat(4_000) });
    const { messages } = await threadOf(asMember);
    expect(messages.map(({ message }) => message)).toEqual([html.replace('\r\n', '\n'), 'y'.repeat(4_000)]);
  });

  it('a message sent twice with one Idempotency-Key is stored once; another text with that key is refused with 422 (IDEMPOTENCY-1, IDEMPOTENCY-2, IDEMPOTENCY-3)', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(asMember, { message: 'Once.' }, claim.id, key)),
    );
    expect(answers.map(({ status }) => status).every((status) => [201, 409].includes(status))).toBe(true);
    expect((await post(asMember, { message: 'Once.' }, claim.id, key)).status).toBe(201);
    expect((await post(asMember, { message: 'Another.' }, claim.id, key)).status).toBe(422);
    expect((await threadOf(asMember)).messages).toHaveLength(1);
  });
});

describe('mail about messages', () => {
  it('notifies the administrators once for each thread that starts to wait, without the text (MAIL-12, MAIL-4)', async () => {
    await send(asMember, 'My account is 99887766.');
    await send(asMember, 'And my BSB is 062-000.');
    const mails = await mailsAbout(SCHEME_ADDRESS);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(`/settlement-scheme/view/${claim.id}`);
    expect(mails[0]!.text + mails[0]!.html).not.toMatch(/99887766|062-000/);
    await send(asAdmin, 'Noted.');
    await send(asMember, 'Thank you.');
    expect(await mailsAbout(SCHEME_ADDRESS)).toHaveLength(2);
  });

  it('notifies of an answer at the claim’s address and at the verified address of the person who filed it (MAIL-12)', async () => {
    const owner = await aUser(server.database.db);
    claim = await aSubmission(server.database.db, server.ring, { ownerId: owner.id });
    await send(asAdmin, 'Your tax number 123456782 is wrong.');
    for (const address of [owner.email, claim.email]) {
      const mails = await mailsAbout(address);
      expect(mails).toHaveLength(1);
      expect(mails[0]!.subject).toBe('Investor Class Action: A message about your claim');
      expect(mails[0]!.text + mails[0]!.html).not.toContain('123456782');
    }
    expect(await mailsAbout(SCHEME_ADDRESS)).toEqual([]);
  });
});

describe('a script', () => {
  it('writes on the administrators’ side, as the creator of its token (AMEND-5)', async () => {
    const { db } = server.database;
    const otherAdmin = await anAdmin(db);
    const token = await anApiToken(db, ['read', 'write'], otherAdmin.id);
    expect((await post(server.nobody.with(token), { message: 'From the script.' })).status).toBe(201);
    expect((await threadOf(asMember)).messages).toMatchObject([{ isAdmin: true }]);
    expect(await db.query('SELECT author_id FROM amendments WHERE submission_id = $1', [claim.id])).toEqual([
      { author_id: otherAdmin.id },
    ]);
  });
});

describe('the queue', () => {
  const aClaim = async () =>
    (await aSubmission(server.database.db, server.ring, { email: member.email, legalEntity: 'Queued Ltd' }))
      .id;

  it('lists open threads with the longest wait first; a further message does not move a claim back (AMEND-10)', async () => {
    const [first, second] = [await aClaim(), await aClaim()];
    await send(asMember, 'I was first.', first);
    await send(asMember, 'I was second.', second);
    await send(asMember, 'Still waiting. '.repeat(40), first);
    const { rows, pagination } = await queueOf();
    expect(rows.map(({ submissionId, unanswered }) => [submissionId, unanswered])).toEqual([
      [first, 2],
      [second, 1],
    ]);
    expect(pagination.totalItems).toBe(2);
    expect(rows[0]).toMatchObject({ legalEntity: 'Queued Ltd', contactName: 'Avery Claimant' });
    expect(rows[0]!.lastMessage).toHaveLength(300);
  });

  it('counts the threads in each state and the undecided proposed changes', async () => {
    const before = (await asAdmin.data<{ amendmentCounts: { proposals: number } }>(COUNTS)).amendmentCounts;
    const [first, second, third] = [await aClaim(), await aClaim(), await aClaim()];
    await send(asMember, 'Waits.', first);
    await send(asAdmin, 'Answered.', second);
    await send(asAdmin, 'Closed.', third);
    await asAdmin.data(CLOSE, { id: third });
    await aProposal(server.database.db, server.ring, member.id, first);
    expect((await asAdmin.data<{ amendmentCounts: object }>(COUNTS)).amendmentCounts).toEqual({
      open: 1,
      answered: 1,
      closed: 1,
      proposals: before.proposals + 1,
    });
    expect((await queueOf()).rows).toMatchObject([{ submissionId: first, hasProposal: true }]);
    expect((await queueOf('ANSWERED')).rows).toMatchObject([{ submissionId: second, unanswered: 0 }]);
    expect((await queueOf('CLOSED')).rows).toMatchObject([{ submissionId: third }]);
  });

  it('has pages of 25, and is empty past its end (SCREEN-25)', async () => {
    for (let at = 0; at < 27; at += 1) await send(asMember, 'Waits.', await aClaim());
    expect(await queueOf('OPEN', 1)).toMatchObject({ pagination: { totalItems: 27, totalPages: 2 } });
    expect((await queueOf('OPEN', 1)).rows).toHaveLength(25);
    expect((await queueOf('OPEN', 2)).rows).toHaveLength(2);
    expect(await queueOf('OPEN', 3)).toMatchObject({ rows: [], pagination: { totalItems: 27 } });
    const { body } = await asAdmin.graphql(QUEUE, { page: 0 });
    expect(body.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('threads from before the introduction of states', () => {
  it('get their state from the messages', async () => {
    const { db } = server.database;
    const admin = await anAdmin(db);
    const write = (at: string, author: User, isAdmin: boolean) =>
      db.query(
        `INSERT INTO amendments (submission_id, author_id, is_admin, message, created_at) VALUES ($1, $2, $3, 'x', $4)`,
        [claim.id, author.id, isAdmin, at],
      );
    await write('2024-01-01Z', member, false);
    await write('2024-01-02Z', admin, true);
    await write('2024-01-03Z', member, false);
    await write('2024-01-04Z', member, false);
    const { FillAmendmentThreads1763900000011 } =
      await import('../src/database/migrations/1763900000011-fill-amendment-threads.js');
    const runner = db.createQueryRunner();
    await new FillAmendmentThreads1763900000011().up(runner);
    await runner.release();
    const threads = await db.query<object[]>(
      'SELECT state, unanswered, since FROM amendment_threads WHERE submission_id = $1',
      [claim.id],
    );
    expect(threads).toEqual([{ state: 'OPEN', unanswered: 2, since: new Date('2024-01-03Z') }]);
  });
});
