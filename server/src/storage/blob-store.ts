import type { Readable } from 'node:stream';

/** A stored blob with random access. */
export interface Blob {
  readonly size: number;
  /** The number of bytes that is best read at once; for a remote store each read is one request. */
  readonly stride: number;
  /** Returns fewer bytes than requested only at the end. */
  read(start: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Where encrypted bytes are kept. It knows names and bytes and nothing about their content; every implementation passes
 * the same tests.
 */
export interface BlobStore {
  /** Resolves once the bytes are durable. A stream that fails leaves nothing under the name. */
  write(name: string, bytes: Readable): Promise<void>;
  /** @throws Error with code ENOENT when there is no blob of that name */
  open(name: string): Promise<Blob>;
  /** Removing twice is harmless. */
  remove(name: string): Promise<void>;
  /** The names of blobs written before the moment. */
  olderThan(moment: Date): Promise<string[]>;
  /** Aborts uploads that were left unfinished before the moment, and frees their parts. */
  dropUnfinished(moment: Date): Promise<void>;
}

/** The error for a missing name, the same for every implementation. */
export function fileMissing(name: string): Error {
  return Object.assign(new Error(`There is no stored file ${name}.`), { code: 'ENOENT' });
}

/** Whether an error means that there is no blob of that name. */
export function isFileMissing(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === 'ENOENT';
}
