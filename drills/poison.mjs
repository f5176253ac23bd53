import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../scripts/lib/root.mjs';

const FIGURES = / in (\d+) places: (\d+) kept, (\d+) rejected .*, (\d+) lost/g;

/**
 * Imports arbitrary texts, including NUL and unpaired surrogates, in any cell, header, file name and entry name of
 * every kind of import, and in the name of a document: each must be stored unchanged or rejected with its location and
 * reason, and the rest of the file applied. Runs the tests of the same name with more texts.
 * @param {string[]} options how many times the known texts are combined with as many random ones, 5 by default; then a
 *   seed
 * @returns whether all tests completed and nothing was lost
 */
export async function drill([rounds = '5', seed]) {
  // A high limit, only to end tests that hang.
  const jest = ['node_modules/jest/bin/jest.js', 'server/test/imports-poison', '--testTimeout=7200000'];
  const child = spawn(process.execPath, ['--experimental-vm-modules', ...jest], {
    cwd: root,
    env: { ...process.env, POISON_ROUNDS: rounds, ...(seed && { POISON_SEED: seed }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const piece of child.stdout.setEncoding('utf8')) {
    process.stdout.write(piece);
    output += piece;
  }
  const [code] = await ended;
  const sums = [0, 0, 0, 0];
  const found = [...output.matchAll(FIGURES)];
  for (const [, ...figures] of found) figures.forEach((figure, at) => (sums[at] += Number(figure)));
  const [places, kept, rejected, lost] = sums;
  console.log(
    `poison: ${places} texts in a place, ${kept} kept, ${rejected} rejected with place and reason, ${lost} lost`,
  );
  return code === 0 && places > 0 && lost === 0;
}
