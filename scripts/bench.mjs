import { prepare } from './lib/prepare.mjs';
import { printFailure } from './lib/report.mjs';
import { CommandFailed, runNode } from './lib/run.mjs';

try {
  await prepare();
  // Not by tsx's own command: it kills what does not answer a signal within 60 milliseconds.
  await runNode(['--import', 'tsx', 'bench/bench.ts', ...process.argv.slice(2)], { show: true });
} catch (error) {
  // The bench itself has said what was wrong.
  if (!(error instanceof CommandFailed && error.output === '')) printFailure(error);
  process.exitCode = 1;
}
