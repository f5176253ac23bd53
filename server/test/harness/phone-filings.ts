import { aClaimInput, aTradeInput, type ClaimInput } from './claims.js';
import type { Client } from './client.js';
import type { TestServer } from './test-server.js';

export const FILE = `mutation ($sid: String!, $input: SubmissionDataInput!, $call: PhoneCallInput!) {
  fileByTelephone(sid: $sid, input: $input, call: $call) { submissionId message copied }
}`;
export const READ = `query ($id: ID!) { phoneFiling(submissionId: $id) {
  submissionId filedAt copiedAt confirmedAt disputedAt maySend
  call { caller relation day time checks note filedBy }
} }`;
export const SEND_AGAIN = `mutation ($id: ID!) { sendClaimCopyAgain(submissionId: $id) { copiedAt disputedAt maySend } }`;
export const REQUEST_CODE = `mutation ($token: String!) { requestClaimCopyCode(token: $token) }`;
export const OPEN = `mutation ($token: String!, $code: String!) { openClaimCopy(token: $token, code: $code) {
  pass copiedAt filedAt sid
  submissionData {
    contactDetails { firstName mobile }
    legalDetails { claimType tradingAccount taxNumber }
    bankDetails { bankName bsb accountName accountNo }
    tradeDetails { openingBalance tradeData { transactionType quantity } }
  }
} }`;
export const CONFIRM = `mutation ($token: String!, $pass: String!) { confirmClaimCopy(token: $token, pass: $pass) { message } }`;
export const DISPUTE = `mutation ($token: String!, $pass: String!, $message: String!) {
  disputeClaimCopy(token: $token, pass: $pass, message: $message) { message }
}`;

/** A call as its form sends it. */
export const aCall = (overrides: object = {}) => ({
  caller: 'Joan Claimant',
  relation: 'FAMILY',
  day: '2026-01-12',
  time: '14:05',
  checks: ['NAME_AND_ADDRESS', 'HOLDER_NUMBER'],
  note: 'Her daughter was on the line.',
  ...overrides,
});

let made = 0;

/** The variables of a filing by telephone for a new address and SID. */
export function aFiling(overrides: { email?: string; input?: Partial<ClaimInput>; call?: object } = {}) {
  const number = (made += 1);
  const email = overrides.email ?? `caller-${number}@example.com`;
  const tradeDetails = { tradeData: [aTradeInput(), aTradeInput({ quantity: '40', totalAmount: '180' })] };
  const input = aClaimInput({ contactDetails: { email }, tradeDetails, ...overrides.input });
  return { sid: `PHONE-${number}`, input, call: aCall(overrides.call), email };
}

/** A filed claim, with the token of its mailed link. */
export async function filedByTelephone(server: TestServer, office: Client, filing = aFiling()) {
  const { email, ...variables } = filing;
  const { fileByTelephone } = await office.data<{ fileByTelephone: { submissionId: string } }>(
    FILE,
    variables,
  );
  return { id: fileByTelephone.submissionId, email, token: await server.mailbox.tokenFor(email) };
}

export interface Copy {
  pass: string;
  copiedAt: string;
  sid: string;
  submissionData: Record<'contactDetails' | 'legalDetails' | 'bankDetails', Record<string, string | null>> & {
    tradeDetails: { openingBalance: string; tradeData: { transactionType: string; quantity: string }[] };
  };
}

/** The person's way to the claim: requests the code, reads it in the newest mail, and enters it. */
export async function openCopy(server: TestServer, { token, email }: { token: string; email: string }) {
  const before = (await server.mailbox.all()).filter(({ to }) => to.includes(email)).length;
  await server.nobody.data(REQUEST_CODE, { token });
  const code = await server.mailbox.codeFor(email, before + 1);
  return (await server.nobody.data<{ openClaimCopy: Copy }>(OPEN, { token, code })).openClaimCopy;
}
