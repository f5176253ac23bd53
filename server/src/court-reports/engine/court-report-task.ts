/** What the worker passes to the thread that makes one court report. */
export interface CourtReportTask {
  reportId: string;
  outboxId: string;
  /** The lease under which this thread may write (DURABLE-4). */
  lease: number;
  databaseUrl: string;
  /** Of the scheme: what the report is titled with, and the zone of its days. */
  classAction: string;
  timeZone: string;
  fault: string | undefined;
}
