import { StartError } from './start-error.js';

/** The address of a ClamAV daemon (clamd). */
export type ClamavAddress = { host: string; port: number } | { path: string };

const DEFAULT_PORT = 3310;

/** Parses `CLAMAV_URL`; undefined if it is not set. @throws StartError */
export function clamavAddress(text: string | undefined): ClamavAddress | undefined {
  if (!text) return undefined;
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(text)?.[1];
  if (path) return { path };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'tcp:' || !url.hostname)
    throw new StartError('CLAMAV_URL must look like tcp://host:3310 or unix:/run/clamav/clamd.sock.');
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || DEFAULT_PORT) };
}
