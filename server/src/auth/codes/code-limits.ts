import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { RateLimited } from '../../common/errors.js';
import { waitingTime } from '../../common/waiting-time.js';
import { countInWindow, uncount } from '../../limits/window-counter.js';
import { foldedEmail } from '../../rules/folded-email.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { limitKey } from '../limits/address-digest.js';
import type { CodePurpose, CodeAttempt } from './one-time-codes.js';

const DAY_SECONDS = 24 * 3_600;
const QUARTER_SECONDS = 15 * 60;

/** Wrong codes per day for one address (SIGNIN-30). */
const WRONG_AN_ADDRESS = 20;
/** Wrong codes per 15 minutes from one network, as for passwords. */
const WRONG_A_NETWORK = 100;
/**
 * Wrong codes per 15 minutes in total, above which an attack on many accounts is assumed; ten thousand members per hour
 * who each mistype one code in ten stay below it.
 */
const WRONG_EVERYWHERE = 300;
/**
 * During such an attack, an address has this many attempts per day instead of twenty. Never none: the attacker must not
 * lock out members whose address was not attacked, and many have no other way to sign in.
 */
const TRIES_WHILE_SPRAYED = 2;

const spraying = (wait: string) =>
  `Wrong codes were entered for this address. You can try a code again in ${wait}, or use your password.`;

/** An address is locked for up to a day, which would be unclear as hundreds of minutes. */
const enoughToday = () =>
  'Too many wrong codes were entered for this address. Please sign in another way, or try again tomorrow.';

/** The counters of one attempt, to be reverted if the code was correct. */
export interface CodeTry {
  keys: string[];
}

/** The address, network and purpose of an attempt. */
export interface CodeTrier {
  email: string;
  network: string;
  purpose: CodePurpose;
}

/**
 * Counts wrong codes, for unknown addresses as for known ones, across all codes of an address. A step-up code follows a
 * correct password, and a code for an act follows a sign-in: their attempts are counted separately and per network, so
 * that anonymous callers cannot use them up, and the limit on all addresses together does not apply to them (SIGNIN-50,
 * SIGNIN-24).
 *
 * If no code can be guessed, because there is none or its attempts are used up, an attempt counts for the network only:
 * otherwise anonymous callers could lock an address for a day without even requesting a mail. It is rejected under the
 * same conditions and with the same statements as any other, so that it reveals nothing about a code.
 */
@Injectable()
export class CodeLimits {
  constructor(private readonly ring: KeyRing) {}

  /** Counts an attempt in the transaction that also took it from the code. @throws RateLimited after too many */
  async count(
    tx: EntityManager,
    { email, network, purpose }: CodeTrier,
    { guesses }: Pick<CodeAttempt, 'guesses'>,
  ): Promise<CodeTry> {
    const points = guesses ? 1 : 0;
    const folded = foldedEmail(email);
    if (purpose !== 'sign-in') {
      const key = limitKey(this.ring, `${purpose}-address`, `${folded} from ${network}`);
      await this.take(tx, { key, points }, DAY_SECONDS, WRONG_AN_ADDRESS, enoughToday);
      return { keys: [key] };
    }
    const keys = {
      address: limitKey(this.ring, 'code-address', folded),
      network: limitKey(this.ring, 'code-network', network),
      everywhere: 'code-everywhere',
    };
    // Always in this order, since each row stays locked until the transaction ends.
    const address = { key: keys.address, points } as const;
    const triesToday = await this.take(tx, address, DAY_SECONDS, WRONG_AN_ADDRESS, enoughToday);
    await this.take(tx, { key: keys.network, points: 1 }, QUARTER_SECONDS, WRONG_A_NETWORK);
    const most = triesToday > TRIES_WHILE_SPRAYED ? WRONG_EVERYWHERE : Infinity;
    await this.take(tx, { key: keys.everywhere, points }, QUARTER_SECONDS, most, spraying);
    return { keys: Object.values(keys) };
  }

  /**
   * Reverts an attempt whose code was correct. Runs after the sign-in, whose transaction must not wait for locked
   * counters; if it cannot be reverted in time, it stays counted.
   */
  async forgive(db: DataSource | EntityManager, { keys }: CodeTry): Promise<void> {
    for (const key of keys) await uncount(db, key).catch(() => undefined);
  }

  /** @returns the number of attempts, including this one even if it is not counted */
  private async take(
    tx: EntityManager,
    { key, points }: { key: string; points: 0 | 1 },
    seconds: number,
    most: number,
    sentence?: (wait: string) => string,
  ): Promise<number> {
    const counted = await countInWindow(tx, key, seconds, points);
    const { secondsLeft } = counted;
    const tries = counted.points + (1 - points);
    if (tries > most) throw new RateLimited(secondsLeft, sentence?.(waitingTime(secondsLeft)));
    return tries;
  }
}
