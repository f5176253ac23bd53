import type { Permission } from '../rules/permissions.js';

/**
 * The role of an account; MASTER_ADMIN is displayed as Admin, STANDARD as Standard (USER-1, ACCESS-3). Permissions of
 * roles: `rules/permissions.ts`.
 */
export enum Role {
  MASTER_ADMIN = 'MASTER_ADMIN',
  REVIEWER = 'REVIEWER',
  SUPPORT = 'SUPPORT',
  AUDITOR = 'AUDITOR',
  STANDARD = 'STANDARD',
}

/** A signed-in person. */
export interface UserActor {
  kind: 'user';
  userId: string;
  email: string;
  name: string;
  role: Role;
  sessionId: string;
}

/** The scopes of an API token: read, write, and see restricted fields (APITOKEN-3). */
export type TokenScope = 'read' | 'write' | 'restricted';

/**
 * A back-office script with an API token: has the token's permissions as far as its maker still has them, within its
 * scopes.
 */
export interface TokenActor {
  kind: 'token';
  tokenId: string;
  name: string;
  scopes: TokenScope[];
  /** The permissions chosen when the token was created. */
  permissions: Permission[];
  /** The administrator who created the token and is responsible for it, with their current role. */
  createdById: string;
  creatorRole: Role;
}

/** Any caller of the two APIs with a valid token. */
export type Caller = UserActor | TokenActor;

/** The product itself, running a job. */
export interface SystemActor {
  kind: 'system';
  job: string;
}

export type Actor = Caller | SystemActor;

/** The id of the account responsible for what a caller does. */
export function accountOf(caller: Caller): string {
  return caller.kind === 'token' ? caller.createdById : caller.userId;
}
