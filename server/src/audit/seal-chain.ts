import { createHash, createHmac } from 'node:crypto';
import { idsIn } from './id-ranges.js';

/** The size of a digest and of a seal's hash, in bytes. */
export const DIGEST_BYTES = 32;

/** An audit entry in the form that is sealed: each column as text. */
export interface SealedEntry {
  id: string;
  at: string;
  actorKind: string;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  details: string;
}

/** A seal over some audit entries. */
export interface Seal {
  /** 1, 2, 3 … without gaps. */
  number: number;
  sealedAt: string;
  /** The ids of its entries in PostgreSQL's multirange format: `{[1,5),[7,8)}`. */
  ids: string;
  /** The largest id in this seal and all previous ones. */
  through: string;
  /** The SHA-256 digests of its entries, concatenated in the order of their ids. */
  digests: Buffer;
  hash: Buffer;
}

/** The previous hash of the first seal. */
export const NOTHING_BEFORE = Buffer.alloc(DIGEST_BYTES);

/** SHA-256 of all columns of an entry. */
export function digestOf(entry: SealedEntry): Buffer {
  const { id, at, actorKind, actorId, action, subjectType, subjectId, details } = entry;
  const text = JSON.stringify([id, at, actorKind, actorId, action, subjectType, subjectId, details]);
  return createHash('sha256').update(text).digest();
}

/**
 * Binds a seal to its entries and to the previous seal. It is keyed: an attacker with write access to the database
 * could recompute an unkeyed chain, but does not have the key ring.
 */
export function hashOf(key: Buffer, seal: Omit<Seal, 'hash'>, previous: Buffer): Buffer {
  const { number, sealedAt, ids, through, digests } = seal;
  const head = JSON.stringify(['audit-seal-1', number, sealedAt, ids, through, previous.toString('hex')]);
  return createHmac('sha256', key).update(`${head}\n`).update(digests).digest();
}

/** The ids and digests of the entries in a seal. */
export function sealedDigests({ ids, digests }: Seal): { id: string; digest: Buffer }[] {
  return idsIn(ids).map((id, at) => ({
    id,
    digest: digests.subarray(at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES),
  }));
}
