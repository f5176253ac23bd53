import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { SealBroken } from '../sealing/envelope.js';

/*
 * A sealed file is a row of chunks of 64 KiB, each AES-256-GCM under the file's own data key, its number as nonce and bound with
 * a mark on the last one: any part can be read alone, and a chunk that is moved, altered or missing is refused.
 */
const CHUNK = 64 * 1024;
const TAG = 16;
const SEALED_CHUNK = CHUNK + TAG;

function nonceOf(chunk: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(chunk, 6, 6);
  return nonce;
}

/** Encrypts a stream of plain bytes into sealed chunks; counts them in `plainBytes`. */
export class SealStream extends Transform {
  plainBytes = 0;
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private chunk = 0;

  constructor(private readonly key: Buffer) {
    super();
  }

  override _transform(data: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.plainBytes += data.length;
    this.waiting.push(data);
    this.waitingBytes += data.length;
    // The last chunk is marked, so a full one is held back until more bytes follow it.
    if (this.waitingBytes > CHUNK) {
      const all = Buffer.concat(this.waiting);
      let at = 0;
      while (all.length - at > CHUNK) {
        this.push(this.sealChunk(all.subarray(at, at + CHUNK), false));
        at += CHUNK;
      }
      this.waiting = [all.subarray(at)];
      this.waitingBytes = all.length - at;
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    this.push(this.sealChunk(Buffer.concat(this.waiting), true));
    done();
  }

  private sealChunk(plain: Buffer, last: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.key, nonceOf(this.chunk++)).setAAD(
      Buffer.from([last ? 1 : 0]),
    );
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Random access to the plain bytes of a sealed file. */
export class SealedFile {
  readonly size: number;
  private readonly chunks: number;

  constructor(
    private readonly file: FileHandle,
    sealedSize: number,
    private readonly key: Buffer,
  ) {
    this.chunks = Math.ceil(sealedSize / SEALED_CHUNK);
    this.size = sealedSize - this.chunks * TAG;
  }

  /** The plain bytes from `start`; fewer than `length` at the end of the file. @throws SealBroken */
  async read(start: number, length: number): Promise<Buffer> {
    const end = Math.min(start + length, this.size);
    if (start >= end) return Buffer.alloc(0);
    const first = Math.floor(start / CHUNK);
    const last = Math.floor((end - 1) / CHUNK);
    const sealed = Buffer.allocUnsafe((last - first + 1) * SEALED_CHUNK);
    const { bytesRead } = await this.file.read(sealed, 0, sealed.length, first * SEALED_CHUNK);
    const parts: Buffer[] = [];
    for (let chunk = first; chunk <= last; chunk++) {
      const at = (chunk - first) * SEALED_CHUNK;
      parts.push(this.openChunk(sealed.subarray(at, Math.min(at + SEALED_CHUNK, bytesRead)), chunk));
    }
    const plain = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    return plain.subarray(start - first * CHUNK, end - first * CHUNK);
  }

  /** The plain bytes from `start` up to, not including, `end`, read as they are asked for. */
  stream(start = 0, end = this.size): Readable {
    return Readable.from(this.pieces(start, end), { objectMode: false, highWaterMark: 4 * CHUNK });
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private async *pieces(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const piece = await this.read(at, Math.min(4 * CHUNK - (at % CHUNK), end - at));
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
      return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()]);
    } catch {
      throw new SealBroken('A stored file cannot be opened: it was altered or cut off.');
    }
  }
}
