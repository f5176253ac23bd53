import { StartError } from './start-error.js';

type Variables = Record<string, string | undefined>;

const REQUIRED = ['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'DATA_KEY', 'KEY_FILE'];
const CONNECTIONS = ['DATABASE_URL', 'MIGRATE_DATABASE_URL', 'REDIS_URL'];
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const ENCRYPTED = /^rediss:|[?&]sslmode=(require|verify-ca|verify-full)\b/;

/**
 * Refuses to start in production with missing variables, sample secrets, or unencrypted connections to other machines
 * (OPS-12).
 * @throws StartError naming the variable
 */
export function refuseWeakProduction(given: Variables): void {
  const missing = REQUIRED.find((name) => !given[name]);
  if (missing) throw new StartError(`${missing} is missing: production needs it.`);
  if (!given.PUBLIC_URL?.startsWith('https://'))
    throw new StartError('PUBLIC_URL must start with https:// in production.');
  if (given.DEMO === 'true' || given.DEMO === 'claims')
    throw new StartError('DEMO must not be true in production.');
  if (given.FAULT) throw new StartError('FAULT is a test switch and must not be set in production.');
  for (const name of CONNECTIONS) checkConnection(name, given[name]);
  checkStorage(given.STORAGE_URL);
  if (keysOf(given.DATA_KEY ?? '').some((key) => key.includes('sample'))) {
    throw new StartError('DATA_KEY contains a sample key; generate real keys.');
  }
}

function checkConnection(name: string, url: string | undefined): void {
  if (!url) return;
  const { hostname, password } = new URL(url);
  if (password.includes('sample'))
    throw new StartError(`${name} contains a sample password; choose a real one.`);
  if (LOOPBACK.test(hostname) || ENCRYPTED.test(url)) return;
  const how = name === 'REDIS_URL' ? 'rediss://' : 'sslmode=verify-full';
  throw new StartError(`${name} must be encrypted (${how}) in production, because it leaves this machine.`);
}

function checkStorage(url: string | undefined): void {
  const endpoint = url && URL.canParse(url) ? new URL(url).searchParams.get('endpoint') : null;
  if (!endpoint || !URL.canParse(endpoint)) return;
  const { protocol, hostname } = new URL(endpoint);
  if (protocol === 'https:' || LOOPBACK.test(hostname)) return;
  throw new StartError(
    'STORAGE_URL: the endpoint must start with https:// in production, because it leaves this machine.',
  );
}

const keysOf = (ring: string) =>
  ring.split(',').map((entry) => Buffer.from(entry.split(':')[1] ?? '', 'base64').toString('latin1'));
