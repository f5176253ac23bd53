import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { foldedEmail } from '../../rules/folded-email.js';
import { CODE_LENGTH } from '../../rules/one-time-code-schema.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import type { OneTimeCode } from './one-time-code.entity.js';

export type CodePurpose = OneTimeCode['purpose'];

/** The lifetime of a code in minutes (SIGNIN-27, SIGNIN-29). */
export const CODE_MINUTES = 10;
const TRIES_A_CODE = 5;
const SALT_BYTES = 16;

/** The key of a row in the table of codes: address and purpose. */
export interface CodePlace {
  emailHash: Buffer;
  purpose: CodePurpose;
}

/** The key of the codes of an address. */
export function codePlace(ring: KeyRing, email: string, purpose: CodePurpose): CodePlace {
  return { emailHash: ring.digest('codes.address', foldedEmail(email)), purpose };
}

/** The keyed hash of a network, which binds a step-up code to the network that requested it. */
export function codeNetwork(ring: KeyRing, network: string): Buffer {
  return ring.digest('codes.network', network);
}

function codeHash(ring: KeyRing, salt: Buffer, code: string, act = ''): Buffer {
  return createHmac('sha256', ring.keyFor('codes.code')).update(salt).update(code).update(act).digest();
}

/**
 * Creates a code, which invalidates the previous one. Also runs for unknown addresses (SIGNIN-45).
 * @param act the only act for which the code is valid, if it is for an act
 */
export async function issueCode(
  tx: EntityManager,
  ring: KeyRing,
  { emailHash, purpose }: CodePlace,
  networkHash: Buffer,
  userId: string | null,
  act?: string,
): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const salt = randomBytes(SALT_BYTES);
  await tx.query(
    `INSERT INTO one_time_codes (email_hash, purpose, network_hash, user_id, salt, code_hash, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7::int))
     ON CONFLICT (email_hash, purpose) DO UPDATE SET network_hash = excluded.network_hash, user_id = excluded.user_id,
       salt = excluded.salt, code_hash = excluded.code_hash, expires_at = excluded.expires_at, failures = 0,
       consumed_at = NULL, created_at = now()`,
    [emailHash, purpose, networkHash, userId, salt, codeHash(ring, salt, code, act), CODE_MINUTES],
  );
  return code;
}

/** The state of a code after an attempt. */
export interface CodeAttempt {
  /** The salt of the current code; a random one if there is none, so that the comparison is made anyway. */
  salt: Buffer;
  /** Whether there is a code with attempts left, so that this attempt can be correct. */
  guesses: boolean;
  /** Whether this was the last attempt, or none was left. */
  spent: boolean;
}

/**
 * Takes one of the five attempts of the current code before the comparison, so that fifty concurrent attempts still
 * count as five. Runs the same statements whether or not there is a code.
 */
export async function takeAttempt(
  tx: EntityManager,
  { emailHash, purpose }: CodePlace,
): Promise<CodeAttempt> {
  const [rows] = await tx.query<[{ salt: Buffer }[], number]>(
    `UPDATE one_time_codes SET failures = failures + 1
     WHERE email_hash = $1 AND purpose = $2 AND consumed_at IS NULL AND expires_at > now() AND failures < $3
     RETURNING salt`,
    [emailHash, purpose, TRIES_A_CODE],
  );
  const spent = await tx.query<unknown[]>(
    `SELECT 1 FROM one_time_codes
     WHERE email_hash = $1 AND purpose = $2 AND consumed_at IS NULL AND expires_at > now() AND failures >= $3`,
    [emailHash, purpose, TRIES_A_CODE],
  );
  return { salt: rows[0]?.salt ?? randomBytes(SALT_BYTES), guesses: !!rows[0], spent: spent.length > 0 };
}

/** Returns an attempt to the code with this salt. */
export async function returnAttempt(
  db: DataSource | EntityManager,
  { emailHash, purpose }: CodePlace,
  salt: Buffer,
): Promise<void> {
  await db.query(
    'UPDATE one_time_codes SET failures = failures - 1 WHERE email_hash = $1 AND purpose = $2 AND salt = $3 AND failures > 0',
    [emailHash, purpose, salt],
  );
}

/** Uses the code if it is correct: at most once, with one conditional statement (SIGNIN-35, SIGNIN-34). */
export async function consumeCode(
  tx: EntityManager,
  ring: KeyRing,
  { emailHash, purpose }: CodePlace,
  salt: Buffer,
  code: string,
  act?: string,
): Promise<boolean> {
  const [, consumed] = await tx.query<[unknown[], number]>(
    `UPDATE one_time_codes SET consumed_at = now()
     WHERE email_hash = $1 AND purpose = $2 AND salt = $3 AND code_hash = $4 AND consumed_at IS NULL AND expires_at > now()
     RETURNING id`,
    [emailHash, purpose, salt, codeHash(ring, salt, code, act)],
  );
  return consumed === 1;
}
