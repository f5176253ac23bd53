import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../bundle/main.js', import.meta.url));
const LONGEST_START_MS = 90_000;

/** A running `node server/bundle/main.js`. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Everything it has written so far, both streams. */
  output(): string;
  /** Stops it and returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
}

const FIRST_PORT = 10_000;
const PORTS_EACH = 4_000;

/**
 * The first port of a Jest worker. All are below the ephemeral ports of Linux (from 32768), so that no other program
 * takes one; each process of the worker starts at a different offset.
 */
export function firstPortOf(worker: number, pid: number): number {
  return FIRST_PORT + worker * PORTS_EACH + (pid % (PORTS_EACH - 1_000));
}

let nextPort = firstPortOf(Number(process.env.JEST_WORKER_ID ?? 0), process.pid);

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++;
    const server = createServer().listen(port, '127.0.0.1');
    // `once` would throw for a port that is in use, which is an expected result here.
    const free = await new Promise<boolean>((resolve) => {
      server.once('listening', () => resolve(true)).once('error', () => resolve(false));
    });
    if (!free) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Starts the server and resolves when it is ready. @throws Error with its output when it ends before that. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const { child, output } = launch({ ...env, PORT: port });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => {
      if (output().includes('Prorata is ready')) resolve();
    });
  });
  const tooLate = setTimeout(() => child.kill('SIGKILL'), LONGEST_START_MS);
  const early = ended.then(([code]) =>
    Promise.reject(new Error(`The server ended with ${code}: ${output()}`)),
  );
  await Promise.race([ready, early]);
  early.catch(() => undefined);
  clearTimeout(tooLate);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await ended;
    return code;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL').then(() => undefined),
  };
}

/** Runs the server until it exits, as it does when it cannot start. */
export async function runToItsEnd(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(env);
  const tooLate = setTimeout(() => child.kill('SIGKILL'), LONGEST_START_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(tooLate);
  return { code, output: output() };
}

/** What Jest runs with to compile less (package.json, jest-run.mjs); the bench runs without, and measures the product. */
const compiling = process.execArgv.filter((option) => option.startsWith('--interrupt-budget='));

/** The child process gets only these variables, so that those of the developer have no effect. */
function launch(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [...compiling, MAIN], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (text += data.toString()));
  return { child, output: () => text };
}
