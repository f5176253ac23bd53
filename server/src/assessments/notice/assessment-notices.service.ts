import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Caller } from '../../common/actor.js';
import { Conflict } from '../../common/errors.js';
import { objectionDayOf } from '../../deadlines/effective-deadlines.js';
import { visibleSubmission } from '../../submissions/reading/visible-submission.js';
import { AssessedStatus } from '../assessed-status.js';
import { AssessmentState } from '../assessment-state.js';
import type { AssessedClaimTraceModel } from '../claim-trace.model.js';
import { publishedRun } from '../published-run.js';
import { ClaimTraces } from '../tracing/claim-traces.js';
import type { ClaimAssessmentCheck, ClaimAssessmentModel, IssuedNotice } from './assessment-notice.model.js';
import { newNoticeCode, readNoticeCode } from './notice-code.js';

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
  async of(actor: Caller, submissionId: string): Promise<ClaimAssessmentModel | null> {
    const { id, sid } = await visibleSubmission(this.db, actor, submissionId);
    const run = await publishedRun(this.db);
    const result = run && (await this.traces.result(run, id));
    if (!run || !result) return null;
    return {
      status: result.claim.status,
      runNumber: run.number,
      moment: run.moment,
      publishedAt: run.publishedAt!,
      objectionsUntil: await objectionDayOf(this.db, run, sid),
      isFinal: run.state === AssessmentState.FINAL,
      rulesNumber: run.rules.number,
      rules: run.rules.document,
      rulesSha256: run.rulesSha256.toString('hex'),
      run,
      result,
      submissionId: id,
    };
  }

  /** How the run came to the result (NOTICE-15); without what only the office sees. */
  async trace({ result }: ClaimAssessmentModel): Promise<AssessedClaimTraceModel> {
    const trace = await this.traces.trace(result);
    const findings = trace.findings.filter(({ code }) => !trace.acceptedCodes.some((one) => one === code));
    return { ...trace, findings, accepted: [], mayAccept: false };
  }

  /** The codes of the errors for which a blocked claim has no loss, each once; none for any other claim. */
  async blockedBy(assessment: ClaimAssessmentModel): Promise<string[]> {
    if (assessment.status !== AssessedStatus.BLOCKED) return [];
    const { findings } = await this.trace(assessment);
    return [...new Set(findings.filter(({ severity }) => severity === 'ERROR').map(({ code }) => code))];
  }

  /** The code of a notice; made when it is first opened, since most of a million are never printed. */
  async code({ run, submissionId }: ClaimAssessmentModel): Promise<string> {
    for (;;) {
      const [found] = await this.db.query<{ code: string }[]>(
        'SELECT code FROM notice_codes WHERE run_id = $1 AND submission_id = $2',
        [run.id, submissionId],
      );
      if (found) return found.code;
      await this.db.query(
        'INSERT INTO notice_codes (code, run_id, submission_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [newNoticeCode(), run.id, submissionId],
      );
    }
  }

  /** What the result of a claim was made from (NOTICE-16). @throws NotFound, also for somebody else's claim; Conflict when it took no part in the published run */
  async check(actor: Caller, submissionId: string): Promise<ClaimAssessmentCheck> {
    const { id } = await visibleSubmission(this.db, actor, submissionId);
    const run = await publishedRun(this.db);
    const result = run && (await this.traces.result(run, id));
    const input = result && (await this.traces.input(result));
    if (!input) throw new Conflict('There is no assessment of this claim that could be checked.');
    return { ...input, inputSha256: result.claim.inputSha256!, traceSha256: result.claim.traceSha256! };
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
