import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { JobLease } from './job-lease.js';
import { type JobName, type JobPayloads, QUEUE_OF } from './job-names.js';

/**
 * Something that all jobs of a queue need is unavailable, so that the other jobs are not tried at the rate at which they
 * would fail.
 */
export class DependencyUnavailable extends Error {}

/** How a feature processes one kind of job. A run may be repeated, even while a frozen worker's first run continues. */
export interface JobHandler<Name extends JobName> {
  /**
   * Does the work. `signal` is aborted when the worker stops or has lost the lease. Throw an error to have the job tried
   * again, or `DependencyUnavailable` when the other jobs of the queue would fail too.
   */
  run(payload: JobPayloads[Name], lease: JobLease, signal: AbortSignal): Promise<void>;
  /**
   * Called when something the job needs is unavailable or full and it will be tried again, for up to a day: show this on
   * the feature's own row, where a person waits.
   */
  putOff?(tx: EntityManager, payload: JobPayloads[Name], error: Error): Promise<void>;
  /** Called when no try is left: record what happened on the feature's own row, in words a person can act on. */
  giveUp(tx: EntityManager, payload: JobPayloads[Name], error: Error): Promise<void>;
}

/** The handlers of all jobs by name. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, JobHandler<JobName>>();

  /** @throws Error when the name already has a handler */
  register<Name extends JobName>(name: Name, handler: JobHandler<Name>): void {
    if (this.handlers.has(name)) throw new Error(`The job ${name} has two handlers.`);
    this.handlers.set(name, handler);
  }

  /** @throws Error when the name has no handler */
  of(name: string): JobHandler<JobName> {
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`The job ${name} has no handler.`);
    return handler;
  }

  /** Called when a worker starts. @throws Error naming the first job without a handler */
  checkComplete(): void {
    for (const name of Object.keys(QUEUE_OF)) this.of(name);
  }
}
