import { setTimeout as sleep } from 'node:timers/promises';
import {
  DevelopmentMailbox,
  type ReceivedMail,
} from '../../../development/src/mailbox/development-mailbox.js';
import { Mailbox } from './mailbox.js';

const CODE = /^\d{6}$/m;

/** A mailbox outside the server, for several processes and for those in production, which have none. */
export class SharedMailbox extends Mailbox {
  /** By address, the mails up to whose number the codes were handed out. */
  private readonly used = new Map<string, number>();

  private constructor(
    private readonly received: DevelopmentMailbox,
    /** For `SMTP_URL`. */
    readonly smtpUrl: string,
  ) {
    super(() => '');
  }

  static async open(): Promise<SharedMailbox> {
    const received = new DevelopmentMailbox();
    return new SharedMailbox(received, await received.open());
  }

  override all(): Promise<ReceivedMail[]> {
    return Promise.resolve(this.received.list());
  }

  /** The newest code to an address that was not handed out before, among any other mails to it; waits until there is one. */
  override async codeFor(address: string): Promise<string> {
    for (let tries = 0; tries < 400; tries += 1) {
      const fresh = this.received
        .list()
        .find(
          ({ number, to, text }) =>
            isAfter(number, this.used.get(address)) && to.includes(address) && CODE.test(text),
        );
      if (fresh) {
        this.used.set(address, fresh.number);
        return CODE.exec(fresh.text)![0];
      }
      await sleep(50);
    }
    throw new Error(`No code was mailed to ${address} within 20 seconds.`);
  }

  close(): Promise<void> {
    return this.received.close();
  }
}

const isAfter = (number: number, used = 0) => number > used;
