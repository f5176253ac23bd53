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

/** What work could not do without, as it is said afterwards and meanwhile. */
const LACKS = {
  room: ['there was no room left to store anything', 'there is no room left to store anything'],
  files: ['files could not be stored or opened', 'files cannot be stored or opened'],
  other: ['something that it needs was away', 'something that it needs is away'],
} as const;

/** Why work was given up, to stand after "because". */
export function causeInWords(error: unknown): string {
  return isUnavailable(error) ? `${lackOf(error)[0]} for a day` : 'of a fault on our side';
}

/** Why work waits to be tried again, as sentences for a person. */
export function waitInWords(error: unknown): string {
  return `This waits because ${lackOf(error)[1]}. It goes on by itself when that is over.`;
}

function lackOf(error: unknown): (typeof LACKS)[keyof typeof LACKS] {
  const { name } = (error ?? {}) as Thrown;
  if (name === 'StorageFull' || isDatabaseFull(error)) return LACKS.room;
  return name === 'FilesAway' ? LACKS.files : LACKS.other;
}
