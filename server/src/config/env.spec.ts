import { KeyRing } from '../encryption/key-ring.js';
import { readEnv } from './env.js';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://claims.example',
  DATABASE_URL: 'postgres://app:right@db.example/prorata?sslmode=verify-full',
  SMTP_URL: 'smtps://mail.example',
  DATA_KEY: KeyRing.generate(),
  KEY_FILE: 'keys.json',
};

describe('the environment', () => {
  it('has defaults for everything a first start needs (OPS-6)', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      demo: true,
      demoAssessed: true,
      role: 'all',
      production: false,
    });
  });

  it('puts files into the data folder unless a bucket is named (OPS-6)', () => {
    expect(readEnv({ DATA_DIR: '/srv' }).storage).toEqual({ kind: 'disk', folder: '/srv/files' });
    expect(
      readEnv({
        STORAGE_URL: 's3://docs/scheme%201/?endpoint=http://127.0.0.1:4568',
        AWS_ACCESS_KEY_ID: 'key',
        AWS_SECRET_ACCESS_KEY: 'secret',
        AWS_REGION: 'ap-southeast-2',
      }).storage,
    ).toEqual({
      kind: 's3',
      bucket: 'docs',
      prefix: 'scheme 1/',
      region: 'ap-southeast-2',
      endpoint: 'http://127.0.0.1:4568',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: undefined },
    });
  });

  it.each([
    ['tcp://scanner.example', { host: 'scanner.example', port: 3310 }],
    ['tcp://[::1]:99', { host: '::1', port: 99 }],
    ['unix:/run/clamd.sock', { path: '/run/clamd.sock' }],
  ])('reads CLAMAV_URL %s', (url, address) => {
    expect(readEnv({ CLAMAV_URL: url }).clamav).toEqual(address);
  });

  it('treats an empty variable as absent (OPS-2)', () => {
    expect(readEnv({ PORT: '', DEMO: '' })).toMatchObject({ port: 3000, demo: true });
  });

  it('takes a crash point, or the file that will contain one (DURABLE-6)', () => {
    for (const fault of ['import-staged:2', 'file:/srv/crash-point'])
      expect(readEnv({ FAULT: fault }).fault).toBe(fault);
    expect(() => readEnv({ FAULT: 'file:' })).toThrow('FAULT must be one of');
  });

  it('listens on every address in production, without demo data (OPS-12)', () => {
    expect(readEnv(production)).toMatchObject({ host: '0.0.0.0', demo: false, production: true });
  });

  it('accepts any GraphQL document by default', () => {
    expect(readEnv(production).knownDocumentsOnly).toBe(false);
    expect(readEnv({ ...production, KNOWN_DOCUMENTS_ONLY: 'true' }).knownDocumentsOnly).toBe(true);
  });

  it('rejects common passwords in production only by default (SIGNIN-22)', () => {
    expect(readEnv({}).passwordBlocklist).toBe(false);
    expect(readEnv(production).passwordBlocklist).toBe(true);
    expect(readEnv({ ...production, PASSWORD_BLOCKLIST: 'false' }).passwordBlocklist).toBe(false);
  });

  it.each([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['DEMO must be true, false or claims', { DEMO: 'maybe' }],
    ...[
      '10.0.0.1, foo',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      '10.0.0.0/',
      '10.0.0.1:80',
      '*',
    ].map((list): [string, Record<string, string>] => [
      'TRUSTED_PROXIES must list IP addresses',
      { TRUSTED_PROXIES: list },
    ]),
    ['FAULT must be one of', { FAULT: 'zzz' }],
    ['STORAGE_URL must look like s3://', { STORAGE_URL: 'ftp://bucket' }],
    ['STORAGE_URL needs credentials', { STORAGE_URL: 's3://bucket' }],
    ['STORAGE_URL contains acl', { STORAGE_URL: 's3://a:b@bucket?acl=public' }],
    ['STORAGE_URL: the endpoint must be', { STORAGE_URL: 's3://a:b@bucket?endpoint=file:///x' }],
    ['CLAMAV_URL must look like', { CLAMAV_URL: 'localhost:3310' }],
    ['ROLE must be api, worker or all', { ROLE: 'boss' }],
    ['DEMO', { DEMO: 'yes' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['DATA_KEY is missing', { DATABASE_URL: 'postgres://a:b@localhost/c' }],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
    ['SMTP_URL must look like', { SMTP_URL: 'mail.example:25' }],
    ['MAIL_FROM must be', { MAIL_FROM: 'nobody' }],
    ['ADMIN_STEP_UP', { ADMIN_STEP_UP: 'yes' }],
    ['ADMIN_CHECKS_AFTER_HOURS must be from 0 to 720', { ADMIN_CHECKS_AFTER_HOURS: '721' }],
    ['KNOWN_DOCUMENTS_ONLY must be true or false', { KNOWN_DOCUMENTS_ONLY: 'yes' }],
    ['ADMIN_EMAIL and ADMIN_PASSWORD must be set together', { ADMIN_EMAIL: 'a@example.com' }],
    [
      'ADMIN_PASSWORD must have at least 8 characters',
      { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'short' },
    ],
    ['SMTP_URL is missing', { ...production, SMTP_URL: '' }],
    ['PUBLIC_URL must start with https://', { ...production, PUBLIC_URL: 'http://claims.example' }],
    ['DEMO must not be true', { ...production, DEMO: 'true' }],
    ['FAULT', { ...production, FAULT: 'import-staged:1' }],
    ['FAULT', { ...production, FAULT: 'file:/srv/crash-point' }],
    [
      'DATABASE_URL must be encrypted',
      { ...production, DATABASE_URL: 'postgres://app:right@db.example/prorata' },
    ],
    [
      'DATABASE_URL contains a sample password',
      { ...production, DATABASE_URL: 'postgres://app:sample-app-password@localhost/prorata' },
    ],
    [
      'STORAGE_URL: the endpoint must start with https://',
      { ...production, STORAGE_URL: 's3://a:b@bucket?endpoint=http://store.example' },
    ],
    ['REDIS_URL must be encrypted (rediss://)', { ...production, REDIS_URL: 'redis://queue.example' }],
    [
      'DATA_KEY contains a sample key',
      { ...production, DATA_KEY: `k1:${Buffer.from('sample-key-for-development-only!').toString('base64')}` },
    ],
  ])('prevents the start with the message: %s (OPS-2, OPS-12, ENCRYPT-9)', (sentence, variables) => {
    expect(() => readEnv(variables)).toThrow(sentence);
  });
});
