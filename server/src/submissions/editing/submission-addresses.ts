import type { DataSource, EntityManager } from 'typeorm';
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

/** A claim with its owners' addresses. */
export interface Addressed {
  id: string;
  sid: string | null;
  legalEntity: string;
  addresses: string[];
}

/** The owners' addresses of each of many claims, as `ownersAddresses` finds them, by id. */
export async function addressesOf(
  db: DataSource | EntityManager,
  submissionIds: readonly string[],
): Promise<Addressed[]> {
  const rows = await db.query<(Omit<Addressed, 'addresses'> & { email: string; filer: string | null })[]>(
    `SELECT s.id, s.sid, s.legal_entity AS "legalEntity", s.email, u.email AS filer FROM submissions s
     LEFT JOIN users u ON u.id = s.owner_id AND u.enabled AND u.verified_at IS NOT NULL AND u.role = $2
     WHERE s.id = ANY ($1::uuid[]) ORDER BY s.id`,
    [submissionIds, Role.STANDARD],
  );
  return rows.map(({ email, filer, ...claim }) => ({
    ...claim,
    addresses: distinctAddresses([email, filer ?? '']),
  }));
}

/** Distinct mailboxes, each as first spelled; empty addresses are left out. */
export function distinctAddresses(addresses: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const address of addresses)
    if (address !== '' && !found.has(foldedEmail(address))) found.set(foldedEmail(address), address);
  return [...found.values()];
}
