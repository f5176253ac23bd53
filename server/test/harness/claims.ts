import { CLAIM_CATALOGUE } from '../../src/rules/claim-catalogue.js';
import type { Client } from './client.js';
import type { TestServer } from './test-server.js';

type Group = Record<string, unknown>;
export type ClaimInput = Record<
  'contactDetails' | 'legalDetails' | 'bankDetails' | 'addressDetails' | 'tradeDetails',
  Group
>;

/** A trade as submitted. */
export const aTradeInput = (overrides: Group = {}): Group => ({
  transactionType: 'BUY',
  tradeDate: '2018-03-01',
  quantity: '100',
  pricePerShare: '4.50',
  totalAmount: '450',
  ...overrides,
});

/** A complete claim of a local individual, as submitted by its form; parts of each group may be overridden. */
export function aClaimInput(overrides: Partial<ClaimInput> = {}): ClaimInput {
  const claim: ClaimInput = {
    contactDetails: {
      firstName: 'Avery',
      lastName: 'Claimant',
      company: '',
      position: '',
      email: 'avery.contact@example.com',
      mobile: '0400 000 000',
      relationship: 'INDIVIDUAL',
    },
    legalDetails: {
      legalEntity: 'Avery Claimant',
      registeredOwner: 'Avery Claimant',
      abnAcn: '',
      tradingAccount: 'X0012345678',
      australianCitizen: 'YES',
      taxNumber: '123456782',
    },
    bankDetails: {
      bankName: 'Bank of Tests',
      bankType: 'LOCAL',
      bsb: '062-000',
      swiftCode: '',
      customerCity: '',
      customerCountry: '',
      accountName: 'Avery Claimant',
      accountNo: '10203040',
      paymentReference: '',
    },
    addressDetails: {
      address: '1 Test Street',
      suburb: 'Carlton',
      state: 'VIC',
      postCode: '3053',
      country: 'Australia',
    },
    tradeDetails: { openingBalance: '100' },
  };
  for (const [group, values] of Object.entries(overrides))
    Object.assign(claim[group as keyof ClaimInput], values);
  return claim;
}

export const CREATE = `mutation ($input: SubmissionDataInput!) {
  createSubmission(input: $input) { submissionId message }
}`;
export const ADMIN_CREATE = `mutation ($sid: String!, $input: SubmissionDataInput!) {
  adminCreateSubmission(sid: $sid, input: $input) { submissionId message }
}`;
export const UPDATE = `mutation ($id: ID!, $version: Int!, $tradeVersion: Int!, $sid: String, $email: String, $input: SubmissionChangesInput!) {
  updateSubmission(id: $id, version: $version, tradeVersion: $tradeVersion, sid: $sid, email: $email, input: $input) { id sid version tradeVersion }
}`;
export const UPDATE_SID = `mutation ($id: ID!, $version: Int!, $sid: String!) {
  updateSid(id: $id, version: $version, sid: $sid) { sid version }
}`;
export const ADD_TRADE = `mutation ($id: ID!, $tradeVersion: Int!, $trade: TradeInput!) {
  addTrade(submissionId: $id, tradeVersion: $tradeVersion, trade: $trade) { tradeVersion submissionData { tradeDetails { tradeData { id } } } }
}`;
export const DELETE_TRADE = `mutation ($id: ID!, $tradeVersion: Int!, $tradeId: ID!) {
  deleteTrade(submissionId: $id, tradeVersion: $tradeVersion, tradeId: $tradeId) { tradeVersion submissionData { tradeDetails { tradeData { id } } } }
}`;

export interface ViewedTrade {
  id: string;
  transactionType: string;
  tradeDate: string;
  quantity: string;
  pricePerShare: string;
  totalAmount: string;
}

export interface ViewedClaim {
  id: string;
  sid: string | null;
  email: string;
  version: number;
  tradeVersion: number;
  mayUpdate: boolean;
  removed: { message: string; date: string } | null;
  submissionData: {
    contactDetails: Record<string, string>;
    legalDetails: Record<string, string | null>;
    bankDetails: Record<string, string>;
    addressDetails: Record<string, string>;
    tradeDetails: { openingBalance: string; closingBalance: string; tradeData: ViewedTrade[] };
  };
}

const GROUPS = Object.entries(CLAIM_CATALOGUE).map(([group, fields]) => {
  const trades = '{ id transactionType tradeDate quantity pricePerShare totalAmount }';
  return `${group} { ${Object.keys(fields).join(' ')} ${group === 'tradeDetails' ? `tradeData ${trades}` : ''} }`;
});

/** All fields of a claim's data, as a GraphQL selection. */
export const SUBMISSION_DATA = `submissionData { ${GROUPS.join(' ')} }`;

const VIEW = `query ($id: ID!) { submission(id: $id) {
  id sid email version tradeVersion mayUpdate removed { message date }
  ${SUBMISSION_DATA}
} }`;

/** A claim as returned to the caller. */
export async function viewClaim(client: Client, id: string): Promise<ViewedClaim> {
  return (await client.data<{ submission: ViewedClaim }>(VIEW, { id })).submission;
}

/** The message and the fields of a GraphQL call that is expected to be refused. */
export async function refusal(
  client: Client,
  document: string,
  variables: object,
): Promise<{ code: string; message: string; fields: Record<string, string> }> {
  const { body } = await client.graphql(document, variables);
  const [error] = body.errors ?? [];
  if (!error) throw new Error(`It was not refused: ${JSON.stringify(body.data)}`);
  return { code: error.extensions.code, message: error.message, fields: error.extensions.fields ?? {} };
}

/** A PUT with JSON, with an If-Match when there is one. */
export function put<Body = Record<string, unknown>>(
  client: Client,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return client.send<Body>(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The id of the claim with a SID. */
export async function idOf({ database: { db } }: TestServer, sid: string): Promise<string> {
  const [row] = await db.query<[{ id: string }]>('SELECT id FROM submissions WHERE sid = $1', [sid]);
  return row.id;
}
