/** Every job: its queue and its payload, ids only (security rule 15). One handler each, checked when a worker starts. */
export interface JobPayloads {
  'apply-import': { importRunId: string };
  'send-mail': { mailId: string };
  'write-export': { exportRunId: string };
  'find-double-ups': { searchId: string };
  'scan-attachment': { attachmentId: string };
  'purge-identity-documents': { purgeId: string };
}

export type JobName = keyof JobPayloads;

/** The queue of each job. */
export const QUEUE_OF: Record<JobName, string> = {
  'apply-import': 'imports',
  'send-mail': 'mails',
  'write-export': 'exports',
  'find-double-ups': 'double-ups',
  'scan-attachment': 'scans',
  'purge-identity-documents': 'purges',
};

export const QUEUES = [...new Set(Object.values(QUEUE_OF))];

/** Jobs that one worker runs at the same time: one slow mail server must not hold up the codes behind it. */
export const CONCURRENCY: Record<string, number> = {
  imports: 1,
  mails: 5,
  scans: 2,
  purges: 1,
  exports: 1,
  'double-ups': 1,
};
