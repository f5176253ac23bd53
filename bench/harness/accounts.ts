import { Client } from '../../server/test/harness/client.js';
import type { BenchContext } from '../context.js';

type BenchRole = 'STANDARD' | 'MASTER_ADMIN';

/**
 * Creates accounts with the administrator's password, or takes those that another path made, and returns their addresses. Inserts them directly into the
 * database, since registration would also measure mails.
 */
export async function makeAccounts(
  { product, db }: BenchContext,
  role: BenchRole,
  count: number,
): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, at) => `${role.toLowerCase()}-${at + 1}@prorata.example`);
  await db.client.query(
    `INSERT INTO public.users (name, email, role, enabled, password_hash, verified_at)
     SELECT 'Bench person', new.email, $3::user_role, true, u.password_hash, now()
     FROM public.users u, unnest($2::text[]) AS new (email) WHERE u.email = $1
     ON CONFLICT DO NOTHING`,
    [product.signIn.email, emails, role],
  );
  return emails;
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
