import { open, type FileHandle } from 'node:fs/promises';

/** Characters gathered before one write: enough for speed, few enough that memory stays flat. */
const CHUNK_CHARACTERS = 1 << 20;

/** Writes a text file row by row. Waits for the disk before it takes more, so that memory never grows with the file. */
export class RowFile {
  /** Rows below the header so far; the line of the next row is this plus 2. */
  rows = 0;
  bytes = 0;

  private pending: string;

  private constructor(
    private readonly file: FileHandle,
    header: string,
  ) {
    this.pending = header;
  }

  /** Creates the file, or empties the one that is there. */
  static async create(path: string, header: string): Promise<RowFile> {
    return new RowFile(await open(path, 'w'), header);
  }

  /** Adds a row with its line end; true when `flush` must be awaited before the next. */
  add(row: string): boolean {
    this.rows += 1;
    this.pending += row;
    return this.pending.length >= CHUNK_CHARACTERS;
  }

  /** Gives what was gathered to the disk. */
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
