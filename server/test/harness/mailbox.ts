import { setTimeout as sleep } from 'node:timers/promises';
import type { ReceivedMail } from '../../../development/src/mailbox/development-mailbox.js';
import { Client } from './client.js';

const CODE = /^\d{6}$/m;

/** Reads the development mailbox of a running server. */
export class Mailbox {
  constructor(private readonly url: () => string) {}

  /** All received mails, newest first. */
  async all(): Promise<ReceivedMail[]> {
    const { body } = await new Client(this.url()).get<ReceivedMail[]>('/mailbox.json');
    return body;
  }

  /** The mails to an address, newest first; waits until there are at least `count`. */
  async to(
    address: string,
    count = 1,
    { seconds = 20, like = () => true }: { seconds?: number; like?: (mail: ReceivedMail) => boolean } = {},
  ): Promise<ReceivedMail[]> {
    for (let tries = 0; tries < seconds * 20; tries++) {
      const mails = (await this.all()).filter((mail) => mail.to.includes(address) && like(mail));
      if (mails.length >= count) return mails;
      await sleep(50);
    }
    throw new Error(`There are not ${count} mails to ${address} after ${seconds} seconds.`);
  }

  /** The code in the newest mail to an address. */
  async codeFor(address: string, count = 1): Promise<string> {
    const [mail] = await this.to(address, count);
    const code = CODE.exec(mail!.text)?.[0];
    if (!code) throw new Error(`No code: ${mail!.subject}`);
    return code;
  }

  /** The newest code to an address that gets other mails meanwhile, once `count` of them had one. */
  async codeAmong(address: string, count: number): Promise<string> {
    const [mail] = await this.to(address, count, { like: ({ text }) => CODE.test(text) });
    return CODE.exec(mail!.text)![0];
  }

  /** The token in the link of the newest mail to an address. */
  async tokenFor(address: string, count = 1): Promise<string> {
    const [mail] = await this.to(address, count);
    const token = /[?&](?:code|token)=([\w-]+)/.exec(mail!.text)?.[1];
    if (!token) throw new Error(`No link: ${mail!.subject}`);
    return token;
  }
}

/** Waits until every mail requested so far has been sent, withheld or given up. */
export async function mailsSettled(db: { query<T>(sql: string): Promise<T> }, seconds = 20): Promise<void> {
  for (let tries = 0; tries < seconds * 20; tries++) {
    const [open] = await db.query<{ count: string }[]>(
      'SELECT count(*) FROM mails WHERE variables IS NOT NULL',
    );
    if (open!.count === '0') return;
    await sleep(50);
  }
  throw new Error(`Mails are still open after ${seconds} seconds.`);
}
