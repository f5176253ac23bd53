import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import type { AttachmentKeys } from '../attachments/attachment-keys.js';
import type { Env } from '../config/env.js';
import { StartError } from '../config/start-error.js';
import type { KeyRing } from '../sealing/key-ring.js';
import type { FileStore } from '../storage/file-store.js';

/** What the workspace `development` gives; a production server does not have it. */
export interface Development {
  startEmbeddedPostgres: (given: {
    dataDir: string;
    log: (line: string) => void;
  }) => Promise<EmbeddedDatabase>;
  openMailbox: () => Promise<Mailbox>;
  loadDemo: LoadDemo;
}

/** A database that runs as long as this process; its two users are those of a real one. */
export interface EmbeddedDatabase {
  appUrl: string;
  migratorUrl: string;
  stop: () => Promise<void>;
}

/** Takes mails where there is no mail server, and shows them. */
export interface Mailbox {
  smtpUrl: string;
  serve: (server: FastifyInstance) => void;
  close: () => Promise<void>;
}

/** Fills an empty database. @returns the sign-ins; none when the database belongs to a scheme of somebody else. */
export type LoadDemo = (
  db: DataSource,
  keeping: DemoKeeping,
  hashPassword: (password: string) => Promise<string>,
) => Promise<DemoSignIn[]>;

/** What seals and keeps the demo's secrets and files. */
export interface DemoKeeping {
  ring: KeyRing;
  keys: AttachmentKeys;
  store: FileStore;
}

/** A sign-in of the demo scheme, to be printed at start. */
export interface DemoSignIn {
  label: string;
  email: string;
  password: string;
}

// The compiler does not follow it: the workspace depends on the server, and the server may be without it.
const PLACE = new URL('../development/index.js', import.meta.url);

/** Whether this process has a mailbox: the worker's half of the product, outside production, without a mail server. */
export const usesMailbox = (env: Pick<Env, 'production' | 'smtpUrl' | 'role'>) =>
  !env.production && !env.smtpUrl && env.role !== 'api';

/**
 * Loads the workspace `development` where something of it is asked for.
 * @throws StartError naming the variable that asks for what this server is without
 */
export async function loadDevelopment(env: Env): Promise<Development | undefined> {
  const reason = reasonToLoad(env);
  if (!reason) return undefined;
  if (!existsSync(PLACE)) throw new StartError(reason);
  const { development } = (await import(PLACE.href)) as { development: Development };
  return development;
}

/** What to say where the workspace is needed and is not there. */
function reasonToLoad(env: Env): string | undefined {
  if (!env.databaseUrl)
    return 'DATABASE_URL is missing: this server is built for production, without the embedded PostgreSQL.';
  if (env.demo && env.role !== 'worker')
    return 'DEMO must not be true: this server is built for production, without the demo scheme.';
  if (usesMailbox(env))
    return 'SMTP_URL is missing: this server is built for production, without the development mailbox.';
  return undefined;
}
