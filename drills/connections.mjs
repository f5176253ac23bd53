import { brokenConnections } from './lib/broken-connections.mjs';
import { duringCrowds } from './lib/crowd.mjs';
import { duringGreed } from './lib/greedy-connections.mjs';

const PARTS = ['crowds', 'greedy', 'broken'];

/**
 * Whether the server stays up under strangers and lost connections, and a member is served meanwhile (LIMIT-7, LIMIT-8).
 *
 * `crowds`: 200 connections on each public call in turn, while a signed-in member reads; p99 alone and during them.
 * `greedy`: connections that send thousands of requests and take no answer, or bodies without an end; the server ends them, its
 * memory stays bounded, and the member reads as above.
 * `broken`: every connection the process holds is ended, reset and frozen under load, 500 times; it must live, and then a
 * job runs, a mail goes, an import ends and it is ready.
 * @param {string[]} options `small` does little of all and judges no times; `crowds`, `greedy` or `broken` does one of them, and
 * another word only the public calls in whose name it stands
 * @returns whether all of it held
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
