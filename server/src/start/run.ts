import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AttachmentKeys } from '../attachments/attachment-keys.js';
import { hashPassword } from '../auth/passwords/password-hashing.js';
import { PasswordRules } from '../auth/passwords/password-rules.js';
import type { Env } from '../config/env.js';
import { watchConnections } from '../database/held-connections.js';
import { untilReached } from '../database/until-reached.js';
import { closeHttp } from '../http/close-http.js';
import { Connections } from '../http/connections.js';
import { createHttpApplication } from './http-application.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { checkKeys } from '../encryption/check-keys.js';
import { KeyRing } from '../encryption/key-ring.js';
import { loadKeyRing } from '../encryption/load-key-ring.js';
import { FileStore } from '../storage/file-store.js';
import { ensureFirstAdministrator } from '../user-management/first-administrator.js';
import {
  type DemoKeeping,
  type DemoSignIn,
  type Development,
  loadDevelopment,
  usesMailbox,
} from './development.js';
import { bringUpToDate, findDatabase, type ReadyEnv } from './prepare-database.js';
import { portProblem } from './refuse-taken-port.js';
import type { Shutdown } from './shutdown.js';

/**
 * Starts database, schema, application, first accounts and listeners, in this order; `shutdown` receives how to stop
 * each.
 */
export async function run(given: Env, scheme: SchemeFile, logger: Logger, shutdown: Shutdown): Promise<void> {
  if (given.watchConnections) watchConnections();
  const development = await loadDevelopment(given);
  const { env, stop } = await findDatabase(given);
  if (stop) shutdown.add(stop);
  await bringUpToDate(env);
  await checkKeys(
    env.databaseUrl,
    loadKeyRing(env),
    env.dataKey ? 'DATA_KEY' : 'DATA_DIR: the file data-key',
  );
  const mailbox = usesMailbox(env) ? await development!.openMailbox() : undefined;
  if (mailbox) shutdown.add(mailbox.close);
  const app = await createHttpApplication(
    { ...env, ...(mailbox && { smtpUrl: mailbox.smtpUrl }) },
    scheme,
    logger,
    mailbox,
  );
  const connections = new Connections(app.getHttpServer());
  shutdown.add(() => closeHttp(app, connections, env.drainSeconds));
  const signIns =
    env.role === 'worker'
      ? []
      : await firstAccounts(env, development, app.get(DataSource), {
          ring: app.get(KeyRing),
          keys: app.get(AttachmentKeys, { strict: false }),
          store: app.get(FileStore),
        });
  await app.listen({ port: env.port, host: env.host }).catch((error: unknown) => {
    throw portProblem(error, env.port, env.host);
  });
  const ready = env.role === 'worker' ? 'Prorata is ready' : `Prorata is ready at ${env.publicUrl}`;
  const mails = mailbox ? [`  Mailbox: http://localhost:${env.port}/mailbox`] : [];
  say([ready, ...mails, ...signIns.map(signInLine)]);
}

async function firstAccounts(
  env: ReadyEnv,
  development: Development | undefined,
  db: DataSource,
  keeping: DemoKeeping,
): Promise<DemoSignIn[]> {
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const { admin } = env;
  const signIns = env.demo
    ? await untilReached(() => development!.loadDemo(db, keeping, hashPassword), log)
    : [];
  if (env.demoAssessed) await untilReached(() => development!.assessDemo(db), log);
  if (admin) await untilReached(() => ensureFirstAdministrator(db, admin, new PasswordRules(env)), log);
  return signIns;
}

const signInLine = ({ label, email, password }: DemoSignIn) => `  ${label}: ${email}  password: ${password}`;

/** In one write, so that a reader waiting for the first line gets the others too. */
function say(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
