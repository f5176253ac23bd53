/** What an account may do; MASTER_ADMIN is shown as Admin, STANDARD as Standard (spec section 6). */
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

/** The product itself, at work in a job. */
export interface SystemActor {
  kind: 'system';
  job: string;
}

export type Actor = UserActor | SystemActor;

/** Whether the actor administers the scheme; jobs do. */
export function isAdmin(actor: Actor): boolean {
  return actor.kind === 'system' || actor.role === Role.MASTER_ADMIN;
}
