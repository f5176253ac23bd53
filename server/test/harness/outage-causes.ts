import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDatabaseFull } from '../../src/common/database-errors.js';
import { FaultProxy } from '../../../drills/lib/fault-proxy.mjs';
import { type ScratchRedis, startRedis } from './redis.js';
import { startS3Front } from './s3-front.js';
import { startS3 } from './s3.js';
import { canMount, mountSmallDisk } from './small-disk.js';
import { SmtpSink } from './smtp-sink.js';
import { TestServer } from './test-server.js';

/** A dependency that is unavailable. */
export interface Cause {
  name: string;
  /** The check of readiness that reports it. */
  part: 'database' | 'files' | 'queue' | 'mail';
  /** Whether readiness can see it: a mail server that refuses mails greets like any other. */
  isSeen: boolean;
  /** The status of a call that needs it. */
  status: 503 | 507;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** A server with a proxy in front of each dependency. */
export interface OutageWorld {
  server: TestServer;
  causes: Cause[];
  /** Causes that cannot be simulated on this machine, and why. */
  skipped: string[];
  close(): Promise<void>;
}

const inFrontOf = (url: string) => {
  const { hostname, port } = new URL(url);
  return FaultProxy.inFrontOf(hostname, Number(port));
};

const downOrFrozen = (part: Cause['part'], proxy: FaultProxy): Cause[] => [
  {
    name: `${part} down`,
    part,
    isSeen: true,
    status: 503,
    begin: () => proxy.goDown(),
    end: () => proxy.comeBack(),
  },
  {
    name: `${part} frozen`,
    part,
    isSeen: true,
    status: 503,
    begin: () => proxy.freeze(),
    end: () => proxy.thaw(),
  },
];

/** Files on a disk, jobs by Redis, a scripted mail server. */
export async function worldOnDisk(): Promise<OutageWorld> {
  const redis: ScratchRedis = await startRedis();
  const queue = await inFrontOf(redis.url);
  const sink = await SmtpSink.start();
  const mail = await inFrontOf(sink.url);
  const { appUrl } = JSON.parse(process.env.SCRATCH_POSTGRES!) as { appUrl: string };
  const database = await inFrontOf(appUrl);
  const server = await TestServer.start(
    { TRUSTED_PROXIES: '127.0.0.1', REDIS_URL: queue.urlOf(redis.url), SMTP_URL: mail.urlOf(sink.url) },
    (made) => ({ DATABASE_URL: database.urlOf(made.appUrl) }),
  );
  const { causes, skipped } = diskCauses(server);
  return {
    server,
    causes: [
      ...downOrFrozen('mail', mail),
      {
        name: 'mail refusing',
        part: 'mail',
        isSeen: false,
        status: 503,
        begin: () => void (sink.behaviour = 'never'),
        end: () => void (sink.behaviour = 'polite'),
      },
      ...downOrFrozen('queue', queue),
      ...causes,
      ...downOrFrozen('database', database),
      readOnlyDatabase(server),
      ...(canMount ? [fullDatabase(server)] : []),
    ],
    skipped: [...skipped, ...(canMount ? [] : ['database full: no disk of its own can be mounted here'])],
    close: async () => {
      await server.close();
      await Promise.all([database.close(), queue.close(), mail.close(), sink.down()]);
      await redis.stop();
    },
  };
}

/** Files in a bucket. */
export async function worldOnS3(): Promise<OutageWorld> {
  const s3 = await startS3();
  const front = await startS3Front(s3);
  const server = await TestServer.start({ TRUSTED_PROXIES: '127.0.0.1', STORAGE_URL: front.url });
  const cause = (name: string, status: Cause['status'], as: Parameters<typeof front.behave>[0]): Cause => ({
    name: `bucket ${name}`,
    part: 'files',
    isSeen: true,
    status,
    begin: () => front.behave(as),
    end: () => front.behave('well'),
  });
  return {
    server,
    causes: [
      cause('frozen', 503, 'frozen'),
      cause('refusing', 503, { status: 403, code: 'AccessDenied' }),
      cause('full', 507, { status: 403, code: 'QuotaExceeded', writesOnly: true }),
    ],
    skipped: [],
    close: async () => {
      await server.close();
      await front.stop();
      await s3.stop();
    },
  };
}

function diskCauses(server: TestServer): { causes: Cause[]; skipped: string[] } {
  const folder = join(server.dataDir, 'files');
  const gone: Cause = {
    name: 'files down',
    part: 'files',
    isSeen: true,
    status: 503,
    begin: () => rename(folder, `${folder}-away`),
    end: () => rename(`${folder}-away`, folder),
  };
  if (!canMount)
    return { causes: [gone], skipped: ['files full and read-only: no disk can be mounted here'] };
  let disk: ReturnType<typeof mountSmallDisk>;
  const mounted = (name: string, status: Cause['status'], breakDisk: () => Promise<void> | void): Cause => ({
    name: `files ${name}`,
    part: 'files',
    isSeen: true,
    status,
    begin: async () => {
      disk = mountSmallDisk(folder, 'size=1m');
      await breakDisk();
    },
    end: () => disk.unmount(),
  });
  return {
    causes: [
      gone,
      mounted('full', 507, () => fill(folder)),
      mounted('read-only', 503, () => disk.remount('ro')),
    ],
    skipped: ['files frozen: a local disk cannot be made to hang here; the bucket is'],
  };
}

const nameOf = (server: TestServer) => new URL(server.database.appUrl).pathname.slice(1);

/** Has all connections opened again. */
const endConnections = (server: TestServer) =>
  server.database.db.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename <> current_user',
    [nameOf(server)],
  );

function readOnlyDatabase(server: TestServer): Cause {
  const set = async (value: 'on' | 'off') => {
    await server.database.db.query(
      `ALTER DATABASE ${nameOf(server)} SET default_transaction_read_only = ${value}`,
    );
    await endConnections(server);
  };
  return {
    name: 'database read-only',
    part: 'database',
    isSeen: true,
    status: 503,
    begin: () => set('on'),
    end: () => set('off'),
  };
}

/** New tables and temporary files go to a small disk, which is full. */
function fullDatabase(server: TestServer): Cause {
  const folder = mkdtempSync(join(tmpdir(), 'prorata-tablespace-'));
  const space = `space_${randomBytes(4).toString('hex')}`;
  const { db } = server.database;
  const move = async (to: string) => {
    for (const table of GROWING) await db.query(`ALTER TABLE ${table} SET TABLESPACE ${to}`);
    await db.query(
      `ALTER DATABASE ${nameOf(server)} ${to === space ? `SET temp_tablespaces = ${space}` : 'RESET temp_tablespaces'}`,
    );
    await endConnections(server);
  };
  let disk: ReturnType<typeof mountSmallDisk>;
  return {
    name: 'database full',
    part: 'database',
    isSeen: true,
    status: 507,
    begin: async () => {
      disk = mountSmallDisk(folder, 'size=24m');
      const [row] = await db.query<{ folder: string }[]>(
        `SELECT current_setting('data_directory') AS folder`,
      );
      const { uid, gid } = statSync(row!.folder);
      chownSync(folder, uid, gid);
      chmodSync(folder, 0o700);
      await db.query(`CREATE TABLESPACE ${space} LOCATION '${folder}'`);
      await db.query(`GRANT CREATE ON TABLESPACE ${space} TO PUBLIC`);
      await move(space);
      await fill(folder);
      await fillLastPage(server);
    },
    end: async () => {
      await rm(join(folder, 'ballast'));
      await move('pg_default');
      await db.query(`DROP TABLESPACE ${space}`);
      disk.unmount();
    },
  };
}

/** Tables that nearly every change writes to. */
const GROWING = ['audit_entries', 'outbox', 'mails', 'submissions', 'claim_versions', 'limits'];

/** Adds audit entries, as nearly every change does, until the last page is full and none can be added. */
async function fillLastPage({ database: { db } }: TestServer): Promise<void> {
  const add = `INSERT INTO audit_entries (actor_kind, action, subject_type, subject_id) VALUES ('system', 'filled', 'test', 'x')`;
  for (let added = 0; added < 1_000; added++) {
    const error = await db.query(add).catch((thrown: unknown) => thrown);
    if (isDatabaseFull(error)) return;
  }
  throw new Error('There was room for a thousand entries.');
}

/** Writes until the disk is full. */
async function fill(folder: string): Promise<void> {
  const file = await open(join(folder, 'ballast'), 'w');
  try {
    for (;;) await file.write(randomBytes(4096));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}
