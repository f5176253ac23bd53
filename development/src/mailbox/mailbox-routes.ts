import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import type { DevelopmentMailbox, ReceivedMail } from './development-mailbox.js';
import { listPage, mailPage } from './mailbox-pages.js';

const STYLE = readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8');
const OWN_PAGE =
  "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The content of a mail is only displayed: no scripts, no requests, no links. */
const MAIL_BODY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
const LOOPBACK_CLIENT = /^(127\.|::1$|::ffff:127\.)/;
/** A page elsewhere whose host name resolves to this machine (DNS rebinding) still sends its own name. */
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** The pages of the development mailbox, available on this machine only. */
export function serveMailbox(server: FastifyInstance, mailbox: DevelopmentMailbox): void {
  const answer = (
    path: string,
    type: string,
    policy: string,
    content: (number: number) => string | undefined,
  ) =>
    server.get<{ Params: { number?: string } }>(path, (request, reply) => {
      const text = isLocal(request) ? content(Number(request.params.number)) : undefined;
      if (text === undefined) return notFound(reply);
      return reply
        .header('Content-Security-Policy', policy)
        .header('X-Frame-Options', 'SAMEORIGIN')
        .header('Cache-Control', 'no-store')
        .type(`${type}; charset=utf-8`)
        .send(text);
    });
  const one = (show: (mail: ReceivedMail) => string) => (number: number) => {
    const mail = mailbox.find(number);
    return mail && show(mail);
  };
  answer('/mailbox', 'text/html', OWN_PAGE, () => listPage(mailbox.list()));
  answer('/mailbox.json', 'application/json', OWN_PAGE, () => JSON.stringify(mailbox.list()));
  answer('/mailbox.css', 'text/css', OWN_PAGE, () => STYLE);
  answer('/mailbox/:number', 'text/html', OWN_PAGE, one(mailPage));
  answer(
    '/mailbox/:number/body',
    'text/html',
    MAIL_BODY,
    one(({ html }) => html),
  );
}

function isLocal(request: FastifyRequest): boolean {
  return (
    LOOPBACK_CLIENT.test(request.socket.remoteAddress ?? '') &&
    LOOPBACK_CLIENT.test(request.ip) &&
    LOOPBACK_HOST.test(request.headers.host ?? '')
  );
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
