import { aStep } from './distributing.js';
import type { Client } from './client.js';
import { idOf } from './claims.js';
import { Confirming } from './freezing.js';
import { aProfile, Payer, prepared, published, setBank } from './paying.js';
import type { TestServer } from './test-server.js';

const LEFT = `id sources { kind distribution payments principal interest } followedBy waitingPayments waiting
  unclaimedPayments unclaimedPrincipal unclaimedInterest declareRefusal
  declarations { id state basis due payments principal interest takenBy version confirmRefusal refusedBecause }`;

export interface Left {
  sources: {
    kind: string;
    distribution: number | null;
    payments: number | null;
    principal: string;
    interest: string;
  }[];
  followedBy: number | null;
  waitingPayments: number;
  unclaimedPayments: number;
  unclaimedPrincipal: string;
  unclaimedInterest: string;
  declareRefusal: string | null;
  declarations: {
    id: string;
    state: string;
    payments: number;
    principal: string;
    interest: string;
    takenBy: number | null;
    version: number;
    confirmRefusal: string | null;
  }[];
}

export const DECLARE = `mutation ($distributionId: ID!) { left: declareUnclaimed(distributionId: $distributionId, basis: "Order of 1 June 2026") { ${LEFT} } }`;
export const CONFIRM = `mutation ($id: ID!, $version: Int!, $code: String!) { left: confirmUnclaimed(id: $id, version: $version, code: $code) { ${LEFT} } }`;
export const REFUSE = `mutation ($id: ID!, $version: Int!) { left: refuseUnclaimed(id: $id, version: $version, because: "Too early") { ${LEFT} } }`;

const RESERVE = aStep({ name: 'Reserve', kind: 'RESERVE', amount: '600.00', basis: 'Order of 4 May 2026' });

/** What a distribution left. */
export async function moneyLeft(client: Client, id: string): Promise<Left> {
  const { left } = await client.data<{ left: Left }>(
    `query ($id: ID!) { left: moneyLeft(id: $id) { ${LEFT} } }`,
    { id },
  );
  return left;
}

/** A distribution that left a reserve and waits to be paid, and who may act on it. */
export interface FirstDistribution {
  firstId: string;
  runId: string;
  profileId: string;
  /** Who makes distributions, and who approves and publishes them. */
  maker: Confirming;
  approver: Confirming;
  /** Who pays, and who checks the payments. */
  payer: Payer;
  checker: Payer;
}

/** Publishes a distribution with a reserve among so many claims. A-000002 has no account, A-000003 no tax class. */
export async function firstDistribution(server: TestServer, claims: number): Promise<FirstDistribution> {
  const { db } = server.database;
  const firstId = await published(server, claims, { settlementSum: '3000.00', steps: [aStep(), RESERVE] });
  const [{ runId }] = await db.query<[{ runId: string }]>('SELECT run_id AS "runId" FROM distributions');
  const maker = await Confirming.signedIn(server);
  const approver = await Confirming.signedIn(server);
  const payer = await Payer.signedIn(server);
  const checker = await Payer.signedIn(server, 'Chris Checker');
  const profileId = await aProfile(payer.client);
  await setBank(server, await idOf(server, 'A-000002'), '');
  await db.query('DELETE FROM bank_changes');
  return { firstId, runId, profileId, maker, approver, payer, checker };
}

/** Sets a deadline for payments that has ended. */
export async function endPaymentDeadline({ database: { db } }: TestServer): Promise<void> {
  await db.query(
    `INSERT INTO deadlines (kind, named_day, due, reason, set_at) SELECT 'PAYMENT', now()::date - 9, now()::date - 9, 'Order', now()`,
  );
}

/** Pays it by a run, and has two people declare unclaimed what the run could not pay. */
export async function paidAndDeclared(
  server: TestServer,
  { firstId, profileId, payer, checker }: FirstDistribution,
): Promise<void> {
  await endPaymentDeadline(server);
  const run = await prepared(payer.client, firstId, profileId);
  await checker.writes(await checker.acts('APPROVE', run));
  const { left } = await payer.client.data<{ left: Left }>(DECLARE, { distributionId: firstId });
  const { id, version } = left.declarations[0]!;
  const code = await checker.codeFor('UNCLAIMED', { id, version });
  await checker.client.data(CONFIRM, { id, version, code });
}
