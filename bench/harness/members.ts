import type { BenchContext } from '../context.js';

/**
 * Makes accounts of members who sign in with the administrator's password, and gives their addresses. Straight in the
 * database: registering them would measure mails.
 */
export async function makeMembers({ product, db }: BenchContext, count: number): Promise<string[]> {
  const { rows } = await db.client.query<{ email: string }>(
    `INSERT INTO public.users (name, email, role, enabled, password_hash, verified_at)
     SELECT 'Bench ' || at, 'member-' || at || '@prorata.example', 'STANDARD', true, u.password_hash, now()
     FROM public.users u, generate_series(1, $2::int) at WHERE u.email = $1 RETURNING email`,
    [product.signIn.email, count],
  );
  return rows.map(({ email }) => email);
}
