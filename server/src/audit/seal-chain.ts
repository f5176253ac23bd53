import { createHash, createHmac } from 'node:crypto';
import { idsIn } from './id-ranges.js';

/** Bytes of a digest and of a seal's hash. */
export const DIGEST_BYTES = 32;

/** An audit entry as it is sealed: each column as text. */
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
  /** 1, 2, 3 … without a gap. */
  number: number;
  sealedAt: string;
  /** The ids of its entries, as PostgreSQL writes a multirange: `{[1,5),[7,8)}`. */
  ids: string;
  /** The greatest id of this seal's entries and of all before it. */
  through: string;
  /** SHA-256 of each of its entries, one after the other in the order of their ids. */
  digests: Buffer;
  hash: Buffer;
}

/** The first seal follows nothing. */
export const NOTHING_BEFORE = Buffer.alloc(DIGEST_BYTES);

/** SHA-256 over everything an entry says. */
export function digestOf(entry: SealedEntry): Buffer {
  const { id, at, actorKind, actorId, action, subjectType, subjectId, details } = entry;
  const text = JSON.stringify([id, at, actorKind, actorId, action, subjectType, subjectId, details]);
  return createHash('sha256').update(text).digest();
}

/**
 * What binds a seal to its entries and to the seal before it. It is keyed: whoever can write the database could compute
 * a plain chain anew, and does not have the key ring.
 */
export function hashOf(key: Buffer, seal: Omit<Seal, 'hash'>, previous: Buffer): Buffer {
  const { number, sealedAt, ids, through, digests } = seal;
  const head = JSON.stringify(['audit-seal-1', number, sealedAt, ids, through, previous.toString('hex')]);
  return createHmac('sha256', key).update(`${head}\n`).update(digests).digest();
}

/** What an entry's line in a seal says: its id and the digest it had. */
export function sealedDigests({ ids, digests }: Seal): { id: string; digest: Buffer }[] {
  return idsIn(ids).map((id, at) => ({
    id,
    digest: digests.subarray(at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES),
  }));
}
