/**
 * Every job with its payload, which contains ids only (DURABLE-1). Each has one handler, which is checked when a worker
 * starts.
 */
export interface JobPayloads {
  'apply-import': { importRunId: string };
  'send-mail': { mailId: string };
  'send-urgent-mail': { mailId: string };
  'write-export': { exportRunId: string };
  'find-double-ups': { searchId: string };
  'scan-attachment': { attachmentId: string };
  'purge-identity-documents': { purgeId: string };
  'compute-assessment': { assessmentRunId: string };
  'announce-assessment': { assessmentRunId: string };
  'compute-distribution': { distributionId: string };
  /** Requested by a trigger (migration create-bank-changes); looks for what is not announced yet. */
  'announce-bank-changes': Record<string, never>;
  /** Requested by the import of returned payments; looks for what is not announced yet. */
  'announce-returns': Record<string, never>;
  /** Likewise. */
  'announce-bank-contradictions': Record<string, never>;
  'freeze-distribution': { distributionId: string };
  'prepare-payments': { paymentRunId: string };
  'write-payments': { paymentRunId: string };
  'move-payments': { paymentRunId: string };
  'make-court-report': { courtReportId: string };
  /** Requested by the migrations that note beside an envelope what it holds. */
  'note-given-fields': Record<string, never>;
}

export type JobName = keyof JobPayloads;

/**
 * The queue of each job. Mails that somebody waits for at a screen have their own queue, so that no other mails delay
 * them.
 */
export const QUEUE_OF: Record<JobName, string> = {
  'apply-import': 'imports',
  'send-mail': 'mails',
  'send-urgent-mail': 'urgent-mails',
  'write-export': 'exports',
  'find-double-ups': 'double-ups',
  'scan-attachment': 'scans',
  'purge-identity-documents': 'purges',
  'compute-assessment': 'assessments',
  'announce-assessment': 'announcements',
  'compute-distribution': 'distributions',
  'announce-bank-changes': 'announcements',
  'announce-returns': 'announcements',
  'announce-bank-contradictions': 'announcements',
  'freeze-distribution': 'distributions',
  'prepare-payments': 'payments',
  'write-payments': 'payments',
  'move-payments': 'payments',
  'make-court-report': 'court-reports',
  'note-given-fields': 'purges',
};

export const QUEUES = [...new Set(Object.values(QUEUE_OF))];
