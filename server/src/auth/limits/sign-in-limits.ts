import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RateLimited, Unavailable } from '../../common/errors.js';
import { networkPrefix } from '../../limits/network-prefix.js';
import { countTwoInWindow, uncountTwo } from '../../limits/window-counter.js';
import { foldedEmail } from '../../rules/folded-email.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { limitKey } from './address-digest.js';

/** Wrong passwords per 15 minutes: for one address from one network, and for a whole network (SIGNIN-47). */
const WINDOW_SECONDS = 15 * 60;
const WRONG_AN_ADDRESS = 10;
const WRONG_A_NETWORK = 100;

/** The counters of one attempt, to be reverted if the password was correct. */
export type SignInTry = readonly [address: string, network: string];

/**
 * Counts wrong passwords in the database, for all nodes and for unknown addresses as for known ones. An attempt is
 * counted before the password is compared, so that concurrent attempts cannot exceed the limit.
 */
@Injectable()
export class SignInLimits {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /**
   * Counts an attempt.
   * @throws RateLimited after too many wrong ones; Unavailable if it cannot be counted, in which case nobody can sign
   *   in
   */
  async count(email: string, clientAddress: string): Promise<SignInTry> {
    const network = networkPrefix(clientAddress);
    const tried = [
      limitKey(this.ring, 'sign-in-address', `${foldedEmail(email)} from ${network}`),
      limitKey(this.ring, 'sign-in-network', network),
    ] as const;
    const counting = countTwoInWindow(this.db, tried, WINDOW_SECONDS, WRONG_AN_ADDRESS);
    const { first, second } = await counting.catch(() => {
      throw new Unavailable();
    });
    if (!second) throw new RateLimited(first.secondsLeft);
    if (second.points > WRONG_A_NETWORK) throw new RateLimited(second.secondsLeft);
    return tried;
  }

  /** Reverts an attempt whose password was correct. */
  forgive(tried: SignInTry): Promise<void> {
    return uncountTwo(this.db, tried);
  }
}
