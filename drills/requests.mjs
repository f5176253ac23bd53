import { binOf } from '../scripts/lib/root.mjs';
import { runNode } from '../scripts/lib/run.mjs';

const SPEC = 'server/test/requests.e2e-spec.ts';

/**
 * Runs the generated requests of `npm test` in larger numbers: every REST call and GraphQL field, as an anonymous
 * caller, member and administrator, with valid and invalid input. No response may be an internal error or reveal
 * internals.
 * @param {string[]} options the number of requests, a million by default; and the seed, random by default
 * @returns whether all responses were correct; wrong ones are printed with their requests
 */
export async function drill([count = '1000000', seed = String(Date.now() % 1_000_000_000)]) {
  process.env.REQUESTS = count;
  process.env.REQUESTS_SEED = seed;
  const jest = ['--experimental-vm-modules', '--no-warnings', binOf('jest'), SPEC];
  return runNode(jest, { show: true }).then(
    () => true,
    () => false,
  );
}
