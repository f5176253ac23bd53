import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../server/test/harness/server-process.js';
import { until } from './until.js';

const START = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));

it('npm start runs an embedded database, API and worker, prints address and sign-ins, and ends cleanly on Ctrl-C (OPS-1, OPS-9)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prorata-start-'));
  // The state after an earlier start; copied by cp, which keeps the owner.
  await promisify(execFile)('cp', ['-a', `${process.env.PORTAL_TEMPLATE}/.`, folder]);
  const port = String(await freePort());
  const { PATH, HOME } = process.env;
  const started = spawn(process.execPath, [START], {
    env: { PATH, HOME, DATA_DIR: folder, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = once(started, 'exit');
  try {
    await until(() => Promise.resolve(/Member: /.test(output) || started.exitCode !== null));
    expect(output).toContain(`Prorata is ready at http://localhost:${port}`);
    expect(output).toMatch(/Administrator: [\w.]+@[\w.]+ +password: \S/);
    expect(output).toMatch(/Member: [\w.]+@[\w.]+ +password: \S/);
    const health = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
    expect(await health.json()).toMatchObject({ status: 'ok' });
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(true);
    started.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  } finally {
    started.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
