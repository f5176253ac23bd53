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
  fund: StatedFund;
  figures: DistributionFigures;
  publishedAt: Date;
  frozenSha256: Buffer;
  /** The part `distribution` of the rules, as canonical JSON. */
  plan: string;
  sid: string;
  loss: string;
  principal: string;
  interest: string;
  payment: string;
  withheld: string;
  taxClass: TaxClass;
  net: string;
  state: DistributionLineState;
}

/**
 * What a claim gets; null while no distribution is published, and for a claim that is not in it. One statement, since a
 * member opens it as often as their claim.
 * @throws NotFound, also for somebody else's claim
 */
export async function publishedLine(
  db: DataSource,
  actor: UserActor,
  submissionId: string,
): Promise<PublishedLine | null> {
  const { sql, parameters } = visibleTo(actor);
  const [text, values] = db.driver.escapeQueryWithParameters(
    `SELECT s.id AS "submissionId", s.sealed, d.id AS "distributionId", d.number, d.fund, d.figures,
       d.published_at AS "publishedAt", d.frozen_sha256 AS "frozenSha256", (v.document::json -> 'distribution')::text AS plan,
       l.sid, l.loss::text, l.principal::text, l.interest::text, l.payment::text, l.withheld::text, l.tax_class AS "taxClass", l.net::text, l.state
     FROM submissions s
       LEFT JOIN distributions d ON d.state = 'PUBLISHED'
       LEFT JOIN assessment_runs r ON r.id = d.run_id
       LEFT JOIN rules_versions v ON v.id = r.rules_id
       LEFT JOIN distribution_lines l ON l.distribution_id = d.id AND l.submission_id = s.id
     WHERE s.id = :id AND ${sql}`,
    { ...parameters, id: submissionId },
  );
  const [row] = isUUID(submissionId)
    ? await prepared<PublishedLine | { state: null }>(text).rows(db, values)
    : [];
  if (!row) throw new NotFound('Unable to view submission');
  return row.state === null ? null : row;
}
