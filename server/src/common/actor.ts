import { Permission, roleMay } from '../rules/permissions.js';

/** What an account may do; MASTER_ADMIN is shown as Admin, STANDARD as Standard (USER-1, ACCESS-3). */
export enum Role {
  MASTER_ADMIN = 'MASTER_ADMIN',
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

/** A back-office script: it sees what an administrator sees, within its scopes. */
export interface TokenActor {
  kind: 'token';
  tokenId: string;
  name: string;
  scopes: TokenScope[];
  /** The administrator who made the token and answers for it. */
  createdById: string;
}

/** Whoever calls one of the two APIs with a valid token. */
export type Caller = UserActor | TokenActor;

/** The product itself, at work in a job. */
export interface SystemActor {
  kind: 'system';
  job: string;
}

export type Actor = Caller | SystemActor;

/**
 * Whether the actor has a permission. Jobs have all; an API token has those of the administrator who made it, and is shown
 * restricted fields only with the scope for them. What it may read and change at all is for the guard to say.
 */
export function may(actor: Actor, permission: Permission): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind === 'user') return roleMay(actor.role, permission);
  return permission !== Permission.RestrictedRead || actor.scopes.includes('restricted');
}

/** Whether the actor is shown the restricted fields of the claims that it sees: members see no others than their own. */
export function mayReadRestricted(actor: Actor): boolean {
  return may(actor, Permission.RestrictedRead) || !may(actor, Permission.ClaimsRead);
}

/** Id of the account that answers for what a caller asks for. */
export function accountOf(caller: Caller): string {
  return caller.kind === 'token' ? caller.createdById : caller.userId;
}
