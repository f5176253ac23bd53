import { isDatabaseUnavailable, isDatabaseFull } from './database-errors.js';

/** The properties of an error that are checked; an error from a thread is not an instance of our classes. */
interface Thrown {
  name?: unknown;
  code?: unknown;
}

/** A statement that timed out would time out again. */
const TOOK_TOO_LONG = '57014';

/** Whether an error is temporary, or ends when somebody makes room: something the work needs is unavailable or full. */
export function isUnavailable(error: unknown): boolean {
  const { code } = (error ?? {}) as Thrown;
  if (code === TOOK_TOO_LONG) return false;
  return code === 'SERVICE_UNAVAILABLE' || isDatabaseUnavailable(error) || isDatabaseFull(error);
}

/** What was missing, in the past tense and in the present. */
const CAUSES = {
  room: ['there was no storage space left', 'there is no storage space left'],
  files: ['files could not be saved or opened', 'files cannot be saved or opened'],
  other: ['a service that it needs was unavailable', 'a service that it needs is unavailable'],
} as const;

/** Why work was given up, to follow "because". */
export function causeMessage(error: unknown): string {
  return isUnavailable(error) ? `${causeOf(error)[0]} for a day` : 'of an error on our side';
}

/** Why work waits to be tried again, as sentences for a person. */
export function waitMessage(error: unknown): string {
  return `This is on hold because ${causeOf(error)[1]}. It will continue automatically once that is resolved.`;
}

function causeOf(error: unknown): (typeof CAUSES)[keyof typeof CAUSES] {
  const { name } = (error ?? {}) as Thrown;
  if (name === 'StorageFull' || isDatabaseFull(error)) return CAUSES.room;
  return name === 'FilesUnavailable' ? CAUSES.files : CAUSES.other;
}
