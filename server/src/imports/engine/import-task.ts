import type { StorageLocation } from '../../config/storage-location.js';

/** What the worker hands to the thread that imports one file: ids, addresses and keys, nothing of the file. */
export interface ImportTask {
  importRunId: string;
  outboxId: string;
  /** The lease under which this thread may write (IMPORT-45, DURABLE-4). */
  lease: number;
  databaseUrl: string;
  /** The key ring's text; it never leaves the process. */
  keyRing: string;
  /** Where the file is, and how it is reached. */
  storage: StorageLocation;
  /** yyyy-MM-dd: the date of an OPEN row that has none. */
  openingBalanceDate: string;
  /** What an assessment notice is called. */
  noticeName: string;
  fault: string | undefined;
}

/** The worker stops, or the run was taken over: it is left as it is, for whoever holds it next. */
export class Interrupted extends Error {}

/** The rows of a batch changed under our hands between looking them up and writing them: prepare it again. */
export class StaleBatch extends Error {}
