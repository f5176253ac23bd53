import { isDatabaseAway, isDatabaseFull } from './database-errors.js';

/** What is looked at of an error; one that came out of a thread is of no class of ours any more. */
interface Thrown {
  name?: unknown;
  code?: unknown;
}

/** A statement that took too long takes as long the next time. */
const TOOK_TOO_LONG = '57014';

/** Whether an error will pass by itself, or when somebody has made room: what the work needs is away or full. */
export function isUnavailable(error: unknown): boolean {
  const { code } = (error ?? {}) as Thrown;
  if (code === TOOK_TOO_LONG) return false;
  return code === 'SERVICE_UNAVAILABLE' || isDatabaseAway(error) || isDatabaseFull(error);
}

/** Why work was given up, to stand after "because". */
export function causeInWords(error: unknown): string {
  const { name } = (error ?? {}) as Thrown;
  if (name === 'StorageFull' || isDatabaseFull(error))
    return 'there was no room left to store anything for a day';
  if (name === 'FilesAway') return 'files could not be stored or opened for a day';
  if (isUnavailable(error)) return 'something that it needs was away for a day';
  return 'of a fault on our side';
}
