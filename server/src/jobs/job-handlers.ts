import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { JobLease } from './job-lease.js';
import { type JobName, type JobPayloads, QUEUE_OF } from './job-names.js';

/** What all jobs of a queue need is away: the others are not tried as fast as they would fail. */
export class Away extends Error {}

/** What a feature does for one job name. It may be run twice, also at the same time as a frozen worker's first run. */
export interface JobHandler<Name extends JobName> {
  /** Does the work; `signal` says that the worker stops or has lost the lease. Throw to have it tried again, `Away` where that is no use for the others either. */
  run(payload: JobPayloads[Name], lease: JobLease, signal: AbortSignal): Promise<void>;
  /** What the work needs is away or full, and it is tried again, for a day: say so on the feature's own row, where a person waits. */
  putOff?(tx: EntityManager, payload: JobPayloads[Name], error: Error): Promise<void>;
  /** No try is left: say on the feature's own row what happened, in words a person can act on. */
  giveUp(tx: EntityManager, payload: JobPayloads[Name], error: Error): Promise<void>;
}

/** Which feature handles which job. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, JobHandler<JobName>>();

  /** @throws Error when the name has a handler already. */
  register<Name extends JobName>(name: Name, handler: JobHandler<Name>): void {
    if (this.handlers.has(name)) throw new Error(`The job ${name} has two handlers.`);
    this.handlers.set(name, handler);
  }

  /** @throws Error when the name has none. */
  of(name: string): JobHandler<JobName> {
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`The job ${name} has no handler.`);
    return handler;
  }

  /** @throws Error naming the first job without a handler; called when a worker starts. */
  checkComplete(): void {
    for (const name of Object.keys(QUEUE_OF)) this.of(name);
  }
}
