import { binOf } from '../scripts/lib/root.mjs';
import { runNode } from '../scripts/lib/run.mjs';

const SPEC = 'server/test/requests.e2e-spec.ts';

/**
 * The generated requests of `npm test`, more of them: every REST call and GraphQL field, as nobody, member and administrator,
 * with what fits and what does not. No answer may be a fault of ours or tell what is inside.
 * @param {string[]} options how many, a million when absent; and the seed, another each time when absent
 * @returns whether no answer was wrong; the wrong ones are printed with their requests
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
