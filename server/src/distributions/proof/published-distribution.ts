import type { EntityManager } from 'typeorm';
import { canonicalJson } from '../../rules/proof/canonical-json.js';
import { writeCents } from '../../rules/decimals.js';
import { hex } from '../../rules/proof/tree-bytes.js';
import type { DistributionPlan, StatedFund } from '../../rules/distribution/distribution-plan.js';
import type { RulesDocument } from '../../rules/rules-document.js';
import { Conflict } from '../../common/errors.js';
import { hasDigest, withheldText } from '../../rules-versions/rules-digest.js';
import { Distribution } from '../distribution.entity.js';
import { rootOf } from './altered.js';

/** What is published of a distribution, for everybody. Amounts are decimals, hashes hexadecimal digits. */
export interface PublishedDistribution {
  format: 'prorata-published/1';
  /** What the tree and the seal are bound to. */
  runId: string;
  number: number;
  name: string;
  currency: string;
  /** SHA-256 of the rules. */
  rules: string;
  /** SHA-256 of the frozen text of the assessment. */
  assessment: string;
  /** SHA-256 of the frozen text of the distribution. */
  hash: string;
  /** The part `distribution` of the rules. */
  plan: DistributionPlan;
  fund: StatedFund;
  /** The lines with a loss. */
  count: number;
  loss: string;
  principal: string;
  interest: string;
  residuePrincipal: string;
  residueInterest: string;
  root: string;
  seal: string;
  frozenAt: string;
  publishedAt: string;
  withdrawnAt: string | null;
  /** The distribution of which it shares what was left; absent for the first one. */
  follows?: { number: number; runId: string; seal: string };
  /** Whether the lines are published too, without names. */
  lines: boolean;
}

/** What is listed of each published distribution. */
export interface PublishedName {
  number: number;
  name: string;
  publishedAt: Date;
  withdrawnAt: Date | null;
}

/** The distributions that were published, also those that were withdrawn since, in their order (FREEZE-15). */
export async function publishedNames(tx: EntityManager): Promise<PublishedName[]> {
  return tx.query<PublishedName[]>(
    `SELECT number, name, published_at AS "publishedAt", withdrawn_at AS "withdrawnAt" FROM distributions
     WHERE published_at IS NOT NULL ORDER BY published_at, number`,
  );
}

/**
 * The distribution with a number, or the one that was published last, also if it was withdrawn since; null before there is
 * one (FREEZE-9, FREEZE-15). @throws Conflict when its rules were changed by SQL, so that no other plan is published
 */
export async function publishedDistribution(
  tx: EntityManager,
  number: number | null,
): Promise<PublishedDistribution | null> {
  const found = await lastPublished(tx, number);
  if (!found) return null;
  const { follows } = found;
  const { document, number: rulesNumber } = found.run.rules;
  if (!hasDigest(document, found.run.rulesSha256)) throw new Conflict(withheldText(rulesNumber));
  const rules = JSON.parse(document) as RulesDocument;
  const root = await rootOf(tx, found.id);
  const { residue } = found.figures!;
  return {
    format: 'prorata-published/1',
    runId: found.id,
    number: found.number,
    name: found.name,
    currency: rules.currency,
    rules: hex(found.run.rulesSha256),
    assessment: hex(found.run.frozenSha256!),
    hash: hex(found.frozenSha256!),
    plan: rules.distribution,
    fund: found.fund,
    count: found.leaves!,
    loss: writeCents(root.loss),
    principal: writeCents(root.principal),
    interest: writeCents(root.interest),
    residuePrincipal: residue.principal,
    residueInterest: residue.interest,
    root: hex(root.hash),
    seal: hex(found.seal!),
    frozenAt: found.frozenAt!.toISOString(),
    publishedAt: found.publishedAt!.toISOString(),
    withdrawnAt: found.withdrawnAt?.toISOString() ?? null,
    ...(follows && { follows: { number: follows.number, runId: follows.id, seal: hex(follows.seal!) } }),
    lines: found.publishLines,
  };
}

/** The same as bytes that never change while it is in force. */
export function publishedText(published: PublishedDistribution): string {
  return canonicalJson(JSON.parse(JSON.stringify(published)) as Parameters<typeof canonicalJson>[0]);
}

async function lastPublished(tx: EntityManager, number: number | null): Promise<Distribution | null> {
  const found = tx
    .createQueryBuilder(Distribution, 'distribution')
    .innerJoinAndSelect('distribution.run', 'run')
    .innerJoinAndSelect('run.rules', 'rules')
    .leftJoinAndSelect('distribution.follows', 'follows')
    .where('distribution.published_at IS NOT NULL')
    .orderBy('distribution.publishedAt', 'DESC')
    .limit(1);
  if (number !== null) found.andWhere('distribution.number = :number', { number });
  return found.getOne();
}
