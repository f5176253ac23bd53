import { FilesUnavailable, StorageFull } from '../common/errors.js';

/** No room for bytes or files, or a quota is reached: codes of the system and of S3-compatible stores. */
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

/** A store's error: the system sets `code`, S3 sets `name` and the response status. */
interface StoreError {
  code?: unknown;
  name?: unknown;
  Code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Any error other than a missing file means that the store is unavailable or full. */
export function unavailableErrorOf(error: unknown): FilesUnavailable | StorageFull {
  const { code, name, Code, $metadata } = (error ?? {}) as StoreError;
  const isFull = [code, name, Code].some((word) => typeof word === 'string' && FULL.has(word));
  return isFull || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE
    ? new StorageFull(error)
    : new FilesUnavailable(error);
}
