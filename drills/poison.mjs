import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../scripts/lib/root.mjs';

const FIGURES = / in (\d+) places: (\d+) kept, (\d+) rejected .*, (\d+) lost/g;

/**
 * Any text, NUL and halves of characters among them, in any cell, header, file name and entry name of every kind of import, and
 * in the name of a document: kept as it is or rejected with its place and reason, and the rest of the file applied. The tests of the same name, with more texts.
 * @param {string[]} options how many times the known texts are joined by as many found by chance, 5 when absent; then a seed
 * @returns whether all tests ran to their end and nothing was lost
 */
export async function drill([rounds = '5', seed]) {
  // The limit is only to end what hangs.
  const jest = ['node_modules/jest/bin/jest.js', 'server/test/imports-poison', '--testTimeout=7200000'];
  const child = spawn(process.execPath, ['--experimental-vm-modules', ...jest], {
    cwd: root,
    env: { ...process.env, POISON_ROUNDS: rounds, ...(seed && { POISON_SEED: seed }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  for await (const piece of child.stdout.setEncoding('utf8')) {
    process.stdout.write(piece);
    said += piece;
  }
  const [code] = await ended;
  const sums = [0, 0, 0, 0];
  const found = [...said.matchAll(FIGURES)];
  for (const [, ...figures] of found) figures.forEach((figure, at) => (sums[at] += Number(figure)));
  const [places, kept, rejected, lost] = sums;
  console.log(
    `poison: ${places} texts in a place, ${kept} kept, ${rejected} rejected with place and reason, ${lost} lost`,
  );
  return code === 0 && places > 0 && lost === 0;
}
