import type { StorageLocation } from '../../config/storage-location.js';
import type { SchemeFile } from '../../scheme/scheme.js';

/** The account of the tax office, with the reference under which it knows who pays. */
export type TaxAccount = NonNullable<NonNullable<SchemeFile['payer']>['taxAccount']>;

/** What the worker passes to the thread that works on one payment run. */
export interface PaymentTask {
  work: 'prepare' | 'write' | 'move';
  runId: string;
  outboxId: string;
  /** The lease under which this thread may write (DURABLE-4). */
  lease: number;
  databaseUrl: string;
  storage: StorageLocation;
  /** The serialised key ring. */
  keys: string;
  /** What the reference of a payment begins with. */
  referencePrefix: string;
  /** The currency of the scheme, an ISO code. */
  currency: string;
  /** Where the tax withheld is paid to; null where it is not paid by payment runs. */
  taxAccount: TaxAccount | null;
  /** The sum above which two people approve; null for none. */
  secondApprovalAbove: string | null;
  fault: string | undefined;
}
