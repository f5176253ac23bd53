import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Conflict } from '../common/errors.js';
import { describeRules } from '../rules/describe-rules.js';
import type { RulesDocument } from '../rules/rules-document.js';
import { hasDigest, withheldText } from '../rules-versions/rules-digest.js';
import type { PublishedRulesModel } from './published-rules.model.js';

/** A version of the rules by which a published run assessed claims; its text is never changed. */
export interface PublishedRules {
  number: number;
  /** yyyy-MM-dd */
  effectiveFrom: string;
  basis: string;
  /** Canonical JSON. */
  document: string;
  sha256: Buffer;
  /** When the first run by it was published. */
  publishedAt: Date;
}

/** Without a number, the version of the run that was published last, which need not be the run that was started last. */
const PUBLISHED = `
  SELECT v.number, v.effective_from::text AS "effectiveFrom", v.basis, v.document, used.sha256, used."publishedAt"
  FROM rules_versions v JOIN (
    SELECT rules_id, min(published_at) AS "publishedAt", max(published_at) AS last, max(number) AS run,
      (array_agg(rules_sha256 ORDER BY published_at DESC, number DESC))[1] AS sha256
    FROM assessment_runs WHERE published_at IS NOT NULL GROUP BY rules_id
  ) used ON used.rules_id = v.id
  WHERE $1::int IS NULL OR v.number = $1
  ORDER BY used.last DESC, used.run DESC LIMIT 1`;

/** The rules that notices rest on, for everybody (RULES-21). */
@Injectable()
export class PublishedRulesService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * A version by which a published run assessed claims, also after it was superseded or the rules were retired.
   * @param number null for that of the run published last
   * @returns undefined when there is none
   * @throws Conflict when its text was changed by SQL (RULES-20)
   */
  async find(number: number | null): Promise<PublishedRules | undefined> {
    const [rules] = await this.db.query<PublishedRules[]>(PUBLISHED, [number]);
    if (rules && !hasDigest(rules.document, rules.sha256)) throw new Conflict(withheldText(rules.number));
    return rules;
  }

  /** The same with what it says in words. @throws Conflict */
  async inWords(number: number | null): Promise<PublishedRulesModel | null> {
    const rules = await this.find(number);
    if (!rules) return null;
    const inWords = describeRules(JSON.parse(rules.document) as RulesDocument);
    return { ...rules, sha256: rules.sha256.toString('hex'), inWords };
  }
}
