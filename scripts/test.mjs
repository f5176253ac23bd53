import { prepare } from './lib/prepare.mjs';
import { runJest } from './lib/jest-run.mjs';
import { printFailure, timed } from './lib/report.mjs';
import { binOf } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const count = { passed: 0, failed: 0, skipped: 0 };

/** Runs a step; a failure is printed and counted, and does not prevent the next step. */
async function step(title, work) {
  try {
    await timed(title, work);
    count.passed++;
  } catch (error) {
    printFailure(error);
    count.failed++;
  }
}

/** Together with setup and tests, all steps of OPS-8. */
async function otherChecks() {
  await step('linting', () => runNode([binOf('oxlint')]));
  await step('linting by our own rules', () => runNode([binOf('eslint'), '.', '--max-warnings', '0']));
  await step('checking types', () => runNode([binOf('typescript-native', 'tsc'), '-b']));
  await step('checking the direction of imports', () => runNode(['scripts/check-imports.mjs']));
  await step('looking for dead code', () => runNode([binOf('knip'), '--no-progress']));
  await step('checking format', () => runNode([binOf('oxfmt'), '--check']));
  await step('checking that schema and hooks are fresh', () => runNode(['scripts/check-generated.mjs']));
  await step('checking the requirements that are cited', () => runNode(['scripts/check-requirements.mjs']));
  await step('checking what the documents name', () => runNode(['scripts/check-docs.mjs']));
  await step('running the bench at 3k, for its answers alone', checkAnswers);
  await step('looking for work that grows faster than its input', checkGrowth);
}

/** Fails when a path returns a wrong response; speed is not tested (OPS-17). */
function checkAnswers() {
  const options = ['--scale', '3k', '--repeats', '1', '--warm-up', '0'];
  return runNode(['--import', 'tsx', 'bench/bench.ts', ...options]);
}

/**
 * Compares the CPU time for inputs of n and 2n, with small sizes; a ratio that looks quadratic is measured again before
 * it fails.
 */
function checkGrowth() {
  return runNode(['scripts/drill.mjs', 'growth', 'small']);
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
await Promise.all([allTests(), otherChecks()]);

const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
process.exitCode = count.failed > 0 ? 1 : 0;
