import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { prepared } from '../../database/prepared.js';
import type { AssessmentRun } from '../assessment-run.entity.js';
import { readAssessedClaim } from '../assessed-claims.js';
import type { ReadRows } from '../engine/read-claims.js';
import type { PresentResult } from '../objections/objection.model.js';
import type { NoticeFacts } from '../notice/pdf/notice-pdf.js';
import { answerTask } from './answer-task.js';
import type { DerivedTrace } from './derive-trace.js';
import { readRunInput } from './run-input.js';
import { ThreadInTurn } from './thread-in-turn.js';
import {
  type InputText,
  readAt,
  type TracedResult,
  type TracingAnswers,
  type TracingTask,
} from './tracing-task.js';

/**
 * How runs came to the results of claims. Traces are not stored: they are computed again from the claim as of the run,
 * and compared with the stored hashes (RUN-8). Long ones, and PDFs, are computed in threads, so that the event loop is
 * never held (NOTICE-20): one for the long ones, so that they never keep others waiting.
 */
@Injectable()
export class ClaimTraces implements OnApplicationShutdown {
  private readonly long: ThreadInTurn;
  private readonly short: ThreadInTurn;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(ENV) env: Env,
  ) {
    this.long = new ThreadInTurn(env.databaseUrl!);
    this.short = new ThreadInTurn(env.databaseUrl!);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.long.close(), this.short.close()]);
  }

  /** The result of a claim in a run; undefined when the run has none. */
  async result(run: AssessmentRun, submissionId: string): Promise<TracedResult | undefined> {
    const found = await readAssessedClaim(this.db, run, submissionId);
    return (
      found && {
        ...found,
        runId: run.id,
        rules: run.rules.document,
        rulesSha256: run.rulesSha256.toString('hex'),
      }
    );
  }

  trace(result: TracedResult): Promise<DerivedTrace> {
    return this.answer({ ...result, want: 'trace' });
  }

  /** What a result was made from; undefined when the claim took no part, or was erased since. */
  async input(result: TracedResult): Promise<InputText | undefined> {
    return result.claim.inputSha256 === null ? undefined : this.answer({ ...result, want: 'input' });
  }

  /** What the rules of the run make of the claim as it is now; undefined when it was erased. */
  present(result: TracedResult): Promise<PresentResult | undefined> {
    return this.answer({ ...result, want: 'present' });
  }

  /** The notice of a result as a PDF; undefined when the claim no longer gives the stored result. */
  async pdf(result: TracedResult, facts: NoticeFacts): Promise<Uint8Array | undefined> {
    const thread = result.isLong ? this.long : this.short;
    return thread.run({ ...result, want: 'pdf', facts });
  }

  private async answer<Task extends TracingTask>(task: Task): Promise<TracingAnswers[Task['want']]> {
    if (task.isLong) return this.long.run(task);
    const read: ReadRows = <Row extends object>(sql: string, values: readonly unknown[]) =>
      prepared<Row>(sql).rows(this.db, [...values]);
    const input = await readRunInput(read, task.moment, task.claim.submissionId, readAt(task));
    return (await answerTask(task, input)) as TracingAnswers[Task['want']];
  }
}
