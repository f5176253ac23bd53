import { resolve } from 'node:path';
import { isIP } from 'node:net';
import { z } from 'zod';
import { FAULT_FILE, FAULT_STEPS } from '../common/fault.js';
import { type ClamavAddress, clamavAddress } from './clamav-address.js';
import { refuseWeakProduction } from './production-rules.js';
import { StartError } from './start-error.js';
import { type StorageLocation, storageLocation } from './storage-location.js';

const proxiesOf = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isAddressOrNetwork = (text: string) => {
  const [address, bits, ...more] = text.split('/');
  const most = isIP(address ?? '') === 6 ? 128 : 32;
  return (
    isIP(address ?? '') > 0 &&
    more.length === 0 &&
    // A prefix of /0 would trust the headers of every client.
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most))
  );
};

const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user:password@host/database',
});

const SENDER = /^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const variables = z.object({
  PORT: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(1, 'must be a port from 1 to 65535')
    .max(65535, 'must be a port from 1 to 65535')
    .default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  MIGRATE_DATABASE_URL: postgresUrl.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587 or smtps://host' })
    .optional(),
  MAIL_FROM: z.string().regex(SENDER, 'must be an e-mail address, or Name <address>').optional(),
  ADMIN_STEP_UP: flag.default(false),
  ADMIN_CHECKS_AFTER_HOURS: z.coerce
    .number({ error: 'must be a number of hours' })
    .int('must be a number of hours')
    .min(0, 'must be from 0 to 720 hours')
    .max(720, 'must be from 0 to 720 hours')
    .optional(),
  PASSWORD_BLOCKLIST: flag.optional(),
  KNOWN_DOCUMENTS_ONLY: flag.default(false),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(1024, 'is too long').optional(),
  DEMO: z.enum(['true', 'false', 'claims'], { error: 'must be true, false or claims' }).optional(),
  DATA_KEY: z.string().optional(),
  KEY_FILE: z.string().min(1).optional(),
  SCHEME_FILE: z.string().min(1).optional(),
  MAINTENANCE: flag.default(false),
  ROLE: z.enum(['api', 'worker', 'all'], { error: 'must be api, worker or all' }).default('all'),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development or production' })
    .default('development'),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (list) => proxiesOf(list).every(isAddressOrNetwork),
      'must list IP addresses or networks, such as 10.0.0.0/8',
    )
    .optional(),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must be between 0 and 6')
    .max(6, 'must be between 0 and 6')
    .optional(),
  STORAGE_URL: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  CLAMAV_URL: z.string().optional(),
  IMPORT_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .int('must be a whole number of seconds')
    .min(1, 'must be at least 1')
    .max(3600, 'must be at most 3600')
    .default(30),
  FAULT: z
    .string()
    .regex(
      new RegExp(`^((${FAULT_STEPS.join('|')}):[1-9]\\d*|${FAULT_FILE}/.+)$`),
      `must be one of ${FAULT_STEPS.join(', ')}, then : and a number; or ${FAULT_FILE} and the path of a file with that`,
    )
    .optional(),
});

/** The configuration of one process, read once; OPS-2 and OPS-6 list the default of each variable. */
export interface Env {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  migrateDatabaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** The mail server; without it, outside production, the development mailbox (MAIL-9). */
  smtpUrl: string | undefined;
  /** The sender of mails; by default the scheme's contact address. */
  mailFrom: string | undefined;
  /** Whether administrators get a code by e-mail after the correct password, instead of a token. */
  adminStepUp: boolean;
  /** How long an account that was made an administrator's, or enabled again, checks nothing that others did (USER-17). */
  adminChecksAfterHours: number;
  /** Whether common passwords are rejected. */
  passwordBlocklist: boolean;
  /** Whether GraphQL documents other than the known ones are accepted from API tokens only. */
  knownDocumentsOnly: boolean;
  admin: { email: string; password: string } | undefined;
  /** Whether an empty database gets the demo scheme. */
  demo: boolean;
  /** Whether the demo also gets approved rules and a published run. */
  demoAssessed: boolean;
  dataKey: string | undefined;
  /** The file of the keys that wrap the data keys of identity documents (PURGE-5). */
  keyFile: string;
  /** The location of the file store. */
  storage: StorageLocation;
  /** The virus scanner; without it, files are not scanned. */
  clamav: ClamavAddress | undefined;
  /**
   * Seconds that the thread of an import may work on a small file, without waiting times; a larger file may take more.
   */
  importSeconds: number;
  schemeFile: string | undefined;
  maintenance: boolean;
  role: 'api' | 'worker' | 'all';
  production: boolean;
  trustedProxies: string[];
  /** Whether a call that holds one database connection and requests another fails; only in tests. */
  watchConnections: boolean;
  /** Seconds for which a stopping process still accepts requests, so that a proxy notices first. */
  drainSeconds: number;
  /** A crash point for fault injection, `step:n` or the file that contains it; rejected in production. */
  fault: string | undefined;
}

/**
 * Reads and validates the environment.
 * @throws StartError naming the first variable that is invalid or missing
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${String(issue?.path[0] ?? 'The environment')} ${issue?.message ?? 'is invalid'}.`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production) refuseWeakProduction(given);
  if ((env.ADMIN_EMAIL === undefined) !== (env.ADMIN_PASSWORD === undefined)) {
    throw new StartError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  }
  if (env.DATABASE_URL && !env.DATA_KEY) {
    throw new StartError(
      'DATA_KEY is missing: with DATABASE_URL set, it must contain the key ring that encrypts restricted data.',
    );
  }
  const dataDir = resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    migrateDatabaseUrl: env.MIGRATE_DATABASE_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    adminStepUp: env.ADMIN_STEP_UP,
    adminChecksAfterHours: env.ADMIN_CHECKS_AFTER_HOURS ?? (production ? 48 : 0),
    passwordBlocklist: env.PASSWORD_BLOCKLIST ?? production,
    knownDocumentsOnly: env.KNOWN_DOCUMENTS_ONLY,
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    demo: env.DEMO === undefined ? !env.DATABASE_URL : env.DEMO !== 'false',
    demoAssessed: env.DEMO === undefined ? !env.DATABASE_URL : env.DEMO === 'true',
    dataKey: env.DATA_KEY,
    keyFile: resolve(env.KEY_FILE ?? `${dataDir}/identity-keys.json`),
    storage: storageLocation(env, dataDir),
    clamav: clamavAddress(env.CLAMAV_URL),
    importSeconds: env.IMPORT_SECONDS,
    schemeFile: env.SCHEME_FILE ? resolve(env.SCHEME_FILE) : undefined,
    maintenance: env.MAINTENANCE,
    role: env.ROLE,
    production,
    trustedProxies: proxiesOf(env.TRUSTED_PROXIES ?? ''),
    watchConnections: env.NODE_ENV === 'test',
    drainSeconds: env.DRAIN_SECONDS ?? (production ? 4 : 0),
    fault: env.FAULT,
  };
}
