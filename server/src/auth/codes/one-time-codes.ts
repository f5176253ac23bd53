import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { foldedEmail } from '../../rules/folded-email.js';
import { CODE_LENGTH } from '../../rules/one-time-code-schema.js';
import type { KeyRing } from '../../sealing/key-ring.js';
import type { OneTimeCode } from './one-time-code.entity.js';

export type CodePurpose = OneTimeCode['purpose'];

/** SIGNIN-27, SIGNIN-29. */
export const CODE_MINUTES = 10;
const TRIES_A_CODE = 5;
const SALT_BYTES = 16;

/** An address and what a code of it is for, as the table of codes names them. */
export interface CodePlace {
  emailHash: Buffer;
  purpose: CodePurpose;
}

/** Where the codes of an address are kept. */
export function codePlace(ring: KeyRing, email: string, purpose: CodePurpose): CodePlace {
  return { emailHash: ring.digest('codes.address', foldedEmail(email)), purpose };
}

/** The keyed hash of a network, by which a step-up code is bound to where it was asked for. */
export function codeNetwork(ring: KeyRing, network: string): Buffer {
  return ring.digest('codes.network', network);
}

function codeHash(ring: KeyRing, salt: Buffer, code: string, act = ''): Buffer {
  return createHmac('sha256', ring.keyFor('codes.code')).update(salt).update(code).update(act).digest();
}

/**
 * Makes a code; the one before no longer works. Written for unknown addresses too (SIGNIN-45).
 * @param act what alone the code is for, where it is for an act
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

/** What is left of a code after an attempt. */
export interface CodeTries {
  /** Of the current code; a random one where none can be tried, so that the comparison is made all the same. */
  salt: Buffer;
  /** There is a code and it had tries left: this one can guess it. */
  guesses: boolean;
  /** It was the last attempt, or there was none left. */
  spent: boolean;
}

/**
 * Takes one of the five attempts of the current code, before it is compared, so that fifty at once are five. Runs the
 * same statements whether or not there is one.
 */
export async function takeTry(tx: EntityManager, { emailHash, purpose }: CodePlace): Promise<CodeTries> {
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

/** Gives back an attempt that was taken from the code of this salt. */
export async function giveTryBack(
  db: DataSource | EntityManager,
  { emailHash, purpose }: CodePlace,
  salt: Buffer,
): Promise<void> {
  await db.query(
    'UPDATE one_time_codes SET failures = failures - 1 WHERE email_hash = $1 AND purpose = $2 AND salt = $3 AND failures > 0',
    [emailHash, purpose, salt],
  );
}

/** Uses the code up if it is the right one: once, by one conditional statement (SIGNIN-35, SIGNIN-34). */
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
