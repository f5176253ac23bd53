import type { StorageLocation } from '../../config/storage-location.js';

/** What the worker passes to the thread that imports one file: ids, addresses and keys, but no file content. */
export interface ImportTask {
  importRunId: string;
  outboxId: string;
  /** The lease under which this thread may write (IMPORT-45, DURABLE-4). */
  lease: number;
  databaseUrl: string;
  /** The key ring's text; it never leaves the process. */
  keyRing: string;
  /** Where the file is, and how to access it. */
  storage: StorageLocation;
  /** yyyy-MM-dd: the date of an OPEN row that has none. */
  openingBalanceDate: string;
  /** The scheme's term for an assessment notice. */
  noticeName: string;
  /** What the reference of a payment begins with. */
  referencePrefix: string;
  fault: string | undefined;
}

/** Stored rows changed between preparing and writing a batch: prepare it again. */
export class StaleBatch extends Error {}
