import type { Client } from './client.js';
import {
  moved,
  paymentsOf,
  type Payer,
  PROFILE,
  prepared,
  type ShownPayment,
  type ShownRun,
} from './paying.js';
import type { TestServer } from './test-server.js';

/** A returned payment as the bank writes it. */
export interface Returned {
  reference: string;
  /** An amount of money. */
  amount: string;
  account: string;
  bsb?: string;
  /** A digit of Direct Entry. */
  reason?: string;
  day?: string;
  userId?: string;
}

const digits = (cents: bigint) => String(cents).padStart(10, '0');
const centsOf = (amount: string) => BigInt(amount.replace('.', ''));

/** A Direct Entry file of returned payments, or its lines for one with errors. */
export function returnsLines(items: readonly Returned[]): string[] {
  const total = items.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
  return [
    `0${' '.repeat(17)}01WBC${' '.repeat(7)}${'SETTLEMENT SCHEME'.padEnd(26)}301500${'RETURNS'.padEnd(12)}020399${' '.repeat(40)}`,
    ...items.map(({ reference, amount, account, bsb = '062-000', reason = '3', day = '02', userId }) =>
      [
        `2${bsb}${account.padStart(9)}${reason}50${digits(centsOf(amount))}${'Avery Claimant'.padEnd(32)}`,
        `${reference.padEnd(18)}${PROFILE.traceBsb}${PROFILE.traceAccount.padStart(9)}${'SETTLEMENT'.padEnd(16)}`,
        `${day}${userId ?? PROFILE.userId}`,
      ].join(''),
    ),
    `7999-999${' '.repeat(12)}${digits(total)}${digits(total)}${digits(0n)}${' '.repeat(24)}${String(items.length).padStart(6, '0')}${' '.repeat(40)}`,
  ];
}

export const returnsFile = (items: readonly Returned[]) => `${returnsLines(items).join('\r\n')}\r\n`;

/** A payment of `published` claims as the bank returns it. */
export function returnOf(
  { sid, net }: Pick<ShownPayment, 'sid' | 'net'>,
  account: string,
  changed: Partial<Returned> = {},
): Returned {
  return { reference: `SID${sid}`, amount: net, account, ...changed };
}

/** Notes the bank's receipt of each file of a run, and waits until its payments are moved. */
export async function sent(server: TestServer, payer: Payer, run: ShownRun): Promise<void> {
  for (const { id, version } of run.files) {
    await (await payer.fetches(id)).response.arrayBuffer();
    await payer.client.data(
      'mutation ($id: ID!, $version: Int!) { markFileSent(id: $id, version: $version, receipt: "R-1") { id } }',
      { id, version },
    );
  }
  await moved(server, run.id);
}

/** Has a run prepared, approved, written and sent. @returns the run as it was written */
export async function paidRun(
  server: TestServer,
  [maker, checker]: readonly [Payer, Payer],
  distributionId: string,
  profileId: string,
): Promise<ShownRun> {
  const run = await prepared(maker.client, distributionId, profileId);
  const written = await checker.writes(await checker.acts('APPROVE', run));
  await sent(server, checker, written);
  return written;
}

/** The sent payments of a run by their SID. */
export async function sentOf(client: Client, { id }: ShownRun): Promise<Map<string, ShownPayment>> {
  return new Map((await paymentsOf(client, id, { state: 'SENT' })).map((one) => [one.sid, one]));
}

/** Until the owners of all claims whose payments came back were told; that of tax has none. @throws Error after a minute */
export async function returnsAnnounced({ database: { db } }: TestServer): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const left = await db.query<object[]>(
      `SELECT 1 FROM returned_items b JOIN payments p ON p.id = b.payment_id WHERE b.announced_at IS NULL AND p.kind = 'CLAIM' LIMIT 1`,
    );
    if (left.length === 0) return;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error('Returns were not announced');
}

const withoutHyphens = (uuid: string) => uuid.replaceAll('-', '');

/** A pain.002 file about a file that was sent: it rejects payments for a reason each, or says another status of them, or rejects the whole file for a reason. */
export function statusReport(
  fileId: string,
  rejected: readonly { id: string; reason?: string; status?: string }[] | { whole: string },
): string {
  const payments = 'whole' in rejected ? [] : rejected;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>',
    `<OrgnlGrpInfAndSts><OrgnlMsgId>${withoutHyphens(fileId)}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.03</OrgnlMsgNmId>`,
    'whole' in rejected
      ? `<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>${rejected.whole}</Cd></Rsn></StsRsnInf>`
      : '',
    '</OrgnlGrpInfAndSts>',
    payments.length === 0 ? '' : '<OrgnlPmtInfAndSts><OrgnlPmtInfId>1</OrgnlPmtInfId>',
    ...payments.map(
      ({ id, reason, status = 'RJCT' }) =>
        `<TxInfAndSts><OrgnlEndToEndId>${withoutHyphens(id)}</OrgnlEndToEndId><TxSts>${status}</TxSts>${reason ? `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>` : ''}</TxInfAndSts>`,
    ),
    payments.length === 0 ? '' : '</OrgnlPmtInfAndSts>',
    '</CstmrPmtStsRpt></Document>',
  ].join('');
}

/** Where the payments of a claim stand, as its owner or the office sees it. */
export async function ownPayments(client: Client, submissionId: string) {
  const { paymentsOf } = await client.data<{
    paymentsOf: {
      id: string;
      state: string;
      heldReason: string | null;
      returnedFor: string | null;
      heldForReturn: boolean;
    }[];
  }>(
    'query ($submissionId: ID!) { paymentsOf(submissionId: $submissionId) { id state heldReason returnedFor heldForReturn } }',
    { submissionId },
  );
  return paymentsOf;
}

/** What a file of returns contradicts, as the office sees it. */
export interface ShownContradiction {
  runId: string;
  importId: string;
  payments: number;
  first: { paymentId: string; said: string; made: boolean; before: string; finder: string | null }[];
  closeRefusal: string | null;
}

export async function contradictionsOf(client: Client, runId: string | null): Promise<ShownContradiction[]> {
  const { bankContradictions } = await client.data<{ bankContradictions: ShownContradiction[] }>(
    `query ($runId: ID) { bankContradictions(runId: $runId) {
       runId importId payments closeRefusal first { paymentId said made before finder } } }`,
    { runId },
  );
  return bankContradictions;
}

export const CLOSE_CONTRADICTION = `mutation ($runId: ID!, $importId: ID!, $because: String!) {
  closeBankContradiction(runId: $runId, importId: $importId, because: $because) { message } }`;
