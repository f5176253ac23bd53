import { Client } from '../../server/test/harness/client.js';
import type { BenchContext } from '../context.js';

type BenchRole = 'STANDARD' | 'MASTER_ADMIN';

/**
 * Makes accounts that sign in with the administrator's password, and gives their addresses. Straight in the
 * database: registering them would measure mails.
 */
export async function makeAccounts(
  { product, db }: BenchContext,
  role: BenchRole,
  count: number,
): Promise<string[]> {
  const { rows } = await db.client.query<{ email: string }>(
    `INSERT INTO public.users (name, email, role, enabled, password_hash, verified_at)
     SELECT 'Bench ' || at, lower($3) || '-' || at || '@prorata.example', $3::user_role, true, u.password_hash, now()
     FROM public.users u, generate_series(1, $2::int) at WHERE u.email = $1 RETURNING email`,
    [product.signIn.email, count, role],
  );
  return rows.map(({ email }) => email);
}

/** Session tokens of so many administrators, each with an account of their own. @throws Error when one is not let in */
export async function signInAdministrators(context: BenchContext, count: number): Promise<string[]> {
  const { signIn, admin } = context.product;
  const emails = await makeAccounts(context, 'MASTER_ADMIN', count);
  return Promise.all(
    emails.map(async (email) => {
      const { body } = await new Client(admin.url).post<{ tokens?: { access: { token: string } } }>(
        '/api/auth/signin',
        { ...signIn, email },
      );
      if (!body.tokens) throw new Error(`${email} was not signed in: ${JSON.stringify(body)}`);
      return body.tokens.access.token;
    }),
  );
}
