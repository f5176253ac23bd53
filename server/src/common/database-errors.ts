/** SQLSTATE codes and classes that say "not now": connection lost, shutting down, too many clients, a limit of time, a deadlock. */
const SQL_STATES = /^(08|53|57P|57014|55P03|40001|40P01)/;
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** What `pg`, its pool and TypeORM say without a code; the last of a connection that was cut within a transaction. */
const SENTENCES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Driver not Connected|Query runner already released/i;

interface MaybeDatabaseError {
  code?: unknown;
  message?: unknown;
  driverError?: unknown;
  errors?: unknown;
}

/** Whether an error means that the database is away or too busy, so that the same call may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError, errors } = error as MaybeDatabaseError;
  if (typeof code === 'string' && (SQL_STATES.test(code) || SOCKET_CODES.has(code))) return true;
  if (typeof message === 'string' && SENTENCES.test(message)) return true;
  if (Array.isArray(errors) && errors.some(isDatabaseAway)) return true;
  return driverError !== error && isDatabaseAway(driverError);
}
