import { setTimeout as sleep } from 'node:timers/promises';
import { aSubmission, aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const SEND = `mutation ($id: ID!, $message: String!) { sendAmendment(submissionId: $id, message: $message) { id } }`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());

describe('many changes of one person at once', () => {
  it('wait for each other without the connections that others need', async () => {
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
});
