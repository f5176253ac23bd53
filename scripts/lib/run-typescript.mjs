import { prepare } from './prepare.mjs';
import { printFailure } from './report.mjs';
import { CommandFailed, runNode } from './run.mjs';

/** Runs a TypeScript file of this repository with what it needs installed; its own errors it prints itself. */
export async function runTypeScript(file, args) {
  try {
    await prepare();
    // Not by tsx's own command: it kills what does not answer a signal within 60 milliseconds.
    await runNode(['--import', 'tsx', file, ...args], { show: true });
  } catch (error) {
    if (!(error instanceof CommandFailed && error.output === '')) printFailure(error);
    process.exitCode = 1;
  }
}
