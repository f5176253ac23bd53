import type { BenchContext } from '../context.js';

const CLAIMS = 10;

/** Some claims with the given number of trades and with encrypted restricted fields. @throws Error if there are none */
export async function claimsWith({ db }: BenchContext, trades: number): Promise<string[]> {
  const { rows } = await db.client.query<{ id: string }>(
    `SELECT submission_id AS id FROM public.trades JOIN public.submissions s ON s.id = submission_id AND sealed IS NOT NULL
     GROUP BY submission_id HAVING count(*) = $1 ORDER BY id LIMIT ${CLAIMS}`,
    [trades],
  );
  if (rows.length === 0) throw new Error(`No claim has ${trades} trades.`);
  return rows.map(({ id }) => id);
}
