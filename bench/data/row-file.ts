import { open, type FileHandle } from 'node:fs/promises';

/** Characters buffered before one write: large enough to be fast, small enough to keep memory constant. */
const CHUNK_CHARACTERS = 1 << 20;

/** Writes a text file row by row. Waits for each write, so that memory does not grow with the file. */
export class RowFile {
  /** The number of rows below the header so far; the next row is on this line plus 2. */
  rows = 0;
  bytes = 0;

  private pending: string;

  private constructor(
    private readonly file: FileHandle,
    header: string,
  ) {
    this.pending = header;
  }

  /** Creates the file, or truncates an existing one. */
  static async create(path: string, header: string): Promise<RowFile> {
    return new RowFile(await open(path, 'w'), header);
  }

  /** Adds a row including its line end; returns true if `flush` must be awaited before the next one. */
  add(row: string): boolean {
    this.rows += 1;
    this.pending += row;
    return this.pending.length >= CHUNK_CHARACTERS;
  }

  /** Writes the buffered rows. */
  async flush(): Promise<void> {
    const chunk = Buffer.from(this.pending);
    this.pending = '';
    for (let at = 0; at < chunk.length;) at += (await this.file.write(chunk, at)).bytesWritten;
    this.bytes += chunk.length;
  }

  /** Writes the rest and closes the file. */
  async close(): Promise<void> {
    await this.flush();
    await this.file.close();
  }
}
