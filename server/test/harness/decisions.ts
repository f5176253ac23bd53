import type { User } from '../../src/users/user.entity.js';
import type { Client } from './client.js';
import type { TestServer } from './test-server.js';

export interface Decision {
  id: string;
  kind: string;
  origin: string;
  state: string;
  reason: string;
  cureUntil: string | null;
  answerBy: string | null;
  maker: string | null;
  checker: string | null;
  refusedBecause: string | null;
  version: number;
  isOwn: boolean;
  evidence: { fileName: string }[];
}

export const DECISION = `id kind origin state reason cureUntil answerBy maker checker refusedBecause version isOwn
  evidence { fileName }`;
export const DECIDE = `mutation ($submissionId: ID!, $kind: ClaimDecisionKind!, $reason: String!, $evidenceIds: [ID!], $cureUntil: Date) {
  done: decideClaim(submissionId: $submissionId, kind: $kind, reason: $reason, evidenceIds: $evidenceIds, cureUntil: $cureUntil) { ${DECISION} } }`;
export const SEND_CODE = `mutation ($id: ID!, $version: Int!) { sendClaimDecisionCode(id: $id, version: $version) { message } }`;
export const CONFIRM = `mutation ($id: ID!, $version: Int!, $code: String!) {
  done: confirmClaimDecision(id: $id, version: $version, code: $code) { ${DECISION} } }`;
export const REFUSE = `mutation ($id: ID!, $version: Int!, $reason: String!) {
  done: refuseClaimDecision(id: $id, version: $version, reason: $reason) { ${DECISION} } }`;

/** Somebody of the office, with the codes that were mailed to them. */
export interface Person {
  user: User;
  client: Client;
  codes: number;
}

/** The decision that was made, by any of the mutations. */
export const done = async (client: Client, text: string, variables: object): Promise<Decision> =>
  (await client.data<{ done: Decision }>(text, variables)).done;

/** A code for the confirmation, from the mail. */
export async function decisionCode(
  server: TestServer,
  person: Person,
  { id, version }: Decision,
): Promise<string> {
  await server.database.db.query('DELETE FROM limits');
  await person.client.data(SEND_CODE, { id, version });
  person.codes += 1;
  return server.mailbox.codeFor(person.user.email, person.codes);
}

/** Proposes by one person and confirms by another. */
export async function decide(
  server: TestServer,
  maker: Client,
  checker: Person,
  given: { submissionId: string; kind: 'REMOVE' | 'RESTORE'; reason?: string; cureUntil?: string },
): Promise<Decision> {
  const proposed = await done(maker, DECIDE, { reason: 'The share registry knows no holding', ...given });
  const code = await decisionCode(server, checker, proposed);
  return done(checker.client, CONFIRM, { id: proposed.id, version: proposed.version, code });
}

/** All decisions on a claim, the newest first. */
export const decisionsOn = async (client: Client, submissionId: string): Promise<Decision[]> =>
  (
    await client.data<{ claimDecisions: Decision[] }>(
      `query ($id: ID!) { claimDecisions(submissionId: $id) { ${DECISION} } }`,
      { id: submissionId },
    )
  ).claimDecisions;

/** What a claim's view says of its removal. */
export const removalOf = async (client: Client, id: string): Promise<object | null> =>
  (
    await client.data<{ submission: { removed: object | null } }>(
      `query ($id: ID!) { submission(id: $id) { removed { message date answerBy } } }`,
      { id },
    )
  ).submission.removed;
