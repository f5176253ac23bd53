import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Unavailable } from '../../common/errors.js';
import { Gate } from '../../common/gate.js';
import { computeHash, isHashOf } from './password-threads.js';

/** argon2id is the library's own default; its enumeration cannot be imported by isolated modules (SIGNIN-18). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_PASSWORD_BYTES = 1024;
/** More people than this waiting for their turn would wait longer than they are willing to. */
const MOST_WAITING = 64;
const LONGEST_WAIT_MS = 5_000;

/** One core is left for everything else: a flood of sign-ins must not stop the reads (SIGNIN-21). */
const gate = new Gate(
  Math.max(1, availableParallelism() - 1),
  MOST_WAITING,
  LONGEST_WAIT_MS,
  () => new Unavailable(),
);

/** 128 bits of salt and 256 of a hash, in the PHC string format: base64 without padding. */
const bytes = (count: number) => randomBytes(count).toString('base64').replaceAll('=', '');
/** The hash of nothing anybody knows, so that a try without an account costs the same as one with (SIGNIN-20). */
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${bytes(16)}$${bytes(32)}`;

/** The PHC string that is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return gate.run(() => computeHash({ password, cost: COST }));
}

/**
 * The PHC string of a password that is registered for an address nobody has proven yet. Its salt belongs to the address, so
 * that the same password registered again is known by an equal hash, without a second one being computed.
 * @param salt 16 bytes that only the server can derive
 */
export function hashRegisteredPassword(password: string, salt: Buffer): Promise<string> {
  return gate.run(() => computeHash({ password, cost: { ...COST, salt } }));
}

/**
 * Whether the password is the one behind the hash. Exactly one hash is computed, also without a hash to compare with and
 * for a password too long to be anybody's.
 * @throws Unavailable when too many others wait.
 */
export function verifyPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const fits = Buffer.byteLength(password) <= MAX_PASSWORD_BYTES;
  return gate.run(async () => {
    const right = await isHashOf(kept && fits ? kept : NOBODYS, fits ? password : '');
    return right && fits && Boolean(kept);
  });
}
