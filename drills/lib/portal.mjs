import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../../scripts/lib/root.mjs';

/** A port that is free at this moment. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function startNode(env) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'server/bundle/main.js')], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const ready = new Promise((resolve) => {
    child.stdout.on('data', (data) => {
      output += data;
      if (/Prorata is ready/.test(output)) resolve();
    });
  });
  await Promise.race([
    ready,
    ended.then(([code]) => Promise.reject(new Error(`A node ended with ${code}.`))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    /** Its standard output so far. */
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Like a power failure. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Starts an embedded database and one node for each role, in a temporary folder that `close` deletes.
 * @param {string[]} roles for example `['api', 'worker']`
 * @param more returns further environment variables for the nodes, given the existing ones and the database's URLs
 */
export async function openPortal(roles, more = () => ({})) {
  const { startEmbeddedPostgres } =
    await import('../../server/bundle/development/embedded-database/embedded-postgres.js');
  const { migrate } = await import('../../server/dist/database/migrate.js');
  const { KeyRing } = await import('../../server/dist/encryption/key-ring.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'prorata-drill-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.error });
  await migrate(postgres.migratorUrl, postgres.appUrl);
  const db = new pg.Pool({ connectionString: postgres.adminUrl, max: 2 });
  // The database stops before the last of these connections is notified that it is closed.
  db.on('error', () => undefined);
  const shared = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.appUrl,
    MIGRATE_DATABASE_URL: postgres.migratorUrl,
    DATA_KEY: KeyRing.generate(),
  };
  const nodes = [];
  const { adminUrl, migratorUrl, appUrl } = postgres;
  const added = await more(shared, { adminUrl, migratorUrl, appUrl });
  for (const ROLE of roles) nodes.push(await startNode({ ...shared, ...added, ROLE }));
  return {
    db,
    /** Starts one more node; the caller stops it before `close`. */
    start: (ROLE, env = {}) => startNode({ ...shared, ...added, ...env, ROLE }),
    adminUrl,
    ring: KeyRing.parse(shared.DATA_KEY),
    nodes,
    async close() {
      for (const node of nodes.reverse()) await node.stop();
      await db.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
