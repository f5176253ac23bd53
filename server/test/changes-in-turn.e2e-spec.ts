import { setTimeout as sleep } from 'node:timers/promises';
import { anAdmin, aSubmission, aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const SEND = `mutation ($id: ID!, $message: String!) { sendAmendment(submissionId: $id, message: $message) { id } }`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());

describe('many concurrent changes by one person', () => {
  it('wait for each other without using the connections that others need', async () => {
    const { db } = server.database;
    const member = await aUser(db);
    const claim = await aSubmission(db, server.ring, { ownerId: member.id, email: member.email });
    const asMember = await server.signIn(member);
    const asOther = await server.signIn(await aUser(db));
    const send = (message: string) =>
      asMember.data<object>(SEND, { id: claim.id, message }).then(() => message);
    await send('First.');
    await asOther.get('/api/user/profile');

    const messages = Array.from({ length: 30 }, (_, i) => `Message ${i}.`);
    const { sent, reads } = await db.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM amendment_threads FOR UPDATE');
      const sent = Promise.all(messages.map(send));
      await sleep(500);
      const reads: number[] = [];
      for (let i = 0; i < 5; i++) reads.push((await asOther.get('/api/user/profile')).status);
      return { sent, reads };
    });
    expect(reads).toEqual([200, 200, 200, 200, 200]);
    expect(await sent).toEqual(messages);
  });

  it.each([
    ['is disabled', 'UPDATE users SET enabled = false WHERE id = $1'],
    ['is signed out', 'UPDATE sessions SET revoked_at = now() WHERE user_id = $1'],
  ])('are not started after that person %s, even those of a recent sign-in', async (_, statement) => {
    const { db } = server.database;
    const member = await aUser(db);
    const claim = await aSubmission(db, server.ring, { ownerId: member.id, email: member.email });
    const asAdmin = await server.signIn(await anAdmin(db));
    const asMember = await server.signIn(member);
    await asAdmin.data(SEND, { id: claim.id, message: 'First.' });
    const answers = await db.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM amendment_threads FOR UPDATE');
      const answers = Promise.all(
        Array.from({ length: 9 }, (_, i) =>
          asMember.graphql(SEND, { id: claim.id, message: `Message ${i}.` }),
        ),
      );
      await sleep(500);
      await db.query(statement, [member.id]);
      return { answers };
    });
    const codes = (await answers.answers).map(({ body }) => body.errors?.[0]?.extensions.code ?? 'done');
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(6);
  });
});
