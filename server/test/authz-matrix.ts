import { amendments } from './authz/amendments.js';
import { assessments } from './authz/assessments.js';
import { distributions } from './authz/distributions.js';
import { courtReports } from './authz/court-reports.js';
import { payments } from './authz/payments.js';
import { claims } from './authz/claims.js';
import { bankChanges } from './authz/bank-changes.js';
import { decisions } from './authz/decisions.js';
import { documents } from './authz/documents.js';
import { exports } from './authz/exports.js';
import { imports } from './authz/imports.js';
import { notices } from './authz/notices.js';
import { phoneFilings } from './authz/phone-filings.js';
import { portal } from './authz/portal.js';
import { registrations } from './authz/registrations.js';
import { signIn } from './authz/sign-in.js';
import { users } from './authz/users.js';
import type { Area, Operation } from './authz/callers.js';

/**
 * The authorisation matrix: every GraphQL field of Query and Mutation and every route, for every caller and every
 * object (ACCESS-2, ACCESS-6). `authz-matrix.e2e-spec.ts` runs all of it, and fails for an operation that is missing
 * here.
 */
const AREAS: readonly Area[] = [
  portal,
  signIn,
  users,
  registrations,
  amendments,
  phoneFilings,
  assessments,
  distributions,
  payments,
  courtReports,
  bankChanges,
  decisions,
  notices,
  documents,
  imports,
  exports,
  claims,
];

/** `query` or `mutation`, then the field. */
export const GRAPHQL = joined(({ graphql }) => graphql);

/** The method, then the route as the server names it. HEAD is GET without the body, and is covered by it. */
export const REST = joined(({ rest }) => rest);

/** Routes without the guard, and the reason. */
export const UNGUARDED: Record<string, string> = {
  'POST /graphql': 'each field has its own row above',
  'GET /graphql': 'the same, and queries only',
  'OPTIONS /graphql': 'allows nothing to other origins',
  'GET /*': 'the client, which holds no data',
  'GET /': 'the landing page, which holds the public scheme',
  'GET /landing.css': 'the same',
  'GET /login': 'the sign-in page, which holds the public scheme',
  'GET /sign-in.css': 'the same',
  'GET /verify': 'the page that checks files by itself, which holds no data',
  'GET /verify.html': 'the same',
  'GET /api/docs': 'the documentation of these paths, which holds no data',
  'GET /api/docs/json': 'the same',
  'GET /api/docs/style.css': 'the same',
  'GET /graphiql': 'development only; a page without data',
  'GET /graphiql/explorer.css': 'the same',
  'GET /graphiql/explorer.mjs': 'the same',
  'GET /mailbox': 'development only, and only on this machine',
  'GET /mailbox.json': 'development only, and only on this machine',
  'GET /mailbox.css': 'development only, and only on this machine',
  'GET /mailbox/:number': 'development only, and only on this machine',
  'GET /mailbox/:number/body': 'development only, and only on this machine',
};

/** @throws Error for an operation that two areas declare */
function joined(part: (area: Area) => Record<string, Operation>): Record<string, Operation> {
  const all: Record<string, Operation> = {};
  for (const [name, operation] of AREAS.flatMap((area) => Object.entries(part(area)))) {
    if (name in all) throw new Error(`${name} is declared twice.`);
    all[name] = operation;
  }
  return all;
}
