import { join } from 'node:path';
import { withoutEnd, withoutStart } from '../rules/text-ends.js';
import { StartError } from './start-error.js';

/** The location of the file store; plain data, so that it can be passed to the import thread. */
export type StorageLocation = DiskLocation | S3Location;

export interface DiskLocation {
  kind: 'disk';
  folder: string;
}

export interface S3Location {
  kind: 's3';
  bucket: string;
  /** Prefix of all object names; empty, or ending in a slash. */
  prefix: string;
  region: string;
  /** Absent for Amazon S3. */
  endpoint: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

interface StorageVariables {
  STORAGE_URL?: string;
  AWS_ACCESS_KEY_ID?: string;
  AWS_SECRET_ACCESS_KEY?: string;
  AWS_SESSION_TOKEN?: string;
  AWS_REGION?: string;
}

const HOW = 'must look like s3://bucket/prefix?endpoint=https://host&region=name';

/**
 * Parses `STORAGE_URL`; without it, files are stored in the data folder.
 * @throws StartError naming the missing or invalid part
 */
export function storageLocation(given: StorageVariables, dataDir: string): StorageLocation {
  if (!given.STORAGE_URL) return { kind: 'disk', folder: join(dataDir, 'files') };
  const url = URL.canParse(given.STORAGE_URL) ? new URL(given.STORAGE_URL) : undefined;
  if (url?.protocol !== 's3:' || !url.hostname || url.port) throw new StartError(`STORAGE_URL ${HOW}.`);
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
  if (unknown) throw new StartError(`STORAGE_URL contains ${unknown}, which is not recognised: it ${HOW}.`);
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !isHttp(endpoint))
    throw new StartError('STORAGE_URL: the endpoint must be an http or https address.');
  const accessKeyId = decodeURIComponent(url.username) || given.AWS_ACCESS_KEY_ID;
  const secretAccessKey = decodeURIComponent(url.password) || given.AWS_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey)
    throw new StartError(
      'STORAGE_URL needs credentials: in the address, or in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  const prefix = withoutEnd(withoutStart(decodeURIComponent(url.pathname), '/'), '/');
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: prefix ? `${prefix}/` : '',
    region: url.searchParams.get('region') ?? given.AWS_REGION ?? 'us-east-1',
    endpoint,
    credentials: {
      accessKeyId,
      secretAccessKey,
      sessionToken: url.username ? undefined : given.AWS_SESSION_TOKEN,
    },
  };
}

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
