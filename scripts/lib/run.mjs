import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** A command that failed; `output` is its output if that was not shown. */
export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with ${code}`);
    this.output = output;
  }
}

/**
 * Runs a Node script until it ends.
 * @param {string[]} args the script and its arguments
 * @param {{ cwd?: string, show?: boolean, env?: object, longestMs?: number }} [options] `show` prints its output
 *   immediately; after `longestMs` the script is stopped, and has failed
 * @returns {Promise<string>} its standard output, if not shown
 * @throws {CommandFailed}
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** Like `runNode`, for any program. */
export function run(program, args, { cwd = root, show = false, env = {}, shell = false, longestMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    const printed = { stdout: '', all: '' };
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      printed.stdout += text;
      printed.all += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      printed.all += text;
    });
    const end = longestMs && endAfter(child, longestMs);
    const release = passSignalsTo(child);
    // What it started may live on and hold its output open, so that it would never close.
    child.once(
      'exit',
      () => child.killed && [child.stdout, child.stderr].forEach((stream) => stream?.destroy()),
    );
    child.once('error', (error) => {
      release();
      reject(new CommandFailed(program, error.message, printed.all));
    });
    child.once('close', (code, signal) => {
      clearTimeout(end);
      release();
      if (code === 0) resolve(printed.stdout);
      else reject(new CommandFailed(program, signal ?? code, printed.all));
    });
  });
}

/** How long a script has to stop once it is asked to. */
const STOPPING_MS = 60_000;

/** Stops a script that does not end, and kills it if it does not stop either. */
function endAfter(child, longestMs) {
  return setTimeout(() => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), STOPPING_MS).unref();
  }, longestMs);
}

/** One Ctrl-C may arrive twice: from the terminal, and from npm, which forwards it. */
const SAME_SIGNAL_MS = 1_000;

const running = new Set();
let stopped;

/** Asks the commands to stop; on a later second signal the script exits without waiting for them. */
function signalAll(signal) {
  if (stopped && performance.now() - stopped.at > SAME_SIGNAL_MS) leave();
  if (stopped) return;
  stopped = { signal, at: performance.now() };
  for (const child of running) child.kill(signal);
}

function leave() {
  process.exit(stopped.signal === 'SIGINT' ? 130 : 143);
}

/** Forwards signals to the commands that a script is waiting for; it exits when the last one has ended. */
function passSignalsTo(child) {
  if (running.size === 0) process.on('SIGINT', signalAll).on('SIGTERM', signalAll);
  running.add(child);
  if (stopped) child.kill(stopped.signal);
  return () => {
    running.delete(child);
    if (running.size > 0) return;
    process.off('SIGINT', signalAll).off('SIGTERM', signalAll);
    if (stopped) leave();
  };
}
