import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Caller } from '../../common/actor.js';
import { Conflict } from '../../common/errors.js';
import { AssessedStatus } from '../assessed-status.js';
import type { AssessedClaimTraceModel } from '../claim-trace.model.js';
import { type LatestObjection, readLatestObjection } from '../objections/latest-objection.js';
import { ClaimTraces } from '../tracing/claim-traces.js';
import type { TracedResult } from '../tracing/tracing-task.js';
import type { ClaimAssessmentCheck, ClaimAssessmentModel, IssuedNotice } from './assessment-notice.model.js';
import { newNoticeCode, readNoticeCode } from './notice-code.js';
import { publishedResult } from './published-result.js';
import { removedNotice } from './removed-notice.js';

/** Assessments of claims in the published run, for their owners and for administrators (NOTICE-15). */
@Injectable()
export class AssessmentNoticesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly traces: ClaimTraces,
  ) {}

  /**
   * The assessment of a claim; null while no run is published, and for a claim that is not in it.
   * @throws NotFound, also for somebody else's claim
   */
  of(actor: Caller, submissionId: string): Promise<ClaimAssessmentModel | null> {
    return publishedResult(this.db, actor, submissionId);
  }

  /**
   * How the run came to the result (NOTICE-15); without what only the office sees.
   * @throws Conflict for a claim with a result that was removed since
   */
  async trace({ isRemoved, result }: ClaimAssessmentModel): Promise<AssessedClaimTraceModel> {
    if (isRemoved && hasTakenPart(result.claim)) throw removedNotice();
    const trace = await this.traces.trace(result);
    const findings = trace.findings.filter(({ code }) => !trace.acceptedCodes.some((one) => one === code));
    return { ...trace, findings, accepted: [], mayAccept: false };
  }

  /** The codes of the errors for which a blocked claim has no loss, each once; none for any other claim. */
  async blockedBy(assessment: ClaimAssessmentModel): Promise<string[]> {
    if (assessment.status !== AssessedStatus.BLOCKED || assessment.isRemoved) return [];
    const { findings } = await this.trace(assessment);
    return [...new Set(findings.filter(({ severity }) => severity === 'ERROR').map(({ code }) => code))];
  }

  /** The newest objection to it or to an assessment before it; null without one that was not withdrawn (OBJECT-11). */
  latestObjection({ result: { claim } }: ClaimAssessmentModel): Promise<LatestObjection | null> {
    return readLatestObjection(this.db, claim.submissionId);
  }

  /** The code of a notice; made when it is first opened, since most of a million are never printed. */
  async code({ issuedCode, result: { runId, claim } }: ClaimAssessmentModel): Promise<string> {
    if (issuedCode !== null) return issuedCode;
    for (;;) {
      await this.db.query(
        'INSERT INTO notice_codes (code, run_id, submission_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [newNoticeCode(), runId, claim.submissionId],
      );
      const [found] = await this.db.query<{ code: string }[]>(
        'SELECT code FROM notice_codes WHERE run_id = $1 AND submission_id = $2',
        [runId, claim.submissionId],
      );
      if (found) return found.code;
    }
  }

  /**
   * What the result of a claim was made from (NOTICE-16).
   * @throws NotFound, also for somebody else's claim; Conflict when it took no part in the published run, or was removed
   */
  async check(actor: Caller, submissionId: string): Promise<ClaimAssessmentCheck> {
    const assessment = await this.of(actor, submissionId);
    if (assessment?.isRemoved) throw removedNotice();
    const input = assessment && (await this.traces.input(assessment.result));
    if (!input) throw new Conflict('There is no assessment of this claim that could be checked.');
    const { inputSha256, traceSha256 } = assessment.result.claim;
    return { ...input, inputSha256: inputSha256!, traceSha256: traceSha256! };
  }

  /** What anybody is told about a code (NOTICE-17); null when no notice has it. */
  async issued(typed: string): Promise<IssuedNotice | null> {
    const code = readNoticeCode(typed);
    if (!code) return null;
    const [notice] = await this.db.query<IssuedNotice[]>(
      `SELECT r.published_at AS "publishedAt", encode(c.trace_sha256, 'hex') AS "traceSha256", r.state = 'SUPERSEDED' AS "isSuperseded"
       FROM notice_codes n JOIN assessment_runs r ON r.id = n.run_id
         JOIN assessment_results c ON c.run_id = n.run_id AND c.submission_id = n.submission_id
       WHERE n.code = $1 AND c.trace_sha256 IS NOT NULL`,
      [code],
    );
    return notice ?? null;
  }
}

/** A claim that took no part has no loss that could be refused. */
const hasTakenPart = ({ status }: TracedResult['claim']): boolean =>
  status === AssessedStatus.ASSESSED || status === AssessedStatus.BLOCKED;
