import type { EntityManager } from 'typeorm';
import { Role } from '../../common/actor.js';
import { foldedEmail } from '../../rules/folded-email.js';
import type { Submission } from '../submission.entity.js';

/** The e-mail addresses of a claim's owners: the claim's own, and that of the member who filed it, once verified. */
export async function ownersAddresses(
  tx: EntityManager,
  { email, ownerId }: Pick<Submission, 'email' | 'ownerId'>,
): Promise<string[]> {
  const [filer] = await tx.query<{ email: string }[]>(
    `SELECT email FROM users WHERE id = $1 AND enabled AND verified_at IS NOT NULL AND role = $2`,
    [ownerId, Role.STANDARD],
  );
  return distinctAddresses([email, filer?.email ?? '']);
}

/** Distinct mailboxes, each as first spelled; empty addresses are left out. */
export function distinctAddresses(addresses: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const address of addresses)
    if (address !== '' && !found.has(foldedEmail(address))) found.set(foldedEmail(address), address);
  return [...found.values()];
}
