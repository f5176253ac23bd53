import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { QueryFailedError } from 'typeorm';
import { findBinaries } from '../../../development/src/embedded-database/binaries.js';
import { isDatabaseUnavailable, isDatabaseFull } from './database-errors.js';

const { resolve } = createRequire(import.meta.url);
const pgFile = (file: string) => readFileSync(join(dirname(resolve('pg')), file), 'utf8');
const typeormFile = (file: string) => readFileSync(join(dirname(resolve('typeorm')), file), 'utf8');

/** The sources in which the driver, its pool and TypeORM create the errors of queries. */
const SOURCES: Record<string, () => string> = {
  'pg client': () => pgFile('client.js'),
  'pg connection': () => pgFile('connection.js'),
  'pg query': () => pgFile('query.js'),
  'pg values': () => pgFile('utils.js'),
  'pg-pool': () => readFileSync(resolve('pg-pool', { paths: [dirname(resolve('pg'))] }), 'utf8'),
};

/** All their messages without a PostgreSQL error code, and whether they mean that the database is unavailable. */
const DRIVER_MESSAGES: [sentence: string, unavailable: boolean][] = [
  ['timeout expired', true],
  ['Connection terminated', true],
  ['Connection terminated unexpectedly', true],
  ['Query read timeout', true],
  ['Client has encountered a connection error and is not queryable', true],
  ['Client was closed and is not queryable', true],
  ['Received unexpected rowDescription message from backend.', true],
  ['Received unexpected dataRow message from backend.', true],
  ['Received unexpected portalSuspended message from backend.', true],
  ['Received unexpected emptyQuery message from backend.', true],
  ['Received unexpected commandComplete message from backend.', true],
  ['Received unexpected parseComplete message from backend.', true],
  ['Received unexpected copyInResponse message from backend.', true],
  ['Received unexpected copyData message from backend.', true],
  ['The server does not support SSL connections', true],
  ['There was an error establishing an SSL connection', true],
  ['Cannot use a pool after calling end on the pool', true],
  ['timeout exceeded when trying to connect', true],
  ['Connection terminated due to connection timeout', true],
  // Programming errors.
  ['Client has already been connected. You cannot reuse a client.', false],
  ['Password must be a string', false],
  ['Client was passed a null or undefined query', false],
  ['callback is not a function', false],
  ['${portalQuery} not supported in pipeline mode', false],
  ['A query must have either text or a name. Supplying neither is unsupported.', false],
  ["Prepared statements must be unique - '${this.name}' was used for a different statement", false],
  ['Query values must be an array', false],
  ['circular reference detected while preparing "', false],
  ['Release called on client which has already been released to the pool.', false],
  ['unexpected condition', false],
  ['Passing a function as the first parameter to pool.query is not supported', false],
  ['Called end on pool more than once', false],
];

/** TypeORM's own errors about connections: its file, and whether it means that the database is unavailable. */
const TYPEORM_ERRORS: [file: string, unavailable: boolean][] = [
  ['QueryRunnerAlreadyReleasedError', true],
  ['QueryRunnerProviderAlreadyReleasedError', true],
  ['TransactionNotStartedError', true],
  ['CannotExecuteNotConnectedError', true],
  ['CannotGetEntityManagerNotConnectedError', true],
  ['ConnectionIsNotSetError', true],
  ['NamedPlaceholdersNotSupportedError', false],
  ['TransactionAlreadyStartedError', false],
];

describe('an error means that the database is unavailable', () => {
  it.each(DRIVER_MESSAGES)('or not, by the message of the driver: %s', (sentence, unavailable) => {
    expect(isDatabaseUnavailable(new Error(sentence))).toBe(unavailable);
    expect(isDatabaseUnavailable(new QueryFailedError('SELECT 1', [], new Error(sentence)))).toBe(
      unavailable,
    );
  });

  it('the database is reported as unavailable by a table of every sentence of the driver and its pool, and no other', () => {
    const made = new Set(
      Object.values(SOURCES).flatMap((source) =>
        [...source().matchAll(/new (?:Type)?Error\(\s*(['`])(.*?)\1/g)].map(([, , sentence]) => sentence!),
      ),
    );
    expect(DRIVER_MESSAGES.map(([sentence]) => sentence).sort()).toEqual([...made].sort());
  });

  it.each(TYPEORM_ERRORS)('or not, by the message of TypeORM: %s', (file, unavailable) => {
    const source = typeormFile(join('error', `${file}.js`));
    const sentence = [...source.matchAll(/[`'](.{1,400}?)[`']\s*(?:\+|\))/g)]
      .map(([, part]) => part)
      .join('');
    expect(sentence).not.toBe('');
    expect(isDatabaseUnavailable(new Error(sentence))).toBe(unavailable);
  });

  it('the database is reported as unavailable for exactly these of all PostgreSQL error codes', async () => {
    const { postgres } = await findBinaries();
    const list = join(dirname(postgres), '..', 'share', 'postgresql', 'errcodes.txt');
    expect(existsSync(list)).toBe(true);
    const codes = [...readFileSync(list, 'utf8').matchAll(/^([0-9A-Z]{5}) {4}E/gm)].map(([, code]) => code!);
    expect(codes.length).toBeGreaterThan(200);
    const unavailable = [...new Set(codes)].filter((code) => isDatabaseUnavailable({ code }));
    expect(unavailable.sort()).toEqual(
      [
        '08000 08001 08003 08004 08006 08007 08P01',
        '25006 25P03 25P04 28000 28P01 3D000',
        '40000 40001 40003 40P01',
        '53000 53100 53200 53300 53400 55006 55P03',
        '57000 57014 57P01 57P02 57P03 57P04 57P05',
        '58000 58030 58P01 58P02 58P03',
      ].flatMap((line) => line.split(' ')),
    );
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAI_AGAIN', 'ENETUNREACH', 'EMFILE'])(
    'when its socket ends with %s',
    (code) => {
      const error = Object.assign(new Error(code), { code });
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect(isDatabaseUnavailable(new AggregateError([error]))).toBe(true);
    },
  );

  it('the database is reported as unavailable when its local socket is missing, but not when a file is missing', () => {
    expect(isDatabaseUnavailable(Object.assign(new Error(''), { code: 'ENOENT', syscall: 'connect' }))).toBe(
      true,
    );
    expect(isDatabaseUnavailable(Object.assign(new Error(''), { code: 'ENOENT', syscall: 'open' }))).toBe(
      false,
    );
    expect(isDatabaseUnavailable(Object.assign(new Error(''), { code: 'EROFS', syscall: 'open' }))).toBe(
      false,
    );
  });

  it('a full disk of the database is reported as such, not as an unavailable database', () => {
    const full = Object.assign(new Error('could not extend file'), { code: '53100' });
    expect(isDatabaseFull(new QueryFailedError('INSERT', [], full))).toBe(true);
    expect(isDatabaseFull(Object.assign(new Error(''), { code: '53300' }))).toBe(false);
    expect(isDatabaseFull(undefined)).toBe(false);
  });
});
