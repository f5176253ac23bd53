import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { binOf, root } from './root.mjs';
import { runNode } from './run.mjs';

/** The seed of every generated value in tests, so that one tree has one result; `npm run jest` draws another each time. */
const SEED = 20_261_126;

/**
 * Node optimises a function after fifteen times more work than usual: each test file and each server compiles the same
 * functions again, and most live too short for that to pay. Loops that are long for a test are still optimised.
 */
const COMPILING = '--interrupt-budget=1000000';

/** More files than these fail by a defect, not by a busy machine. */
const MOST_SECOND_TRIES = 5;

/**
 * Runs every Jest project and adds its results to `count`. A file that could not be loaded counts as one failure, and
 * so does a run that failed although all tests passed; a snapshot that is not in the repository fails (`--ci`).
 *
 * Servers, databases and a browser on a busy machine now and then lose a race that no wait covers: when a few files
 * fail, each is run again as a whole, after everything else, and what passes then is named.
 * @param {{ passed: number, failed: number, skipped: number }} count
 */
export async function runJest(count) {
  const files = await jest([]);
  const failing = [...files.values()].filter(hasFailed);
  if (failing.length > 0 && failing.length <= MOST_SECOND_TRIES) {
    for (const file of failing) {
      console.log(`  second try of ${relative(root, file.name)}, where these failed:`);
      for (const { fullName } of file.assertionResults.filter(hasFailed)) console.log(`    ${fullName}`);
    }
    const again = await jest(['--runTestsByPath', ...failing.map(({ name }) => name)]);
    for (const [name, file] of again) files.set(name, file);
  }
  for (const file of files.values()) addResults(count, file);
}

/** Each file's results by its path, from the report of one run of Jest. */
async function jest(options) {
  const report = join(root, '.build', 'jest.json');
  mkdirSync(join(root, '.build'), { recursive: true });
  rmSync(report, { force: true });
  const always = ['--ci', '--seed', `${SEED}`, '--json', `--outputFile=${report}`];
  const ended = await runNode(
    ['--experimental-vm-modules', COMPILING, '--no-warnings', binOf('jest'), ...always, ...options],
    { show: true },
  ).catch((error) => error);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  if (ended instanceof Error && !testResults.some(hasFailed)) throw ended;
  return new Map(testResults.map((file) => [file.name, file]));
}

const hasFailed = ({ status }) => status === 'failed';

function addResults(count, file) {
  const having = (...wanted) => file.assertionResults.filter(({ status }) => wanted.includes(status)).length;
  count.passed += having('passed');
  count.failed += having('failed') || (hasFailed(file) ? 1 : 0);
  count.skipped += having('pending', 'todo');
}
