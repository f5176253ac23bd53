import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from '../scripts/lib/prepare.mjs';
import { root } from '../scripts/lib/root.mjs';

/**
 * Server and client are built from the sources as they are, and one folder is made as a first start leaves it, with the
 * embedded database and the demo scheme: every portal copies it in a moment.
 */
export default async function globalSetup() {
  await prepare();
  const folder = await mkdtemp(join(tmpdir(), 'prorata-browser-template-'));
  globalThis.portalTemplate = folder;
  await startOnce(folder);
  process.env.PORTAL_TEMPLATE = folder;
}

/** @throws Error with the server's output when it ends before it is ready */
async function startOnce(folder) {
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, [join(root, 'server/bundle/main.js')], {
    env: { PATH, HOME, DATA_DIR: folder, HOST: '127.0.0.1', PORT: '19998' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (output += data));
  const ended = once(server, 'exit');
  const ready = new Promise((resolve) => {
    server.stdout.on('data', () => {
      if (output.includes('Prorata is ready')) resolve(true);
    });
  });
  if (!(await Promise.race([ready, ended.then(() => false)]))) throw new Error(output);
  server.kill('SIGTERM');
  await ended;
}
