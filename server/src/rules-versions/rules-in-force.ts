import type { DataSource, EntityManager } from 'typeorm';
import { Conflict } from '../common/errors.js';
import type { RulesDocument } from '../rules/rules-document.js';
import { todayIn } from '../scheme/today-in.js';
import { alteredText, hasDigest } from './rules-digest.js';

/** The approved version of the rules that holds. */
interface RulesInForce {
  number: number;
  /** Undefined when its text was changed by SQL: nothing may be based on it (RULES-20). */
  document: RulesDocument | undefined;
}

/**
 * The approved version that holds today, the latest if several do; undefined before any was approved.
 * @param timeZone that of the scheme, in which a version begins to hold (RULES-23)
 */
export async function rulesInForce(
  db: DataSource | EntityManager,
  timeZone: string,
): Promise<RulesInForce | undefined> {
  const [row] = await db.query<{ number: number; document: string; sha256: Buffer }[]>(
    `SELECT number, document, sha256 FROM rules_versions WHERE state = 'APPROVED' AND effective_from <= $1
     ORDER BY effective_from DESC, number DESC LIMIT 1`,
    [todayIn(timeZone)],
  );
  if (!row) return undefined;
  const { number, document, sha256 } = row;
  return {
    number,
    document: hasDigest(document, sha256) ? (JSON.parse(document) as RulesDocument) : undefined,
  };
}

/**
 * The text of the version that holds today, for what rests on it; undefined before any was approved.
 * @throws Conflict when its text was changed by SQL (RULES-20)
 */
export async function documentInForce(
  db: DataSource | EntityManager,
  timeZone: string,
): Promise<RulesDocument | undefined> {
  const rules = await rulesInForce(db, timeZone);
  if (rules && !rules.document) throw new Conflict(alteredText(rules.number));
  return rules?.document;
}
