import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { NotFound } from '../../common/errors.js';
import { prepared } from '../../database/prepared.js';
import type { StatedFund, TaxClass } from '../../rules/distribution/distribution-plan.js';
import { visibleTo } from '../../submissions/reading/visible-to.js';
import type { DistributionFigures } from '../distribution-figures.js';
import type { DistributionLineState } from '../distribution-line-state.js';

/** The line of a claim in the published distribution, with what is stated of the distribution. Amounts are decimals. */
export interface PublishedLine {
  submissionId: string;
  /** The claim's restricted values, sealed. */
  sealed: Buffer | null;
  distributionId: string;
  number: number;
  /** Of all published distributions in which the claim has a line, in their order. */
  numbers: number[];
  fund: StatedFund;
  figures: DistributionFigures;
  publishedAt: Date;
  frozenSha256: Buffer;
  rulesNumber: number;
  /** The part `distribution` of the rules, as canonical JSON; null when their text was changed by SQL (RULES-20). */
  plan: string | null;
  sid: string;
  loss: string;
  principal: string;
  interest: string;
  payment: string;
  withheld: string;
  taxClass: TaxClass;
  net: string;
  /** What the distributions before this one paid. */
  paidBefore: string;
  state: DistributionLineState;
}

/**
 * What a claim gets; null while no distribution is published, and for a claim that is not in it. One statement, since a
 * member opens it as often as their claim.
 * @param number of the distribution; null for the last one in which the claim has a line (LINE-5)
 * @throws NotFound, also for somebody else's claim
 */
export async function publishedLine(
  db: DataSource,
  actor: UserActor,
  submissionId: string,
  number: number | null,
): Promise<PublishedLine | null> {
  const { sql, parameters } = visibleTo(actor);
  const [text, values] = db.driver.escapeQueryWithParameters(
    `SELECT s.id AS "submissionId", s.sealed, d.id AS "distributionId", d.number, d.fund, d.figures,
       d.published_at AS "publishedAt", d.frozen_sha256 AS "frozenSha256", v.number AS "rulesNumber",
       CASE WHEN sha256(convert_to(v.document, 'UTF8')) = r.rules_sha256 THEN (v.document::json -> 'distribution')::text END AS plan,
       l.sid, l.loss::text, l.principal::text, l.interest::text, l.payment::text, l.withheld::text, l.tax_class AS "taxClass", l.net::text, l.state,
       l.paid_before::text AS "paidBefore", array_agg(d.number) OVER (ORDER BY d.number ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS numbers
     FROM submissions s
       LEFT JOIN (distributions d JOIN distribution_lines l ON l.distribution_id = d.id AND d.state = 'PUBLISHED') ON l.submission_id = s.id
       LEFT JOIN assessment_runs r ON r.id = d.run_id
       LEFT JOIN rules_versions v ON v.id = r.rules_id
     WHERE s.id = :id AND ${sql} ORDER BY d.number = :number::int DESC NULLS LAST, d.number DESC LIMIT 1`,
    { ...parameters, id: submissionId, number },
  );
  const [row] = isUUID(submissionId)
    ? await prepared<PublishedLine | { state: null }>(text).rows(db, values)
    : [];
  if (!row) throw new NotFound('Unable to view submission');
  return row.state === null || (number !== null && row.number !== number) ? null : row;
}
