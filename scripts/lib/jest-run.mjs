import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, root } from './root.mjs';
import { runNode } from './run.mjs';

/**
 * Runs every Jest project and adds its results to `count`. A file that could not be loaded counts as one failure, and
 * so does a run that failed although all tests passed; a snapshot that is not in the repository fails (`--ci`). Prints
 * the tests that passed on the second try only.
 * @param {{ passed: number, failed: number, skipped: number }} count
 */
export async function runJest(count) {
  const file = join(root, '.build', 'jest.json');
  mkdirSync(join(root, '.build'), { recursive: true });
  rmSync(file, { force: true });
  const ended = await runNode(
    ['--experimental-vm-modules', '--no-warnings', binOf('jest'), '--ci', '--json', `--outputFile=${file}`],
    { show: true },
  ).catch((error) => error);
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  count.passed += result.numPassedTests;
  count.failed += failed;
  count.skipped += result.numPendingTests + result.numTodoTests;
  for (const title of secondTries(result)) console.log(`  passed on the second try only: ${title}`);
  if (ended instanceof Error && failed === 0) throw ended;
}

/** The full names of the tests that failed at first and passed when repeated. */
function secondTries({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);
}
