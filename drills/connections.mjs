import { brokenConnections } from './lib/broken-connections.mjs';
import { besideCrowds } from './lib/crowd.mjs';

/**
 * Whether strangers and lost connections leave the server standing.
 *
 * `crowds`: 200 connections on each public call in turn, while a signed-in member reads; p99 alone and beside them.
 * `broken`: every connection the process holds is ended, reset and frozen under load, 500 times; it must live, and then a
 * job runs, a mail goes, an import ends and it is ready.
 * @param {string[]} options `small` does little of both and judges no times; `crowds` or `broken` does one of them, and
 * another word only the public calls in whose name it stands
 * @returns whether all of it held
 */
export async function drill(options) {
  const small = options.includes('small');
  const only = options.find((option) => !['small', 'crowds', 'broken'].includes(option));
  const crowds = small ? { connections: 10, reads: 12 } : { connections: 200, reads: 900 };
  let held = true;
  if (!options.includes('broken')) held = await besideCrowds({ ...crowds, only, judgeTimes: !small });
  if (!options.includes('crowds')) held = (await brokenConnections(small ? 60 : 500)) && held;
  return held;
}
