import { prepare } from './prepare.mjs';
import { printFailure } from './report.mjs';
import { CommandFailed, runNode } from './run.mjs';

/**
 * Runs a TypeScript file of this repository after installing and building what it needs; the file prints its own
 * errors.
 */
export async function runTypeScript(file, args) {
  try {
    await prepare();
    // Not with tsx's own command, which kills a process that does not react to a signal within 60 milliseconds.
    await runNode(['--import', 'tsx', file, ...args], { show: true });
  } catch (error) {
    if (!(error instanceof CommandFailed && error.output === '')) printFailure(error);
    process.exitCode = 1;
  }
}
