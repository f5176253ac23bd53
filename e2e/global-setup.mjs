import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { prepare } from '../scripts/lib/prepare.mjs';
import { root } from '../scripts/lib/root.mjs';

/**
 * Builds server and client from the current sources, and prepares one data folder with the embedded database and the
 * demo scheme, as after a first start. Each portal copies it, which is much faster than a first start. The browser is
 * unpacked once, before several workers would write the same file.
 */
export default async function globalSetup() {
  await prepare();
  const { findChromium } = await tsImport('./find-chromium.ts', import.meta.url);
  process.env.CHROMIUM_PATH = await findChromium();
  const folder = await mkdtemp(join(tmpdir(), 'prorata-browser-template-'));
  globalThis.portalTemplate = folder;
  await startOnce(folder);
  process.env.PORTAL_TEMPLATE = folder;
}

/** @throws Error with the server's output when it ends before it is ready */
async function startOnce(folder) {
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, [join(root, 'server/bundle/main.js')], {
    env: { PATH, HOME, DEMO: 'claims', DATA_DIR: folder, HOST: '127.0.0.1', PORT: '19998' },
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
