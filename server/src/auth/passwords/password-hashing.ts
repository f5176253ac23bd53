import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Unavailable } from '../../common/errors.js';
import { Gate } from '../../common/gate.js';
import { computeHash, isHashOf } from './password-threads.js';

/** argon2id is the library's default; its enum cannot be imported with isolated modules (SIGNIN-18). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_PASSWORD_BYTES = 1024;
/** With a longer queue, users would have to wait too long. */
const MOST_WAITING = 64;
const LONGEST_WAIT_MS = 5_000;

/** One core is left for everything else: a flood of sign-ins must not block reads (SIGNIN-21). */
const gate = new Gate(
  Math.max(1, availableParallelism() - 1),
  MOST_WAITING,
  LONGEST_WAIT_MS,
  () => new Unavailable(),
);

/** Random base64 without padding, as in the PHC string format: 128 bits for the salt, 256 bits for the hash. */
const bytes = (count: number) => randomBytes(count).toString('base64').replaceAll('=', '');
/**
 * A hash without a password, so that an attempt without an account costs as much as one with an account (SIGNIN-20).
 */
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${bytes(16)}$${bytes(32)}`;

/** Hashes a password to the PHC string that is stored. */
export function hashPassword(password: string): Promise<string> {
  return gate.run(() => computeHash({ password, cost: COST }));
}

/**
 * Hashes a password that is registered for an unverified address. The salt is derived from the address, so that
 * registering the same password again gives an equal hash without computing a second one.
 * @param salt 16 bytes that only the server can derive
 */
export function hashRegisteredPassword(password: string, salt: Buffer): Promise<string> {
  return gate.run(() => computeHash({ password, cost: { ...COST, salt } }));
}

/**
 * Whether the password matches the hash. Computes exactly one hash, also without a stored hash and for a password that
 * is too long.
 * @throws Unavailable if the queue is full or the wait too long
 */
export function verifyPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const fits = Buffer.byteLength(password) <= MAX_PASSWORD_BYTES;
  return gate.run(async () => {
    const right = await isHashOf(kept && fits ? kept : NOBODYS, fits ? password : '');
    return right && fits && Boolean(kept);
  });
}
