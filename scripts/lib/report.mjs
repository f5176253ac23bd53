import { CommandFailed } from './run.mjs';

const STILL_AT_IT_MS = 15_000;

/**
 * Runs a task, printing its title before and its duration after it; prints progress during long tasks.
 * @param {string} title the task and its reason, as in "building the server (its sources changed)"
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 * @template T
 */
export async function timed(title, work) {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  const [what] = title.split(' (');
  console.log(`${title} …`);
  const alive = setInterval(() => console.log(`  still ${what}, ${seconds()} s`), STILL_AT_IT_MS);
  try {
    const result = await work();
    console.log(`  ${what} took ${seconds()} s`);
    return result;
  } catch (error) {
    console.log(`  ${what} failed after ${seconds()} s`);
    throw error;
  } finally {
    clearInterval(alive);
  }
}

/** Prints the output of the failed command, or the stack of an error in our own script. */
export function printFailure(error) {
  console.error(error instanceof CommandFailed ? error.output.trimEnd() || error.message : error.stack);
}
