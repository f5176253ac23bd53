import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { RateLimited } from '../../common/errors.js';
import { waitingTime } from '../../common/waiting-time.js';
import { networkPrefix } from '../../limits/network-prefix.js';
import { countInWindow, type Counted, uncount } from '../../limits/window-counter.js';
import { foldedEmail } from '../../rules/folded-email.js';
import { KeyRing } from '../../sealing/key-ring.js';
import { limitKey } from './address-digest.js';

/**
 * Which mail is asked for; each has its own pause, so that registering does not delay the first code, and its own hour,
 * so that links which an anonymous caller asks for do not use up the codes.
 */
export type MailKind = 'verification' | 'code' | 'reset' | 'step-up' | 'act';

/** Between two mails of one sort to an address. */
export const PAUSE_SECONDS = 30;
const HOUR_SECONDS = 3_600;
/** Mails of one sort an hour to one address, and all asked for from one network (MAIL-2; the second is our own). */
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

/** How many mails anonymous callers may have sent, counted alike for every address, whoever it belongs to. */
@Injectable()
export class MailLimits {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /**
   * Counts a mail that is asked for and has it written. Where that fails it is not counted: nobody is told to wait for
   * a mail that was never written. Given back afterwards, since what counts a whole network must not be locked while a
   * mail is written.
   * @throws RateLimited when there were too many
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
      // One that cannot be given back now stays counted.
      for (const key of keys) await uncount(this.db, key).catch(() => undefined);
      throw error;
    }
  }

  /**
   * Whether a mail may go to somebody who has given the right password. Counted apart from what anonymous callers ask
   * for, so that nobody can use up an administrator's codes (SIGNIN-50), and in the transaction that writes it.
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
