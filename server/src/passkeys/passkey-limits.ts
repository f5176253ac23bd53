import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { limitKey } from '../auth/limits/address-digest.js';
import { RateLimited } from '../common/errors.js';
import { networkPrefix } from '../limits/network-prefix.js';
import { countInWindow, uncount } from '../limits/window-counter.js';
import { KeyRing } from '../encryption/key-ring.js';

const WINDOW_SECONDS = 15 * 60;
/** Failed attempts in 15 minutes from one network, as for passwords (PASSKEY-4). */
const WRONG_A_NETWORK = 100;
/** Challenges issued in 15 minutes, each of which is a row: for one network, and for one account that adds passkeys. */
const BEGUN_A_NETWORK = 1_000;
const BEGUN_AN_ACCOUNT = 60;

/** Counts attempts like the other ways to sign in, in the table that all nodes share. */
@Injectable()
export class PasskeyLimits {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /** @throws RateLimited */
  async countBegun(clientAddress: string): Promise<void> {
    await this.count('passkey-begun', networkPrefix(clientAddress), BEGUN_A_NETWORK);
  }

  /** @throws RateLimited */
  async countAdding(userId: string): Promise<void> {
    await this.count('passkey-adding', userId, BEGUN_AN_ACCOUNT);
  }

  /**
   * Counts an attempt before it is checked; returns the counter, to be passed to `forgive` when it was right.
   * @throws RateLimited
   */
  countTry(clientAddress: string): Promise<string> {
    return this.count('passkey-network', networkPrefix(clientAddress), WRONG_A_NETWORK);
  }

  /**
   * Uncounts a successful attempt. If that fails the attempt stays counted, which is harmless: its owner is signed in.
   */
  forgive(counter: string): Promise<void> {
    return uncount(this.db, counter).catch(() => undefined);
  }

  private async count(name: string, value: string, most: number): Promise<string> {
    const key = limitKey(this.ring, name, value);
    const { points, secondsLeft } = await countInWindow(this.db, key, WINDOW_SECONDS);
    if (points > most) throw new RateLimited(secondsLeft);
    return key;
  }
}
