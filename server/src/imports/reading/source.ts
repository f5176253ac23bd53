import { Readable } from 'node:stream';

/** The bytes of a received file, wherever it is stored: in sequence or at any position. `end` is exclusive. */
export interface ByteSource {
  size: number;
  stream(start?: number, end?: number): Readable;
  /** Returns fewer bytes than requested only at the end of the file. */
  read(start: number, length: number): Promise<Buffer>;
}

const CHUNK = 256 * 1024;

/** The bytes of a buffer in memory, in pieces of `chunk` bytes. */
export function bufferSource(bytes: Buffer, chunk = CHUNK): ByteSource {
  function* pieces(start: number, end: number): Generator<Buffer> {
    for (let at = start; at < end; at += chunk) yield bytes.subarray(at, Math.min(at + chunk, end));
  }
  return {
    size: bytes.length,
    stream: (start = 0, end = bytes.length) => Readable.from(pieces(start, end), { objectMode: false }),
    read: (start, length) => Promise.resolve(bytes.subarray(start, start + length)),
  };
}
