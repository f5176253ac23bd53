/** The callers, objects and outcomes of the authorisation matrix. */

export type Outcome = 'OK' | 'BAD_USER_INPUT' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT';

/** Callers without a valid token. */
export const UNAUTHENTICATED_CALLERS = [
  'anonymous',
  'forged session',
  'altered session',
  'expired session',
  'idle session',
  'ended session',
  'disabled user',
  'user with an unproven address',
  'forged token',
  'expired token',
  'revoked token',
  'token of a disabled administrator',
  'token of a demoted administrator',
] as const;

/** Callers with a valid token, in the order of a `Row`. */
export const AUTHENTICATED_CALLERS = [
  'member',
  'administrator',
  'read-only token',
  'read/write token',
] as const;

export type Caller = (typeof UNAUTHENTICATED_CALLERS)[number] | (typeof AUTHENTICATED_CALLERS)[number];

/** The outcome for each of `AUTHENTICATED_CALLERS`. */
export type Row = readonly [member: Outcome, administrator: Outcome, readToken: Outcome, writeToken: Outcome];

/**
 * The requested object. Claims and passkeys are the member's own or another member's; everything else is the
 * administrator's own (created or requested by them, or their own account) or somebody else's.
 */
export const OBJECTS = ['own', 'other', 'absent', 'malformed'] as const;
export type ObjectName = (typeof OBJECTS)[number];
export type ObjectKind =
  | 'claims'
  | 'registrations'
  | 'imports'
  | 'exports'
  | 'users'
  | 'api tokens'
  | 'passkeys'
  | 'proposals'
  | 'proposals to withdraw'
  | 'notices'
  | 'noticed SIDs'
  | 'documents'
  | 'documents to delete';

export interface Request {
  body?: object;
  /** Sent as multipart form data in the field `file`. */
  file?: string;
}

export interface Operation {
  /** The GraphQL document with its variables, or the REST path with its body. */
  ask: (id: string, object: ObjectName) => { text: string } & Request;
  /** The outcome for each of `UNAUTHENTICATED_CALLERS`. */
  unauthenticated: Outcome;
  /** One row for an operation without an object, four with one. */
  rows: Row | Record<ObjectName, Row>;
  kind?: ObjectKind;
  /** Set when the call ends the caller's session, so that each caller gets a separate one. */
  endsSession?: true;
}

/** One area of the product. */
export interface Area {
  /** `query` or `mutation`, then the field. */
  graphql: Record<string, Operation>;
  /** The method, then the route as the server names it. HEAD is GET without the body, and is covered by it. */
  rest: Record<string, Operation>;
}
