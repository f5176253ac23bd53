import type { DataSource } from 'typeorm';
import { assessmentRules } from '../../rules/assessment/assessment-rules.js';
import { dayPricesOf } from '../../rules/assessment/day-prices.js';
import type { RulesDocument } from '../../rules/rules-document.js';
import type { AssessmentRun } from '../assessment-run.entity.js';
import { assessByFirst } from '../engine/first-engine.js';
import { readClaims, readDayPrices, type ReadRows } from '../engine/read-claims.js';
import { momentText } from '../run-moment.js';
import type { PresentResult } from './objection.model.js';

/**
 * What the rules of a run make of a claim as it is now, by the market's prices of the run: what another run would come
 * to, before anybody starts it (OBJECT-6). Null when the claim was erased.
 * @param inputSha256 what the run's own result was made from; null when the claim took no part
 */
export function readPresentResult(
  db: DataSource,
  run: AssessmentRun,
  submissionId: string,
  inputSha256: string | null,
): Promise<PresentResult | null> {
  return db.transaction('REPEATABLE READ', async (tx) => {
    const read: ReadRows = (sql, values) => tx.query(sql, [...values]);
    const [claim] = await readClaims(read, 'infinity', [submissionId]);
    if (!claim) return null;
    const { assessment } = JSON.parse(run.rules.document) as RulesDocument;
    const dayPrices = await readDayPrices(read, await momentText(tx, run));
    const result = assessByFirst(claim, assessmentRules(assessment, dayPricesOf(dayPrices)));
    return {
      status: result.status,
      recognisedLoss: result.recognisedLoss,
      findings: result.findings,
      isChanged: inputSha256 === null ? null : result.inputSha256 !== inputSha256,
    };
  });
}
