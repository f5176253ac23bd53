import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { BadInput, Conflict } from '../common/errors.js';
import { readUnits, writeCents } from '../rules/decimals.js';
import type { FundSource, StatedFund } from '../rules/distribution/distribution-plan.js';
import type { Distribution } from './distribution.entity.js';
import { DistributionState } from './distribution-state.js';
import { findDistribution } from './find-distribution.js';

const CENT_PLACES = 2;

/** SQL for a distribution $1 and all those before it. */
export const CHAIN = `chain AS (
  SELECT id, follows_id, number FROM distributions WHERE id = $1
  UNION ALL SELECT d.id, d.follows_id, d.number FROM distributions d JOIN chain c ON d.id = c.follows_id)`;

/**
 * What a published distribution has not paid, and none after it has taken: the reserve and the residue of itself, and what
 * was declared unclaimed of it and of those before. Money that is still to be paid is no part of it.
 */
const LEFT = `
  WITH RECURSIVE ${CHAIN},
  reserve AS (
    SELECT coalesce(sum((took.value ->> 'principal')::numeric), 0) AS principal, coalesce(sum((took.value ->> 'interest')::numeric), 0) AS interest
    FROM distributions d, jsonb_array_elements(d.fund -> 'steps') WITH ORDINALITY step
      JOIN jsonb_array_elements((SELECT figures -> 'waterfall' FROM distributions WHERE id = $1)) WITH ORDINALITY took USING (ordinality)
    WHERE d.id = $1 AND step.value ->> 'kind' = 'RESERVE'
  )
  SELECT kind, distribution, payments, round(principal, 2)::text AS principal, round(interest, 2)::text AS interest FROM (
    SELECT 1 AS place, 'RESERVE' AS kind, d.number AS distribution, NULL::int AS payments, r.principal, r.interest
      FROM reserve r, distributions d WHERE d.id = $1
    UNION ALL SELECT 2, 'RESIDUE', number, NULL, (figures #>> '{residue,principal}')::numeric, (figures #>> '{residue,interest}')::numeric
      FROM distributions WHERE id = $1
    UNION ALL SELECT 3, 'UNCLAIMED', c.number, sum(u.payments)::int, sum(u.principal), sum(u.interest)
      FROM unclaimed_declarations u JOIN chain c ON c.id = u.distribution_id
      WHERE u.state = 'CONFIRMED' AND u.taken_by_id IS NULL GROUP BY c.number
  ) s WHERE principal > 0 OR interest > 0 ORDER BY place, distribution`;

/** Where what is left of a published distribution comes from (SHARE-13). */
export function moneyLeft(tx: EntityManager, id: string): Promise<FundSource[]> {
  return tx.query<FundSource[]>(LEFT, [id]);
}

/**
 * The fund of a distribution that follows another one: what is left of that one, and the interest earned since.
 * @param earned the interest that was earned since, a decimal
 */
export async function followingFund(
  tx: EntityManager,
  followsId: string,
  earned: string,
  steps: StatedFund['steps'],
): Promise<StatedFund> {
  const sources = await moneyLeft(tx, followsId);
  if (readUnits(earned, CENT_PLACES) > 0n)
    sources.push({
      kind: 'INTEREST',
      distribution: null,
      payments: null,
      principal: '0.00',
      interest: earned,
    });
  const sum = (column: 'principal' | 'interest') =>
    writeCents(sources.reduce((all, source) => all + readUnits(source[column], CENT_PLACES), 0n));
  return { settlementSum: sum('principal'), interest: sum('interest'), steps, sources };
}

/** The interest that was earned since, as it was typed. */
export function earnedSince({ sources }: StatedFund): string {
  return sources?.find(({ kind }) => kind === 'INTEREST')?.interest ?? '0.00';
}

/** @throws BadInput, Conflict unless the distribution can be followed: it is published, and none that is follows it */
export async function refuseUnlessLast(tx: EntityManager, followsId: string): Promise<void> {
  const followed = await findDistribution(tx, followsId).catch(() => null);
  if (followed?.state !== DistributionState.PUBLISHED)
    throw new BadInput('A distribution follows a published one.', {
      followsId: 'Choose a distribution that is published',
    });
  const [next] = await tx.query<{ number: number }[]>(
    `SELECT number FROM distributions WHERE follows_id = $1 AND state = 'PUBLISHED'`,
    [followsId],
  );
  if (next)
    throw new Conflict(
      `Distribution ${next.number} shares what distribution ${followed.number} left already. Follow that one.`,
    );
}

/** Keeps what is left from changing while one decides on it, until the end of the transaction. */
export async function lockMoneyLeft(tx: EntityManager): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', ['publish-distribution']);
}

/** Why the fund of a distribution is no longer what the one before it left; undefined when it is. */
export async function staleFund(
  tx: EntityManager,
  { number, followsId, fund }: Distribution,
): Promise<string | undefined> {
  if (followsId === null) return undefined;
  await refuseUnlessLast(tx, followsId);
  const now = await followingFund(tx, followsId, earnedSince(fund), fund.steps);
  const same = now.settlementSum === fund.settlementSum && now.interest === fund.interest;
  return same && isDeepStrictEqual(listed(now), listed(fund))
    ? undefined
    : `What is left to share has changed since distribution ${number} was computed. Compute it again.`;
}

/** The sources of a fund one by one: others with the same sums are not the same money. */
function listed({ sources }: StatedFund): (string | number | null)[][] {
  return (sources ?? []).map((one) => [
    one.kind,
    one.distribution,
    one.payments,
    one.principal,
    one.interest,
  ]);
}
