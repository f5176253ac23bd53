import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import type { AttachmentKeys } from '../attachments/attachment-keys.js';
import type { Env } from '../config/env.js';
import { StartError } from '../config/start-error.js';
import type { KeyRing } from '../encryption/key-ring.js';
import type { FileStore } from '../storage/file-store.js';

/** The interface of the workspace `development`, which a production server does not have. */
export interface Development {
  startEmbeddedPostgres: (given: {
    dataDir: string;
    log: (line: string) => void;
  }) => Promise<EmbeddedDatabase>;
  openMailbox: () => Promise<Mailbox>;
  loadDemo: LoadDemo;
  /** Gives the demo approved rules and a published assessment run. */
  assessDemo: (db: DataSource) => Promise<void>;
}

/** A database that runs as long as this process, with the same two users as an external one. */
export interface EmbeddedDatabase {
  appUrl: string;
  migratorUrl: string;
  stop: () => Promise<void>;
}

/** Receives mails when there is no mail server, and displays them. */
export interface Mailbox {
  smtpUrl: string;
  serve: (server: FastifyInstance) => void;
  close: () => Promise<void>;
}

/** Fills an empty database. @returns the sign-ins; none if the database belongs to another scheme */
export type LoadDemo = (
  db: DataSource,
  keeping: DemoKeeping,
  hashPassword: (password: string) => Promise<string>,
) => Promise<DemoSignIn[]>;

/** What encrypts and stores the demo's secrets and files. */
export interface DemoKeeping {
  ring: KeyRing;
  keys: AttachmentKeys;
  store: FileStore;
}

/** A sign-in for the demo scheme, printed at start. */
export interface DemoSignIn {
  label: string;
  email: string;
  password: string;
}

// A URL that the compiler does not resolve: the workspace depends on the server, and the server must build without it.
const PLACE = new URL('../development/index.js', import.meta.url);

/** Whether this process runs the mailbox: if it includes the worker, outside production, without a mail server. */
export const usesMailbox = (env: Pick<Env, 'production' | 'smtpUrl' | 'role'>) =>
  !env.production && !env.smtpUrl && env.role !== 'api';

/**
 * Loads the workspace `development` if it is needed.
 * @throws StartError naming the variable that requires it, if it is not installed
 */
export async function loadDevelopment(env: Env): Promise<Development | undefined> {
  const reason = reasonToLoad(env);
  if (!reason) return undefined;
  if (!existsSync(PLACE)) throw new StartError(reason);
  const { development } = (await import(PLACE.href)) as { development: Development };
  return development;
}

/** The error message if the workspace is needed but missing. */
function reasonToLoad(env: Env): string | undefined {
  if (!env.databaseUrl)
    return 'DATABASE_URL is missing: this server is built for production, without the embedded PostgreSQL.';
  if (env.demo && env.role !== 'worker')
    return 'DEMO must not be true: this server is built for production, without the demo scheme.';
  if (usesMailbox(env))
    return 'SMTP_URL is missing: this server is built for production, without the development mailbox.';
  return undefined;
}
