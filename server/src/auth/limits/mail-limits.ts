import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { RateLimited } from '../../common/errors.js';
import { waitingTime } from '../../common/waiting-time.js';
import { networkPrefix } from '../../limits/network-prefix.js';
import { countInWindow, type Counted, uncount } from '../../limits/window-counter.js';
import { foldedEmail } from '../../rules/folded-email.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { limitKey } from './address-digest.js';

/**
 * The kind of a requested mail; each has its own pause, so that registering does not delay the first code, and its own
 * hourly limit, so that links requested by anonymous callers do not use up the codes.
 */
export type MailKind = 'verification' | 'code' | 'reset' | 'step-up' | 'act' | 'claim-copy';

/** The pause between two mails of one kind to an address. */
export const PAUSE_SECONDS = 30;
const HOUR_SECONDS = 3_600;
/**
 * Mails of one kind per hour to one address, and all mails per hour requested from one network (MAIL-2; the second is
 * our own).
 */
const MOST_AN_ADDRESS = 10;
const MOST_A_NETWORK = 500;

const tooSoon = ({ secondsLeft }: Counted) =>
  new RateLimited(
    secondsLeft,
    `An e-mail was requested a moment ago. Please wait ${waitingTime(secondsLeft)}, and check your spam folder too.`,
  );
const tooMany = ({ secondsLeft }: Counted) =>
  new RateLimited(
    secondsLeft,
    `Too many e-mails were requested. Please wait ${waitingTime(secondsLeft)} and try again.`,
  );

/** Limits the mails that anonymous callers can trigger; counts the same for every address, known or unknown. */
@Injectable()
export class MailLimits {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /**
   * Counts a requested mail and runs `write`. If that fails, the count is reverted: nobody must wait for a mail that
   * was never written. It is reverted afterwards, since the counter of a network must not stay locked while a mail is
   * written.
   * @throws RateLimited if there were too many
   */
  async counted(
    kind: MailKind,
    email: string,
    clientAddress: string,
    write: () => Promise<unknown>,
  ): Promise<void> {
    const keys = await this.count(kind, email, clientAddress);
    try {
      await write();
    } catch (error) {
      // If it cannot be reverted now, it stays counted.
      for (const key of keys) await uncount(this.db, key).catch(() => undefined);
      throw error;
    }
  }

  /**
   * Whether a mail may be sent to a user who has given the correct password. Counted separately from requests of
   * anonymous callers, so that they cannot use up an administrator's codes (SIGNIN-50), and in the transaction that
   * writes the mail.
   */
  async allows(tx: EntityManager, kind: MailKind, email: string): Promise<boolean> {
    const address = foldedEmail(email);
    const pause = await countInWindow(tx, limitKey(this.ring, `own-${kind}`, address), PAUSE_SECONDS);
    if (pause.points > 1) return false;
    const hour = await countInWindow(tx, limitKey(this.ring, `own-hour-${kind}`, address), HOUR_SECONDS);
    return hour.points <= MOST_AN_ADDRESS;
  }

  private async count(kind: MailKind, email: string, clientAddress: string): Promise<string[]> {
    const address = foldedEmail(email);
    const keys = {
      pause: limitKey(this.ring, `mail-${kind}`, address),
      hour: limitKey(this.ring, `mail-hour-${kind}`, address),
      network: limitKey(this.ring, 'mail-network', networkPrefix(clientAddress)),
    };
    const pause = await countInWindow(this.db, keys.pause, PAUSE_SECONDS);
    if (pause.points > 1) throw tooSoon(pause);
    const hour = await countInWindow(this.db, keys.hour, HOUR_SECONDS);
    if (hour.points > MOST_AN_ADDRESS) throw tooMany(hour);
    const network = await countInWindow(this.db, keys.network, HOUR_SECONDS);
    if (network.points > MOST_A_NETWORK) throw tooMany(network);
    return Object.values(keys);
  }
}
