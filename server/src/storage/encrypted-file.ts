import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Readable } from 'node:stream';
import { DecryptionError } from '../encryption/envelope.js';
import type { Blob } from './blob-store.js';

/*
 * An encrypted file is a sequence of chunks of 64 KiB, each AES-256-GCM under the file's own data key with the chunk's
 * number as nonce, and the last one marked: any part can be read alone, and a moved, altered or missing chunk is
 * refused.
 */
const CHUNK = 64 * 1024;
const TAG = 16;
const SEALED_CHUNK = CHUNK + TAG;

function nonceOf(chunk: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(chunk, 6, 6);
  return nonce;
}

/**
 * Encrypts plain bytes into chunks as they are read; `note` receives the number of plain bytes. One buffer is used for
 * all chunks: a copy of a whole upload would stay in memory until it is garbage collected.
 */
export async function* encryptChunks(
  bytes: AsyncIterable<Buffer>,
  key: Buffer,
  note: (plainBytes: number) => void,
): AsyncGenerator<Buffer> {
  const room = Buffer.alloc(CHUNK);
  let filled = 0;
  let chunk = 0;
  for await (const piece of bytes) {
    note(piece.length);
    for (let at = 0; at < piece.length;) {
      // The last chunk is marked, so a full chunk is held back until more bytes arrive.
      if (filled === CHUNK) {
        yield* encryptChunk(key, chunk++, room, false);
        filled = 0;
      }
      const taken = piece.copy(room, filled, at);
      filled += taken;
      at += taken;
    }
  }
  yield* encryptChunk(key, chunk, room.subarray(0, filled), true);
}

/** The bytes of an encrypted chunk, then its authentication tag. */
function encryptChunk(key: Buffer, chunk: number, plain: Buffer, last: boolean): Buffer[] {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(chunk)).setAAD(Buffer.from([last ? 1 : 0]));
  const sealed = cipher.update(plain);
  cipher.final();
  return [sealed, cipher.getAuthTag()];
}

/** Random access to the plain bytes of an encrypted file. */
export class EncryptedFile {
  readonly size: number;
  private readonly chunks: number;
  /** Bytes read at once when the whole file is read. */
  private readonly stride: number;

  constructor(
    private readonly blob: Blob,
    private readonly key: Buffer,
  ) {
    this.chunks = Math.ceil(blob.size / SEALED_CHUNK);
    this.size = blob.size - this.chunks * TAG;
    this.stride = Math.max(1, Math.round(blob.stride / CHUNK)) * CHUNK;
  }

  /** The plain bytes from `start`; fewer than `length` at the end of the file. @throws DecryptionError */
  async read(start: number, length: number): Promise<Buffer> {
    const end = Math.min(start + length, this.size);
    if (start >= end) return Buffer.alloc(0);
    const first = Math.floor(start / CHUNK);
    const last = Math.floor((end - 1) / CHUNK);
    const sealed = await this.blob.read(first * SEALED_CHUNK, (last - first + 1) * SEALED_CHUNK);
    const parts: Buffer[] = [];
    for (let chunk = first; chunk <= last; chunk++) {
      const at = (chunk - first) * SEALED_CHUNK;
      parts.push(this.openChunk(sealed.subarray(at, at + SEALED_CHUNK), chunk));
    }
    const plain = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    return plain.subarray(start - first * CHUNK, end - first * CHUNK);
  }

  /** The plain bytes from `start` up to but excluding `end`, read as they are consumed. */
  stream(start = 0, end = this.size): Readable {
    return Readable.from(this.pieces(start, end), { objectMode: false, highWaterMark: this.stride });
  }

  close(): Promise<void> {
    return this.blob.close();
  }

  private async *pieces(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const piece = await this.read(at, Math.min(this.stride - (at % CHUNK), end - at));
      yield piece;
      at += piece.length;
    }
  }

  private openChunk(sealed: Buffer, chunk: number): Buffer {
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, nonceOf(chunk), { authTagLength: TAG });
      decipher
        .setAAD(Buffer.from([chunk === this.chunks - 1 ? 1 : 0]))
        .setAuthTag(sealed.subarray(sealed.length - TAG));
      const plain = decipher.update(sealed.subarray(0, sealed.length - TAG));
      decipher.final();
      return plain;
    } catch {
      throw new DecryptionError('A stored file cannot be decrypted: it was altered or is incomplete.');
    }
  }
}
