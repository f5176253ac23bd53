import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import type { Readable } from 'node:stream';
import { isMainThread } from 'node:worker_threads';
import type { S3Location } from '../config/storage-location.js';
import { type Blob, type BlobStore, fileMissing } from './blob-store.js';

const STRIDE = 2 * 1024 * 1024;
/** The smallest part that S3 accepts; at most two are buffered in memory. */
const PART = 5 * 1024 * 1024;

/** How long a store may send nothing. Requests are tried twice; together that is less than a call may take. */
const SILENCE_LIMIT_MS = 5_000;
/** How long a request of at most 5 MB may take in all; also tried twice. */
const REQUEST_LIMIT_MS = 6_000;

/** A response that breaks off within this time is requested again; later there is no time left for another try. */
const AT_ONCE_MS = 1_000;
const TRIES = 3;

/**
 * Limits the duration of each request including its response. A store that sends a byte a second never reaches the idle
 * timeout.
 */
class TimelyHandler extends NodeHttpHandler {
  override handle(
    request: Parameters<NodeHttpHandler['handle']>[0],
    options: Parameters<NodeHttpHandler['handle']>[1],
  ): ReturnType<NodeHttpHandler['handle']> {
    return super.handle(request, { ...options, abortSignal: AbortSignal.timeout(REQUEST_LIMIT_MS) });
  }
}

/** Blobs as objects of an S3-compatible bucket, under a prefix. */
export class S3Blobs implements BlobStore {
  private readonly client: S3Client;

  constructor(private readonly at: S3Location) {
    const { endpoint, region, credentials } = at;
    // Amazon's client warns about an old Node in each thread; the main thread has already warned.
    if (!isMainThread) process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
    this.client = new S3Client({
      endpoint,
      region,
      credentials,
      forcePathStyle: true,
      maxAttempts: 2,
      requestHandler: new TimelyHandler({ connectionTimeout: 2_000, socketTimeout: SILENCE_LIMIT_MS }),
      // Not all S3-compatible stores know the newer checksums; every chunk is authenticated by its encryption.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async write(name: string, bytes: Readable): Promise<void> {
    const upload = new Upload({
      client: this.client,
      params: { ...this.named(name), Body: bytes, ContentType: 'application/octet-stream' },
      partSize: PART,
      queueSize: 2,
      leavePartsOnError: true,
    });
    try {
      await upload.done();
    } catch (error) {
      // Not awaited: an unavailable store would not answer this either, and `dropUnfinished` runs later.
      if (upload.uploadId)
        void this.client
          .send(new AbortMultipartUploadCommand({ ...this.named(name), UploadId: upload.uploadId }))
          .catch(() => undefined);
      throw error;
    }
  }

  async open(name: string): Promise<Blob> {
    const { ContentLength: size } = await this.client
      .send(new HeadObjectCommand(this.named(name)))
      .catch(async (error: unknown) => {
        // The response to HEAD does not distinguish a missing object from a missing bucket.
        if (isMissing(error)) await this.client.send(new HeadBucketCommand({ Bucket: this.at.bucket }));
        throw isMissing(error) ? fileMissing(name) : error;
      });
    if (size === undefined) throw new Error('The file store does not report the length of an object.');
    return {
      size,
      stride: STRIDE,
      read: (start, length) => this.read(name, start, Math.min(start + length, size)),
      close: () => Promise.resolve(),
    };
  }

  async remove(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.named(name)));
  }

  async olderThan(moment: Date): Promise<string[]> {
    const { bucket: Bucket, prefix: Prefix } = this.at;
    const names: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await this.client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified && LastModified < moment) names.push(Key.slice(Prefix.length));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return names;
  }

  async dropUnfinished(moment: Date): Promise<void> {
    const { bucket: Bucket, prefix: Prefix } = this.at;
    const { Uploads = [] } = await this.client
      .send(new ListMultipartUploadsCommand({ Bucket, Prefix }))
      .catch((error: unknown) => {
        // A store that cannot list unfinished uploads must expire them by its own lifecycle rule, as docs/operations.md
        // says.
        if (error instanceof S3ServiceException && error.name === 'NotImplemented') return { Uploads: [] };
        throw error;
      });
    for (const { Key, UploadId, Initiated } of Uploads)
      if (Initiated && Initiated < moment)
        await this.client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  }

  private async read(name: string, start: number, end: number): Promise<Buffer> {
    if (start >= end) return Buffer.alloc(0);
    const began = performance.now();
    for (let tried = 1; ; tried++) {
      const { Body } = await this.client.send(
        new GetObjectCommand({ ...this.named(name), Range: `bytes=${start}-${end - 1}` }),
      );
      try {
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      } catch (error) {
        // The client retries refused requests, but not responses that break off.
        if (tried === TRIES || performance.now() - began > AT_ONCE_MS) throw error;
      }
    }
  }

  private named(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.at.bucket, Key: this.at.prefix + name };
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
