import { Client } from '../../server/test/harness/client.js';
import type { BenchContext } from '../context.js';

type BenchRole = 'STANDARD' | 'MASTER_ADMIN';

/**
 * Creates accounts with the administrator's password, and returns their addresses. Inserts them directly into the
 * database, since registration would also measure mails.
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

/**
 * Session tokens of the given number of administrators, each with their own account.
 * @throws Error if a sign-in fails
 */
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
