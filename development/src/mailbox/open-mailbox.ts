import type { Mailbox } from '../../../server/src/start/development.js';
import { DevelopmentMailbox } from './development-mailbox.js';
import { serveMailbox } from './mailbox-routes.js';

/** Opens a mailbox on a free port of this machine. */
export async function openMailbox(): Promise<Mailbox> {
  const mailbox = new DevelopmentMailbox();
  return {
    smtpUrl: await mailbox.open(),
    serve: (server) => serveMailbox(server, mailbox),
    close: () => mailbox.close(),
  };
}
