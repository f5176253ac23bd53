/** Every job: its queue and its payload, ids only (security rule 15). One handler each, checked when a worker starts. */
export interface JobPayloads {
  'apply-import': { importRunId: string };
}

export type JobName = keyof JobPayloads;

/** The queue of each job; a queue is worked on by one job at a time in each worker. */
export const QUEUE_OF: Record<JobName, string> = {
  'apply-import': 'imports',
};

export const QUEUES = [...new Set(Object.values(QUEUE_OF))];
