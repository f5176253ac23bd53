import { verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import type { BenchContext } from '../context.js';
import { timedCalls } from '../harness/requests.js';

/** The same concurrency as in the product: one core is left for everything else. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** argon2id verifications per second on this machine, of a hash as the product stores it. */
export async function verificationsPerSecond({ product, db }: BenchContext, count: number): Promise<number> {
  const { hash } = await db.one<{ hash: string }>(
    'SELECT password_hash AS hash FROM public.users WHERE email = $1',
    [product.signIn.email],
  );
  const { perSecond } = await timedCalls(count, AT_ONCE, async () => {
    if (!(await verify(hash, product.signIn.password))) throw new Error('The password was not recognised.');
  });
  return perSecond;
}
