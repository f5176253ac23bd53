import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type DataSource, IsNull, MoreThan } from 'typeorm';
import type { Caller, UserActor } from '../common/actor.js';
import { Conflict, NotFound } from '../common/errors.js';
import { readPage } from '../common/paging.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { mayAcceptFindings, readAccepted } from './accepted-findings.js';
import { AssessedStatus } from './assessed-status.js';
import { countEdited, readAssessedClaims, readDisagreement, readLargest } from './assessed-claims.js';
import type {
  AssessedClaimPage,
  AssessedClaimsFilter,
  AssessmentDisagreement,
} from './assessed-claims.model.js';
import { AssessmentRun } from './assessment-run.entity.js';
import type { AssessmentRunModel, AssessmentRunSummaryModel } from './assessment-run.model.js';
import type { AssessedClaimTraceModel } from './claim-trace.model.js';
import { findRun, RELATIONS } from './find-run.js';
import { figuresOf, isShown, summaryOf } from './run-models.js';
import { todayIn } from '../scheme/today-in.js';
import { ClaimTraces } from './tracing/claim-traces.js';

const DAY_MS = 86_400_000;
/** As many as of imports and exports. */
const MOST_OWN = 20;

/** Assessment runs and their results, to read. */
@Injectable()
export class AssessmentsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly traces: ClaimTraces,
  ) {}

  /** All runs, the newest first. */
  async list(actor: Caller): Promise<AssessmentRunSummaryModel[]> {
    const runs = await this.db
      .getRepository(AssessmentRun)
      .find({ relations: RELATIONS, order: { number: 'DESC' } });
    return runs.map((run) => summaryOf(run, actor, this.today()));
  }

  /** The runs that the actor started and that are open or ended within a day, open ones first (JOBS-1). */
  async own(actor: UserActor): Promise<AssessmentRunSummaryModel[]> {
    const runs = await this.db.getRepository(AssessmentRun).find({
      where: [
        { makerId: actor.userId, finishedAt: IsNull() },
        { makerId: actor.userId, finishedAt: MoreThan(new Date(Date.now() - DAY_MS)) },
      ],
      relations: RELATIONS,
      order: { finishedAt: { direction: 'DESC', nulls: 'FIRST' }, number: 'DESC' },
      take: MOST_OWN,
    });
    return runs.map((run) => summaryOf(run, actor, this.today()));
  }

  /** One run with its figures. @throws NotFound */
  async get(actor: Caller, id: string): Promise<AssessmentRunModel> {
    const run = await findRun(this.db.manager, id);
    const summary = summaryOf(run, actor, this.today());
    if (!isShown(run)) return Object.assign(summary, { figures: null });
    const largest = await readLargest(this.db, run);
    const editedSince = await countEdited(this.db, run);
    return Object.assign(summary, { figures: { ...figuresOf(run), largest, editedSince } });
  }

  /** A page of a run's claims, the largest losses first. @throws NotFound, BadInput; Conflict for a run without results */
  async claims(
    runId: string,
    filter: AssessedClaimsFilter | undefined,
    page: number | undefined,
  ): Promise<AssessedClaimPage> {
    return readAssessedClaims(this.db, await this.shown(runId), filter ?? {}, readPage(page));
  }

  /** What both engines came to for a claim, and from what. @throws NotFound where they do not differ; Conflict */
  async disagreement(runId: string, submissionId: string): Promise<AssessmentDisagreement> {
    const run = await this.shown(runId);
    const found = isUUID(submissionId) && (await readDisagreement(this.db, run, submissionId));
    if (!found) throw new NotFound('The two engines do not differ on this claim.');
    return found;
  }

  /** How a run came to the result of a claim. @throws NotFound; Conflict for a run without results */
  async trace(actor: Caller, runId: string, submissionId: string): Promise<AssessedClaimTraceModel> {
    const run = await this.shown(runId);
    const result = isUUID(submissionId) && (await this.traces.result(run, submissionId));
    if (!result) throw new NotFound(`Run ${run.number} has no result for this claim.`);
    const found = await this.traces.trace(result);
    const accepted = await readAccepted(this.db, submissionId);
    const mayAccept = found.claim.status === AssessedStatus.BLOCKED && mayAcceptFindings(actor);
    return { ...found, accepted, mayAccept };
  }

  private async shown(runId: string): Promise<AssessmentRun> {
    const run = await findRun(this.db.manager, runId);
    if (!isShown(run)) throw new Conflict('This run has no results to show.');
    return run;
  }

  private today(): string {
    return todayIn(this.scheme.timeZone);
  }
}
