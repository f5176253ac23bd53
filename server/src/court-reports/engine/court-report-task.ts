/** What the worker passes to the thread that makes one court report. */
export interface CourtReportTask {
  reportId: string;
  outboxId: string;
  /** The lease under which this thread may write (DURABLE-4). */
  lease: number;
  databaseUrl: string;
  /** Of the scheme: what the report is titled with, the zone of its days, the currency of its amounts. */
  classAction: string;
  timeZone: string;
  currency: string;
  fault: string | undefined;
}
