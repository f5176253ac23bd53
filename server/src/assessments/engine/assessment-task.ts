/** What the worker passes to the thread that computes one run. */
export interface AssessmentTask {
  runId: string;
  outboxId: string;
  /** The lease under which this thread may write (DURABLE-4). */
  lease: number;
  databaseUrl: string;
  /** The number of claims of a batch. */
  batchSize: number;
  fault: string | undefined;
}

/** The rules are no longer what the run was started with: it has failed. */
export class RulesChanged extends Error {
  constructor() {
    super('The version of the rules was retired or changed while the run was computed.');
  }
}
