import { setTimeout as pause } from 'node:timers/promises';
import type { Portal } from './portal.js';

/** A mail as displayed by the development mailbox. */
export interface Mail {
  to: string[];
  subject: string;
  text: string;
  html: string;
}

const LONGEST_WAIT_MS = 20_000;

/**
 * The newest mail to an address whose text matches; waits until there is one.
 * @throws Error when none arrives within 20 seconds
 */
export async function waitForMail(portal: Portal, to: string, text: RegExp): Promise<Mail> {
  const until = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${portal.server.url}/mailbox.json`);
    const mails = (await answer.json()) as Mail[];
    const found = mails.find((mail) => mail.to.includes(to) && text.test(mail.text));
    if (found) return found;
    await pause(200);
  }
  throw new Error(`No mail to ${to} matches ${text}.`);
}

/** The link in a mail, as a path of the portal: the tests use another host name than the mail. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+\?(?:code|token)=\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`There is no link in: ${mail.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** The one-time code of a mail. */
export function codeIn(mail: Mail): string {
  const code = /^\d{6}$/m.exec(mail.text)?.[0];
  if (!code) throw new Error(`There is no code in: ${mail.text}`);
  return code;
}
