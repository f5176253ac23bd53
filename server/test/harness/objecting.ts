import { addClaims, agreedRun, approvedRules, publishRun } from './assessing.js';
import { idOf } from './claims.js';
import type { Client } from './client.js';
import { anAdmin, aUser } from './factories.js';
import { TestServer } from './test-server.js';
import type { User } from '../../src/users/user.entity.js';

export interface Objection {
  id: string;
  state: string;
  grounds: string;
  ownFigure: string | null;
  late: boolean;
  lateBecause: string;
  officer: string | null;
  officerEnabled: boolean | null;
  reason: string | null;
  byOffice: boolean;
  version: number;
}
export interface Review {
  objection: Objection;
  trace: {
    claim: { recognisedLoss: string };
    isSame: boolean;
    areRulesAltered: boolean;
    currency: string;
    slices: object[];
  };
  present: { recognisedLoss: string | null; isChanged: boolean | null; status: string };
  mayAssign: boolean;
  mayDecide: boolean;
}

const FIELDS = `id sid runNumber recognisedLoss state grounds ownFigure late lateBecause byOffice officer officerEnabled
  assignedAt reason endedAt version`;
const REVIEW = `{ objection { ${FIELDS} } mayAssign mayDecide present { status recognisedLoss isChanged findings }
  trace { claim { recognisedLoss } isSame areRulesAltered currency slices { loss } } }`;

export const RAISE = `mutation ($submissionId: ID!, $grounds: String!, $ownFigure: String, $lateBecause: String) {
  raiseObjection(submissionId: $submissionId, grounds: $grounds, ownFigure: $ownFigure, lateBecause: $lateBecause) { ${FIELDS} } }`;
export const WITHDRAW = `mutation ($id: ID!, $version: Int!) { withdrawObjection(id: $id, version: $version) { ${FIELDS} } }`;
export const MINE = `query ($id: ID!) { myObjection(submissionId: $id) { objectionsUntil isLate mayRaise objections { ${FIELDS} } } }`;
export const LIST = `query ($state: ObjectionState, $page: Int) { objections(state: $state, page: $page) {
  objections { ${FIELDS} } pagination { totalItems totalPages } } }`;
export const ONE = `query ($id: ID!) { objection(id: $id) ${REVIEW} }`;
export const ASSIGN = `mutation ($id: ID!, $version: Int!, $officerId: ID!) {
  done: assignObjection(id: $id, version: $version, officerId: $officerId) ${REVIEW} }`;
export const DECIDE = `mutation ($id: ID!, $version: Int!, $outcome: ObjectionOutcome!, $reason: String!) {
  done: decideObjection(id: $id, version: $version, outcome: $outcome, reason: $reason) ${REVIEW} }`;

/** A published run with the claims `A-000001` and so on of `owner`, and people who work with it. */
export interface Objecting {
  server: TestServer;
  runId: string;
  owner: Client;
  stranger: Client;
  maker: { user: User; client: Client };
  officer: { user: User; client: Client };
  idOf: (sid: string) => Promise<string>;
  raise: (sid: string, given?: object, client?: Client) => Promise<Objection>;
}

/** Starts a server with a published run of 60 claims. */
export async function startObjecting(): Promise<Objecting> {
  const server = await TestServer.start();
  const { db } = server.database;
  const person = async (user: User) => ({ user, client: await server.signIn(user) });
  const maker = await person(await anAdmin(db, { name: 'Mae Maker' }));
  const officer = await person(await anAdmin(db, { name: 'Olive Officer' }));
  const owner = await server.signIn(await aUser(db, { email: 'a@example.com' }));
  const stranger = await server.signIn(await aUser(db));
  await approvedRules(server);
  await addClaims(server, 60);
  const runId = await agreedRun(maker.client);
  const raise = async (sid: string, given: object = {}, client = owner) => {
    const variables = { submissionId: await idOf(server, sid), grounds: 'Two sales are missing.', ...given };
    return (await client.data<{ raiseObjection: Objection }>(RAISE, variables)).raiseObjection;
  };
  await publishRun(server, runId);
  return { server, runId, owner, stranger, maker, officer, idOf: (sid: string) => idOf(server, sid), raise };
}

/** Moves the last day for objections. */
export async function objectionsUntil({ server, runId }: Objecting, day: string): Promise<void> {
  await server.database.db.query(
    `ALTER TABLE assessment_runs DISABLE TRIGGER keep_assessment_runs;
     UPDATE assessment_runs SET objections_until = '${day}' WHERE id = '${runId}';
     ALTER TABLE assessment_runs ENABLE TRIGGER keep_assessment_runs`,
  );
}
