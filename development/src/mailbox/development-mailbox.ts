import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The maximum number of mails kept; a new one replaces the oldest. */
const MOST_KEPT = 200;
const LARGEST_BYTES = 1024 * 1024;

/** A mail as it arrived. */
export interface ReceivedMail {
  /** Counts from 1 since the start. */
  number: number;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  messageId: string;
  text: string;
  html: string;
}

/**
 * Receives the mails if SMTP_URL is absent, except in production (MAIL-9): a mail server in this process that delivers
 * nothing. Received mails are in memory only.
 */
export class DevelopmentMailbox {
  private server: SMTPServer | undefined;
  private readonly mails: ReceivedMail[] = [];
  private received = 0;

  /** Starts it on a free port of this machine. @returns its SMTP URL */
  async open(): Promise<string> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      size: LARGEST_BYTES,
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        this.receive(stream, to).then(
          () => done(),
          (error: unknown) => done(error as Error),
        );
      },
    });
    this.server.on('error', () => undefined);
    const listening = this.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  /** All received mails, newest first. */
  list(): ReceivedMail[] {
    return [...this.mails].reverse();
  }

  find(number: number): ReceivedMail | undefined {
    return this.mails.find((mail) => mail.number === number);
  }

  close(): Promise<void> {
    return new Promise((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
  }

  private async receive(stream: Readable, to: string[]): Promise<void> {
    const mail = await PostalMime.parse(await buffer(stream));
    this.mails.push({
      number: ++this.received,
      receivedAt: new Date().toISOString(),
      from: mail.from?.address ?? '',
      to,
      subject: mail.subject ?? '',
      messageId: mail.messageId ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
    });
    if (this.mails.length > MOST_KEPT) this.mails.shift();
  }
}
