import type { Env } from '../config/env.js';
import type { SchemeFile } from './scheme.js';

/** Whom mails come from, as the mail server takes it: MAIL_FROM, or the portal at the contact address. */
export const mailSender = (env: Pick<Env, 'mailFrom'>, { titles, contactEmail }: SchemeFile) =>
  env.mailFrom ?? { name: titles.portal, address: contactEmail };

/** Its address alone. */
export function senderAddress(env: Pick<Env, 'mailFrom'>, scheme: SchemeFile): string {
  const sender = mailSender(env, scheme);
  return typeof sender === 'string' ? (/<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender) : sender.address;
}
