/*
 * SQLSTATE classes that concern the data, the statement or the program: the same call would fail again. All others mean
 * that the database cannot serve now: 08 connection, 25006 read-only (a standby), 25P03 and 25P04 timeouts, 28 and 3D access
 * refused, 40 deadlock and serialisation, 53 resources, 55006 and 55P03 locks, 57 shut down or cancelled, 58 system.
 */
const OURS = /^(0[^8]|1|2[0-4]|25(?!006|P03|P04)|2[67BDF]|3[^D]|40002|42|44|54|55(?!006|P03)|F0|HV|P0|XX)/;
const SQL_STATE = /^(\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;
/** The database's disk is full. */
const DISK_FULL = '53100';

const SOCKET_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_\w+|E(HOST|NET)(UNREACH|DOWN)|ENETRESET|EADDRNOTAVAIL|ENOBUFS|EMFILE|ENFILE|ENOTCONN)$/;
/** System calls of sockets, whatever the error code: a missing socket of a local database is an ENOENT. */
const SOCKET_CALLS = /^(connect|getaddrinfo|queryA{1,4})$/;

/** Errors without a code from `pg`, its pool and TypeORM; a test compares them with those libraries' sources. */
const SENTENCES = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Connection terminated',
    'not queryable',
    'Cannot use a pool after calling end on the pool',
    'The server does not support SSL connections',
    'There was an error establishing an SSL connection',
    'Received unexpected \\w+ message from backend',
    'received invalid response',
    'Driver not Connected',
    'connection is not yet established',
    'database is not established',
    'Query runner already released',
    'provided by a query runner was already released',
    'Transaction is not started yet',
  ].join('|'),
  'i',
);

interface MaybeDatabaseError {
  code?: unknown;
  message?: unknown;
  syscall?: unknown;
  driverError?: unknown;
  errors?: unknown;
}

/** Whether an error means that the database is unavailable or overloaded, so that the same call may succeed soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return someOf(error, ({ code, message, syscall }) => {
    if (typeof code === 'string') {
      if (SOCKET_CODES.test(code)) return true;
      if (SQL_STATE.test(code)) return !OURS.test(code);
    }
    if (typeof syscall === 'string' && SOCKET_CALLS.test(syscall)) return true;
    return typeof message === 'string' && SENTENCES.test(message);
  });
}

/** Whether the database's disk is full. */
export function isDatabaseFull(error: unknown): boolean {
  return someOf(error, ({ code }) => code === DISK_FULL);
}

/** Checks an error, the error that TypeORM wrapped in it and the errors it aggregates. */
function someOf(error: unknown, test: (error: MaybeDatabaseError) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { driverError, errors } = error as MaybeDatabaseError;
  if (typeof driverError === 'object' && driverError !== null && driverError !== error)
    return someOf(driverError, test);
  return test(error) || (Array.isArray(errors) && errors.some((each) => someOf(each, test)));
}
