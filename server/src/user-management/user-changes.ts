import { isSameEmail } from '../rules/folded-email.js';
import { cleanEmail } from '../rules/text-values.js';
import type { UpdateUserInput } from './update-user.input.js';

/** The changes of an account, with old and new values, for the audit and for their consequences. */
export interface UserChanges {
  changed: Record<string, { from: unknown; to: unknown }>;
  /** Whether the address changed to another mailbox; a change of case alone does not count. */
  newMailbox: boolean;
  roleChanged: boolean;
  disabled: boolean;
  enabled: boolean;
}

/** The values as stored: trimmed, and the address without invisible characters. */
export function cleanUserInput({ name, email, role, enabled }: UpdateUserInput): UpdateUserInput {
  return { name: name.trim(), email: cleanEmail(email), role, enabled };
}

/** Compares an account with the values that an administrator submitted. */
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
