import { isSameEmail } from '../rules/folded-email.js';
import { cleanEmail } from '../rules/text-values.js';
import type { UpdateUserInput } from './update-user.input.js';

/** What an edit changes of an account, old and new, for the audit and for what must follow. */
export interface UserChanges {
  changed: Record<string, { from: unknown; to: unknown }>;
  /** To another mailbox: the case alone makes none. */
  newMailbox: boolean;
  roleChanged: boolean;
  disabled: boolean;
  enabled: boolean;
}

/** The values as they are kept: without spaces around them, and in the address without what cannot be seen. */
export function cleanUserInput({ name, email, role, enabled }: UpdateUserInput): UpdateUserInput {
  return { name: name.trim(), email: cleanEmail(email), role, enabled };
}

/** Compares an account with what an administrator wants it to be. */
export function changesOf(user: UpdateUserInput, wanted: UpdateUserInput): UserChanges {
  const changed: UserChanges['changed'] = {};
  for (const field of ['name', 'email', 'role', 'enabled'] as const)
    if (user[field] !== wanted[field]) changed[field] = { from: user[field], to: wanted[field] };
  return {
    changed,
    newMailbox: !isSameEmail(user.email, wanted.email),
    roleChanged: user.role !== wanted.role,
    disabled: user.enabled && !wanted.enabled,
    enabled: !user.enabled && wanted.enabled,
  };
}
