import { prepare } from './lib/prepare.mjs';
import { runJest } from './lib/jest-run.mjs';
import { printFailure, timed } from './lib/report.mjs';
import { binOf } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const count = { passed: 0, failed: 0, skipped: 0 };

/** A failing step is counted and shown, and the next one runs all the same. */
async function step(title, work) {
  try {
    await timed(title, work);
    count.passed++;
  } catch (error) {
    printFailure(error);
    count.failed++;
  }
}

/** With setting up and the tests: everything that OPS-8 names. */
async function otherChecks() {
  await step('linting', () => runNode([binOf('eslint'), '.', '--max-warnings', '0']));
  await step('checking types', () => runNode([binOf('typescript', 'tsc'), '-b']));
  await step('checking the direction of imports', () => runNode(['scripts/check-imports.mjs']));
  await step('looking for dead code', () => runNode([binOf('knip'), '--no-progress']));
  await step('checking format', () => runNode([binOf('prettier'), '--check', '--log-level', 'warn', '.']));
  await step('checking that schema and hooks are fresh', () => runNode(['scripts/check-generated.mjs']));
  await step('checking the requirements that are cited', () => runNode(['scripts/check-requirements.mjs']));
  await step('running the bench at 3k, for its answers alone', checkAnswers);
  await step('looking for work that grows faster than its input', checkGrowth);
}

/** Ends badly when a path gives a wrong answer; how fast the paths are is no test (OPS-17). */
function checkAnswers() {
  const options = ['--scale', '3k', '--repeats', '1', '--warm-up', '0'];
  return runNode(['--import', 'tsx', 'bench/bench.ts', ...options]);
}

/** Processor time of inputs of n and 2n, in small: what looks quadratic is measured again before it fails. */
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
// The longest tests come first and mostly wait, for timeouts, mail servers and databases that are down; the checks, one
// after the other, use the processor time that they leave.
await Promise.all([allTests(), otherChecks()]);

const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
process.exitCode = count.failed > 0 ? 1 : 0;
