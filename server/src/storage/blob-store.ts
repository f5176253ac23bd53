import type { Readable } from 'node:stream';

/** A stored blob, to be read from any place. */
export interface Blob {
  readonly size: number;
  /** Bytes that are best asked for at once: one request each where every request is a journey. */
  readonly stride: number;
  /** Fewer bytes than asked for only at the end. */
  read(start: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Where sealed bytes lie. It knows names and bytes and nothing of what they are; every backing passes the same tests. */
export interface BlobStore {
  /** Keeps the bytes for good before it resolves. A stream that breaks leaves nothing under the name. */
  write(name: string, bytes: Readable): Promise<void>;
  /** @throws Error with code ENOENT when there is none of that name. */
  open(name: string): Promise<Blob>;
  /** Removing twice is fine. */
  remove(name: string): Promise<void>;
  /** Names written before a moment. */
  olderThan(moment: Date): Promise<string[]>;
  /** Ends uploads that stopped half way before a moment, so that no part of them stays. */
  dropUnfinished(moment: Date): Promise<void>;
}

/** The error of a name that is not there, alike for every backing. */
export function notThere(name: string): Error {
  return Object.assign(new Error(`There is no stored file ${name}.`), { code: 'ENOENT' });
}

/** Whether an error says that there is none of that name. */
export function isNotThere(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === 'ENOENT';
}
