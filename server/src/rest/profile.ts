import type { Role } from '../common/actor.js';

/** An account as the REST paths show it (RESTAPI-8). */
export interface Profile {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** Picks the four fields of an account. */
export function profileOf({ id, name, email, role }: Profile): Profile {
  return { id, name, email, role };
}
