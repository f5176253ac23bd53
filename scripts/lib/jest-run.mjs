import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, root } from './root.mjs';
import { runNode } from './run.mjs';

/**
 * Runs every Jest project and adds its results to `count`. A file that could not be loaded counts as one failure, and
 * so does a run that failed although all tests passed.
 * @param {{ passed: number, failed: number, skipped: number }} count
 */
export async function runJest(count) {
  const file = join(root, '.build', 'jest.json');
  mkdirSync(join(root, '.build'), { recursive: true });
  rmSync(file, { force: true });
  const ended = await runNode(
    ['--experimental-vm-modules', '--no-warnings', binOf('jest'), '--json', `--outputFile=${file}`],
    { show: true },
  ).catch((error) => error);
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  count.passed += result.numPassedTests;
  count.failed += failed;
  count.skipped += result.numPendingTests + result.numTodoTests;
  if (ended instanceof Error && failed === 0) throw ended;
}
