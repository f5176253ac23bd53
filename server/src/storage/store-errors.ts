import { FilesAway, StorageFull } from '../common/errors.js';

/** No room for bytes, for files, or by a quota: of the system, and of stores that speak the protocol of S3. */
const FULL = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientStorage',
  'InsufficientCapacity',
]);
const INSUFFICIENT_STORAGE = 507;

/** What a store says: the system by `code`, S3 by `name` and the status it answered with. */
interface StoreError {
  code?: unknown;
  name?: unknown;
  Code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Whatever a store answers but that a file is not there means that it cannot be used now, or that it is full. */
export function awayOf(error: unknown): FilesAway | StorageFull {
  const { code, name, Code, $metadata } = (error ?? {}) as StoreError;
  const isFull = [code, name, Code].some((word) => typeof word === 'string' && FULL.has(word));
  return isFull || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE
    ? new StorageFull(error)
    : new FilesAway(error);
}
