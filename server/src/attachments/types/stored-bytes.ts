/** A stored file, to be read from any place. */
export interface StoredBytes {
  readonly size: number;
  read(start: number, length: number): Promise<Buffer>;
}
