import type { Submission } from '../../src/submissions/submission.entity.js';
import type { User } from '../../src/users/user.entity.js';
import type { Client } from '../harness/client.js';
import { type Answer } from '../harness/client.js';
import { aNotice } from '../harness/proposals-and-notices.js';
import { aSubmission, aTrade, aUser, anAdmin } from '../harness/factories.js';
import { aRegistration } from '../harness/registrations.js';
import type { Mailbox } from '../harness/mailbox.js';
import { TestServer } from '../harness/test-server.js';

/** The callers and data for each call of the table. */
export interface CallWorld {
  server: TestServer;
  mailbox: Mailbox;
  nobody: Client;
  asMember: Client;
  asAdmin: Client;
  member: User;
  /** A claim of the member, with a trade and a notice. */
  claim: Submission;
  /** An older registration of the member. */
  registrationId: string;
}

/**
 * Makes the call as the old client did, checks the response and returns it, to be compared with its documentation as
 * well.
 */
export type CallCheck = (world: CallWorld) => Promise<Answer>;

/** Starts a server with a member, an administrator, a claim and a registration. */
export async function callWorld(): Promise<CallWorld> {
  const server = await TestServer.start();
  const { db } = server.database;
  const member = await aUser(db, { name: 'Avery Member', email: 'avery.member@vale.example' });
  const claim = await aSubmission(db, server.ring, { sid: 'C-100', email: member.email });
  await aTrade(db, claim.id);
  await aNotice(db, 'C-100');
  return {
    server,
    mailbox: server.mailbox,
    nobody: server.nobody,
    asMember: await server.signIn(member),
    asAdmin: await server.signIn(await anAdmin(db)),
    member,
    claim,
    registrationId: await aRegistration(db, server.ring, member.id),
  };
}

/** A call with a JSON body by any method. */
export const call = (client: Client, method: string, path: string, body?: object): Promise<Answer> =>
  client.send(`/api${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
