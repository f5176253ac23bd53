/** What the worker passes to the thread that computes or freezes one distribution. */
export interface DistributionTask {
  work: 'compute' | 'freeze';
  distributionId: string;
  outboxId: string;
  /** The lease under which this thread may write (DURABLE-4). */
  lease: number;
  databaseUrl: string;
  /** The serialised key ring: tax classes follow from sealed numbers. */
  keys: string;
  fault: string | undefined;
}
