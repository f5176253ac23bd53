import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { StartError } from '../../../server/src/config/start-error.js';
import { FAST_SHUTDOWN_MS } from './cluster.js';
import { asOwner, CLEAN_ENVIRONMENT } from './process.js';
import { embeddedSettings } from './settings.js';

const KEPT_LOG_CHARACTERS = 4000;

/**
 * Starts the database on a loopback port; resolves when it accepts connections.
 * @throws StartError with PostgreSQL's own message if it exits before that
 */
export async function launch(postgres: string, cluster: string, port: number): Promise<ChildProcess> {
  const given = Object.entries(embeddedSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, args] = asOwner(cluster, postgres, ['-D', cluster, '-p', String(port), ...given]);
  // In its own process group: Ctrl-C in the terminal must reach only this process, which stops the database last.
  const child = spawn(program, args, {
    detached: true,
    env: CLEAN_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((ready, failed) => {
    let log = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-KEPT_LOG_CHARACTERS);
      if (log.includes('ready to accept connections')) ready();
    });
    child.once('error', failed);
    child.once('exit', () => {
      failed(new StartError(`The embedded PostgreSQL in ${cluster} did not start: ${reasonIn(log)}`));
    });
  });
  return child;
}

/**
 * Stops the database after a checkpoint, or immediately if that takes too long; resolves when its process has ended.
 */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const patience = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_MS);
  child.kill('SIGINT');
  await ended;
  clearTimeout(patience);
}

/** A loopback port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function reasonIn(log: string): string {
  const fatal = log.match(/(?:FATAL|PANIC):.*/g)?.at(-1);
  return fatal ?? (log.trim() || 'it wrote nothing to its log.');
}
