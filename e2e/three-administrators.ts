import { DEMO_PERIOD } from '../development/src/demo/demo-rules.js';
import { CLIENT_DOCUMENTS } from '../server/src/graphql/generated/known-documents.js';
import { Client } from '../server/test/harness/client.js';
import { aClaimInput } from '../server/test/harness/claims.js';
import { soundRules } from '../server/src/rules/sound-rules.js';
import { linkIn, waitForMail } from './mailbox.js';
import { makeAdministrator, makeMemberAdministrator } from './make-member-administrator.js';
import type { Portal, SignIn } from './portal.js';

/** Rules of the period in which the demo's claims have their transactions. */
export const RULES = {
  ...soundRules,
  assessment: {
    ...soundRules.assessment,
    ...DEMO_PERIOD,
    bands: [
      { id: 'A', from: '2017-08-24', to: '2018-07-27', inflation: '0.85' },
      { id: 'B', from: '2018-08-30', to: '2018-11-12', inflation: '0.30' },
    ],
    checks: {
      ...soundRules.assessment.checks,
      holidays: ['2017-12-25'],
      halts: [{ from: '2018-07-30', to: '2018-08-29' }],
    },
  },
};

const THIRD: SignIn = { email: 'third.administrator@office.example', password: 'a password of the third' };

/** A client of the API, signed in as a person. */
export async function apiOf(portal: Portal, person: SignIn): Promise<Client> {
  const nobody = new Client(portal.server.url);
  const { body } = await nobody.post<{ tokens: { access: { token: string } } }>('/api/auth/signin', person);
  return nobody.with(body.tokens.access.token);
}

/** Registers an account and verifies its address. */
export async function register(portal: Portal, name: string, person: SignIn): Promise<void> {
  const nobody = new Client(portal.server.url);
  await nobody.post('/api/register', { name, ...person });
  const mail = await waitForMail(portal, person.email, /verif/i);
  const code = new URLSearchParams(linkIn(mail).split('?')[1]).get('code');
  await nobody.send('/api/register/verify-account', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
}

/** The demo's administrator and two more, for acts that need three people. */
export async function threeAdministrators(portal: Portal): Promise<[SignIn, SignIn, SignIn]> {
  await makeMemberAdministrator(portal);
  await register(portal, 'Robin Third-Administrator', THIRD);
  await makeAdministrator(portal, THIRD.email);
  return [portal.signIn('Administrator'), portal.signIn('Member'), THIRD];
}

/** A person of the office who has done nothing yet: one code a minute is sent to a person. */
export async function anotherAdministrator(portal: Portal): Promise<SignIn> {
  const person = { email: 'fresh.administrator@office.example', password: 'a password of the fifth' };
  await register(portal, 'Kim Fifth-Administrator', person);
  await makeAdministrator(portal, person.email);
  return person;
}

const RULES_APPROVER: SignIn = {
  email: 'rules.approver@office.example',
  password: 'a password of the fourth',
};

/** An administrator who approves rules and does nothing else: one code a minute is sent to a person. */
export async function rulesApprover(portal: Portal): Promise<SignIn> {
  await register(portal, 'Alex Rules-Approver', RULES_APPROVER);
  await makeAdministrator(portal, RULES_APPROVER.email);
  return RULES_APPROVER;
}

/** A mutation of the client: the portal under test accepts no other. */
export function known(name: string): string {
  return CLIENT_DOCUMENTS.find((text) => text.startsWith(`mutation ${name}(`))!;
}

type Trade = Record<'transactionType' | 'tradeDate' | 'quantity' | 'pricePerShare' | 'totalAmount', string>;

/** A transaction. @param price money a share, with one decimal at most */
export function trade(type: string, tradeDate: string, quantity: number, price: string): Trade {
  const tenths = quantity * Number(price.replace('.', '')) * (price.includes('.') ? 1 : 10);
  return {
    transactionType: type,
    tradeDate,
    quantity: String(quantity),
    pricePerShare: price,
    totalAmount: `${Math.floor(tenths / 10)}.${tenths % 10}`,
  };
}

/** Bought and sold in both bands of the rules, and still holding some. */
const TRADES = {
  openingBalance: '100',
  tradeData: [trade('BUY', '2018-02-01', 1_000, '4.5'), trade('SELL', '2018-09-03', 600, '3.1')],
};

/**
 * Registers a member and files a claim.
 * @returns the path of its page
 */
export async function fileClaim(
  portal: Portal,
  maker: SignIn,
  member: SignIn,
  sid = 'NOTICE-1',
  tradeDetails: { openingBalance: string; tradeData: Trade[] } = TRADES,
): Promise<string> {
  await register(portal, 'Ada Assessed', member);
  const claim = aClaimInput();
  const { status, body } = await (
    await apiOf(portal, maker)
  ).post<{ submissionId: string }>('/api/settlement-submission/admin-create', {
    ...claim,
    sid,
    contactDetails: { ...claim.contactDetails, email: member.email },
    tradeDetails,
  });
  expect(status).toBe(201);
  return `/settlement-scheme/view/${body.submissionId}`;
}
