import { setTimeout as sleep } from 'node:timers/promises';
import { CLAIM_CATALOGUE } from '../../src/rules/claim-catalogue.js';
import type { User } from '../../src/users/user.entity.js';
import { aClaimInput, put, viewClaim } from './claims.js';
import type { Client } from './client.js';
import { anAdmin } from './factories.js';
import type { TestServer } from './test-server.js';

const BANK = Object.keys(CLAIM_CATALOGUE.bankDetails).join(' ');
export const CHANGE = `id submissionId sid state way madeBy earlierMakers isOwn released { ${BANK} } changed { ${BANK} } changedFields announcedAt releasableAt paymentDay
  sameAccount sameAccountClaims { id sid } stoppedBefore stoppedAt decider decidedAt checkResult words version`;

export interface ShownChange {
  id: string;
  submissionId: string;
  sid: string | null;
  state: string;
  way: string;
  madeBy: string;
  earlierMakers: string[];
  isOwn: boolean;
  released: Record<string, string | null>;
  changed: Record<string, string | null>;
  changedFields: string[];
  announcedAt: string | null;
  releasableAt: string | null;
  paymentDay: string | null;
  sameAccount: number;
  sameAccountClaims: { id: string; sid: string | null }[];
  stoppedBefore: boolean;
  stoppedAt: string | null;
  decider: string | null;
  checkResult: string | null;
  words: string | null;
  version: number;
}

export const LIST = `query ($state: BankChangeState, $page: Int) {
  bankChanges(state: $state, page: $page) { changes { ${CHANGE} } pagination { page totalItems } } }`;
export const SEND_CODE =
  'mutation ($id: ID!, $version: Int!) { sendBankReleaseCode(id: $id, version: $version) { message } }';
export const RELEASE = `mutation ($id: ID!, $version: Int!, $result: BankCheckResult!, $words: String, $code: String!) {
  done: releaseBankChange(id: $id, version: $version, result: $result, words: $words, code: $code) { ${CHANGE} } }`;
export const REFUSE = `mutation ($id: ID!, $version: Int!, $reason: String!) {
  done: refuseBankChange(id: $id, version: $version, reason: $reason) { ${CHANGE} } }`;
export const REVEAL = `mutation ($id: ID!) { revealBankChange(id: $id) { released { ${BANK} } changed { ${BANK} } } }`;
export const STOP = 'mutation ($token: String!) { stopBankChange(token: $token) }';
export const HOLD =
  'query ($id: ID!) { bankHold(submissionId: $id) { state account releasableAt paymentDay } }';

/** The changes of one claim in a state, or the open one, as a client sees them. */
export async function changesOf(
  client: Client,
  claimId: string,
  state: string | null = null,
): Promise<ShownChange[]> {
  const { bankChanges } = await client.data<{ bankChanges: { changes: ShownChange[] } }>(LIST, { state });
  return bankChanges.changes.filter(({ submissionId }) => submissionId === claimId);
}

/** Waits until everything that was changed is announced. */
export async function allAnnounced({ database: { db } }: TestServer): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const open = await db.query<object[]>(
      `SELECT 1 FROM bank_changes WHERE announced_at IS NULL AND state = 'PENDING' LIMIT 1`,
    );
    if (open.length === 0) return;
    await sleep(50);
  }
  throw new Error('Changes of bank details are not announced after 20 seconds.');
}

/** Corrects the name of the bank of a claim alone. @param reader somebody who may read its account */
export async function corrects(client: Client, reader: Client, id: string): Promise<void> {
  const { accountNo } = (await viewClaim(reader, id)).submissionData.bankDetails;
  const { bankDetails } = aClaimInput({ bankDetails: { accountNo, bankName: 'Another bank' } });
  expect((await put(client, `/api/settlement-submission/${id}/update`, { bankDetails })).status).toBe(200);
}

/** Lets 48 hours pass since the mails about all changes. */
export async function twoDaysLater(server: TestServer): Promise<void> {
  await allAnnounced(server);
  await server.database.db.query(`UPDATE bank_changes SET announced_at = announced_at - interval '48 hours'`);
}

/** Somebody of the office. */
export interface Officer {
  user: User;
  client: Client;
}

/** An administrator who has signed in. */
export async function anOfficer(server: TestServer, name: string): Promise<Officer> {
  const user = await anAdmin(server.database.db, { name });
  return { user, client: await server.signIn(user) };
}

/** Releases a change by a mailed code. */
export async function release(
  server: TestServer,
  officer: Officer,
  { id, version }: { id: string; version: number },
  given: { result: string; words?: string } = { result: 'MATCH' },
): Promise<ShownChange> {
  const code = await releaseCode(server, officer, { id, version });
  return (await officer.client.data<{ done: ShownChange }>(RELEASE, { id, version, code, ...given })).done;
}

/** The code for a release, from the mail. */
export async function releaseCode(
  server: TestServer,
  officer: Officer,
  { id, version }: { id: string; version: number },
): Promise<string> {
  await server.database.db.query('DELETE FROM limits');
  const known = new Set((await codeMails(server, officer)).map(({ text }) => text));
  await officer.client.data(SEND_CODE, { id, version });
  for (let tries = 0; tries < 400; tries += 1) {
    const fresh = (await codeMails(server, officer)).find(({ text }) => !known.has(text));
    const code = /^\d{6}$/m.exec(fresh?.text ?? '')?.[0];
    if (code) return code;
    await sleep(50);
  }
  throw new Error(`No code was mailed to ${officer.user.email}.`);
}

const codeMails = async (server: TestServer, { user }: Officer) =>
  (await server.mailbox.all()).filter(
    ({ to, text }) => to.includes(user.email) && text.includes('Your code to release'),
  );
