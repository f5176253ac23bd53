import { prepare } from './lib/prepare.mjs';
import { printFailure } from './lib/report.mjs';
import { binOf } from './lib/root.mjs';
import { CommandFailed, runNode } from './lib/run.mjs';

try {
  await prepare();
  await runNode([binOf('tsx'), 'bench/bench.ts', ...process.argv.slice(2)], { show: true });
} catch (error) {
  // The bench itself has said what was wrong.
  if (!(error instanceof CommandFailed && error.output === '')) printFailure(error);
  process.exitCode = 1;
}
