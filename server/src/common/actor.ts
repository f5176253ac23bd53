import type { Permission } from '../rules/permissions.js';

/**
 * The role of an account; MASTER_ADMIN is shown as Admin, STANDARD as Standard (USER-1, ACCESS-3). What each may do:
 * `rules/permissions.ts`.
 */
export enum Role {
  MASTER_ADMIN = 'MASTER_ADMIN',
  REVIEWER = 'REVIEWER',
  SUPPORT = 'SUPPORT',
  AUDITOR = 'AUDITOR',
  STANDARD = 'STANDARD',
}

/** A signed-in person: the first argument of every service method that touches claims. */
export interface UserActor {
  kind: 'user';
  userId: string;
  email: string;
  name: string;
  role: Role;
  sessionId: string;
}

/** What an API token may do: read, change, and see the restricted fields (APITOKEN-3). */
export type TokenScope = 'read' | 'write' | 'restricted';

/** A back-office script: it may do what it was given and its maker still may, within its scopes. */
export interface TokenActor {
  kind: 'token';
  tokenId: string;
  name: string;
  scopes: TokenScope[];
  /** What it was given when it was made. */
  permissions: Permission[];
  /** The administrator who made the token and answers for it, and their role at this moment. */
  createdById: string;
  makerRole: Role;
}

/** Whoever calls one of the two APIs with a valid token. */
export type Caller = UserActor | TokenActor;

/** The product itself, at work in a job. */
export interface SystemActor {
  kind: 'system';
  job: string;
}

export type Actor = Caller | SystemActor;

/** Id of the account that answers for what a caller asks for. */
export function accountOf(caller: Caller): string {
  return caller.kind === 'token' ? caller.createdById : caller.userId;
}
