import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** The bytes of a received file, from wherever they are kept: in order or from any place. `end` is exclusive. */
export interface ByteSource {
  size: number;
  stream(start?: number, end?: number): Readable;
  /** Fewer bytes than asked for only at the end of the file. */
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

/** The bytes of a plain file on disk. Throws when the file cannot be opened. */
export async function fileSource(path: string): Promise<ByteSource> {
  const file = await open(path);
  const { size } = await file.stat();
  await file.close();
  return {
    size,
    stream: (start = 0, end = size) =>
      start >= end
        ? Readable.from([])
        : createReadStream(path, { start, end: end - 1, highWaterMark: CHUNK }),
    read: async (start, length) => {
      const handle = await open(path);
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
        return buffer.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },
  };
}
