import { brokenConnections } from './lib/broken-connections.mjs';
import { duringCrowds } from './lib/crowd.mjs';
import { duringGreed } from './lib/greedy-connections.mjs';

const PARTS = ['crowds', 'greedy', 'broken'];

/**
 * Checks that the server survives floods of anonymous callers and lost connections, and still serves a member (LIMIT-7,
 * LIMIT-8).
 *
 * `crowds`: 200 connections on each public call in turn, while a signed-in member reads; compares the p99 with and
 * without them.
 * `greedy`: connections that send thousands of requests without reading responses, or endless bodies; the server must
 * end them, its memory must stay bounded, and the member must be served as above.
 * `broken`: every connection of the process is closed, reset and frozen under load, 500 times; the process must
 * survive, and afterwards run a job, send a mail, complete an import and be ready.
 * @param {string[]} options `small` for a short run that checks no times; `crowds`, `greedy` or `broken` for one part
 *   only; any other word for the public calls whose names contain it
 * @returns whether all checks passed
 */
export async function drill(options) {
  const small = options.includes('small');
  const only = options.find((option) => option !== 'small' && !PARTS.includes(option));
  const chosen = PARTS.filter((part) => options.includes(part));
  const does = (part) => chosen.length === 0 || chosen.includes(part);
  const judgeTimes = !small;
  const crowds = small ? { connections: 10, reads: 12 } : { connections: 200, reads: 900 };
  let held = true;
  if (does('crowds')) held = await duringCrowds({ ...crowds, only, judgeTimes });
  if (does('greedy')) held = (await duringGreed({ small, reads: crowds.reads })) && held;
  if (does('broken')) held = (await brokenConnections(small ? 60 : 500)) && held;
  return held;
}
