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

/** Whether the actor administers the scheme; jobs and API tokens do. */
export function isAdmin(actor: Actor): boolean {
  return actor.kind !== 'user' || actor.role === Role.MASTER_ADMIN;
}

/** Whether the actor is shown the restricted fields of the claims it may see: API tokens need the scope (APITOKEN-4). */
export function mayReadRestricted(actor: Actor): boolean {
  return actor.kind !== 'token' || actor.scopes.includes('restricted');
}

/** Id of the account that answers for what a caller asks for. */
export function accountOf(caller: Caller): string {
  return caller.kind === 'token' ? caller.createdById : caller.userId;
}
