import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../scripts/lib/root.mjs';

/** The test files whose kills are repeated; a word in an option chooses some. */
const FILES = ['distributions-faults', 'payment-runs-faults', 'payment-returns-faults'];
const KILL = /^kill: (.+)$/gm;

/**
 * Kills the server with SIGKILL at the marked steps of computing and freezing a distribution, of preparing, writing and
 * returning payments, and starts it again each time: every distribution is whole and the same, every claim has one payment in
 * one live file, and the sums are equal (DURABLE-6). Runs the tests of these kills with more rounds.
 * @param {string[]} options how many kills of each kind, 200 by default; then words of the names of test files
 * @returns whether every round of each held
 */
export async function drill([rounds = '200', ...words]) {
  const files = FILES.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  let holds = files.length > 0;
  for (const file of files) {
    // A high limit, only to end tests that hang.
    const jest = ['node_modules/jest/bin/jest.js', `server/test/${file}`, '--testTimeout=14400000'];
    const child = spawn(process.execPath, ['--experimental-vm-modules', ...jest], {
      cwd: root,
      env: { ...process.env, KILL_ROUNDS: rounds },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    let output = '';
    for await (const piece of child.stdout.setEncoding('utf8')) {
      process.stdout.write(piece);
      output += piece;
    }
    const [code] = await ended;
    const kills = new Map();
    for (const [, kind] of output.matchAll(KILL)) kills.set(kind, (kills.get(kind) ?? 0) + 1);
    const counted = [...kills].map(([kind, count]) => `${count} while ${kind}`);
    console.log(
      `kills: ${file}: ${counted.join(', ') || 'none'}; ${code === 0 ? 'all held' : 'NOT ALL HELD'}`,
    );
    holds &&= code === 0 && counted.length > 0;
  }
  return holds;
}
