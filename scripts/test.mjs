import { prepare } from './lib/prepare.mjs';
import { runJest } from './lib/jest-run.mjs';
import { printFailure, timed } from './lib/report.mjs';
import { binOf } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const ANSWERS = 'running the bench at 3k, for its answers alone';
/** Longer than any check takes on a busy machine. */
const LONGEST_CHECK_MS = 30 * 60_000;

const count = { passed: 0, failed: 0, skipped: 0 };

/** Runs a step; a failure is printed and counted, and does not prevent the next step. */
async function step(title, work) {
  if (await passes(title, work)) count.passed++;
  else count.failed++;
}

/** Runs a task. @returns whether it succeeded; a failure is printed */
async function passes(title, work) {
  try {
    await timed(title, work);
    return true;
  } catch (error) {
    printFailure(error);
    return false;
  }
}

/** Together with setup and tests, all steps of OPS-8. */
async function otherChecks() {
  await step('linting', () => check([binOf('oxlint')]));
  await step('linting by our own rules', () => check([binOf('eslint'), '.', '--max-warnings', '0']));
  await step('checking types', () => check([binOf('typescript-native', 'tsc'), '-b']));
  await step('checking the direction of imports', () => check(['scripts/check-imports.mjs']));
  await step('looking for dead code', () => check([binOf('knip'), '--no-progress']));
  await step('checking format', () => check([binOf('oxfmt'), '--check']));
  await step('checking that schema and hooks are fresh', () => check(['scripts/check-generated.mjs']));
  await step('checking the requirements that are cited', () => check(['scripts/check-requirements.mjs']));
  await step('checking what the documents name', () => check(['scripts/check-docs.mjs']));
  const areRight = await passes(ANSWERS, checkAnswers);
  await step('looking for work that grows faster than its input', checkGrowth);
  return areRight;
}

/** Runs a Node script that ends by itself. */
function check(args) {
  return runNode(args, { longestMs: LONGEST_CHECK_MS });
}

/** Fails when a path returns a wrong response or none in ten minutes; speed is not tested (OPS-17). */
function checkAnswers() {
  const options = ['--scale', '3k', '--repeats', '1', '--warm-up', '0', '--longest', '10'];
  return check(['--import', 'tsx', 'bench/bench.ts', ...options]);
}

/**
 * Compares the CPU time for inputs of n and 2n, with small sizes; a ratio that looks quadratic is measured again before
 * it fails.
 */
function checkGrowth() {
  return check(['scripts/drill.mjs', 'growth', 'small']);
}

async function allTests() {
  await timed('running the tests', () => runJest(count)).catch((error) => {
    printFailure(error);
    count.failed++;
  });
}

await step('setting up', prepare);
await step('checking package-lock.json', () => runNode(['scripts/check-lock.mjs']));
// The longest tests run first and mostly wait, for timeouts, mail servers and databases that are down; the checks run
// in sequence next to them, on the CPU time left over.
const [, areRight] = await Promise.all([allTests(), otherChecks()]);
// Like the tests (jest-run.mjs), the bench has a second try when nothing else runs: it also drives a browser.
if (areRight) count.passed++;
else await step(`second try of ${ANSWERS}`, checkAnswers);

const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
process.exitCode = count.failed > 0 ? 1 : 0;
