import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** A command that ended with an error; `output` is what it printed when that was not shown. */
export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with ${code}`);
    this.output = output;
  }
}

/**
 * Runs a Node script to its end.
 * @param {string[]} args the script and its arguments
 * @param {{ cwd?: string, show?: boolean, env?: object }} [options] `show` passes its output on as it comes
 * @returns {Promise<string>} its standard output, when not shown
 * @throws {CommandFailed}
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** As `runNode`, for any program. */
export function run(program, args, { cwd = root, show = false, env = {}, shell = false } = {}) {
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
    const release = passSignalsTo(child);
    child.once('error', (error) => {
      release();
      reject(new CommandFailed(program, error.message, printed.all));
    });
    child.once('close', (code, signal) => {
      release();
      if (code === 0) resolve(printed.stdout);
      else reject(new CommandFailed(program, signal ?? code, printed.all));
    });
  });
}

/** A script that is told to end takes the command it is waiting for with it, and goes when that has ended. */
function passSignalsTo(child) {
  let told;
  const pass = (signal) => {
    told ??= signal;
    child.kill(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return () => {
    process.off('SIGINT', pass).off('SIGTERM', pass);
    if (told) process.exit(told === 'SIGINT' ? 130 : 143);
  };
}
