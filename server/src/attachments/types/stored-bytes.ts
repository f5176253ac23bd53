/** A stored file with random access. */
export interface StoredBytes {
  readonly size: number;
  read(start: number, length: number): Promise<Buffer>;
}
