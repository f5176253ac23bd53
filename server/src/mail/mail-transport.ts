import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { DependencyUnavailable } from '../jobs/job-handlers.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { quietly } from '../jobs/quiet-log.js';
import { MailRefused } from './mail-refused.js';
import { mailSender } from '../scheme/mail-sender.js';
import type { RenderedMail } from './render-mail.js';
import { CHECK_PATIENCE_MS, smtpOptions } from './smtp-options.js';

/** How long the result of a mail server check is reused: health is requested more often than a server should be asked. */
const CHECK_HOLDS_MS = 10_000;

/**
 * Permanent refusals of a recipient or a message (RFC 5321, 4.2.3). Every other 5xx concerns us: commands, sign-in,
 * sender address.
 */
const NEVER: ReadonlySet<number> = new Set([550, 551, 552, 553, 554]);

/** A mail as handed to the mail server. */
export interface OutgoingMail extends RenderedMail {
  to: string;
  messageId: string;
}

/** Hands mails to the mail server of SMTP_URL, which may be the development mailbox. */
@Injectable()
export class MailTransport implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(MailTransport.name);
  private readonly from: ReturnType<typeof mailSender>;
  private transporter: Transporter | undefined;
  private checker: Transporter | undefined;
  private checked: { at: number; result: Promise<unknown> } | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(SCHEME) scheme: SchemeFile,
  ) {
    this.from = mailSender(env, scheme);
  }

  onModuleInit(): void {
    const url = this.env.smtpUrl;
    if (!url) return;
    this.transporter = createTransport(smtpOptions(url, this.env.production));
    this.checker = createTransport(smtpOptions(url, this.env.production, CHECK_PATIENCE_MS));
    for (const each of [this.transporter, this.checker]) each.on('error', quietly(this.logger));
  }

  /**
   * Sends one mail. When `signal` is aborted, the connection is closed at once.
   * @throws MailRefused when the server refuses permanently; DependencyUnavailable when it is unavailable or rejects our sign-in; Error
   * when it may accept the mail later. No message contains the address.
   */
  async send({ to, subject, html, text, messageId }: OutgoingMail, signal: AbortSignal): Promise<void> {
    if (!this.transporter) throw new Error('There is no mail server.');
    const headers = { 'Auto-Submitted': 'auto-generated' };
    try {
      const envelope = { from: this.from, to, messageId, headers, signal };
      await this.transporter.sendMail({ ...envelope, subject, html, text });
    } catch (error) {
      // The server's own message may quote addresses, which must not be logged.
      const { code, responseCode, command } = error as {
        code?: string;
        responseCode?: number;
        command?: string;
      };
      const words = `The mail server did not accept a message (${responseCode ?? code ?? 'unknown'}).`;
      const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
      if (!responseCode || !aboutThisMail) throw new DependencyUnavailable(words);
      if (responseCode < 500) throw new Error(words);
      this.logger.warn(words);
      if (!NEVER.has(responseCode)) throw new DependencyUnavailable(words);
      throw new MailRefused(words);
    }
  }

  /** @throws Error when the mail server does not respond */
  check(): Promise<unknown> {
    if (!this.checked || performance.now() - this.checked.at > CHECK_HOLDS_MS) {
      this.checked = { at: performance.now(), result: this.checker?.verify() ?? Promise.resolve() };
    }
    return this.checked.result;
  }

  onApplicationShutdown(): void {
    this.transporter?.close();
  }
}
