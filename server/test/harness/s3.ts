import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** An S3-compatible server on its own folder, with one empty bucket. */
export interface ScratchS3 {
  /** For STORAGE_URL. */
  url: string;
  /** The folder with its objects as files. */
  folder: string;
  stop(): Promise<void>;
}

/** Starts one; `prefix` is prepended to every name. */
export async function startS3(prefix = ''): Promise<ScratchS3> {
  const folder = await mkdtemp(join(tmpdir(), 'prorata-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'documents' }],
  });
  const { port } = await server.run();
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return {
    url: `s3://S3RVER:S3RVER@documents/${prefix}?endpoint=${endpoint}&region=us-east-1`,
    folder,
    stop: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
