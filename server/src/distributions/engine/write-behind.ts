/** Writes a batch while the next one is made: one at a time, in order. */
export class WriteBehind {
  private writing: Promise<void> = Promise.resolve();

  /** Waits for the batch before. @throws what writing it threw */
  async write(batch: () => Promise<void>): Promise<void> {
    await this.writing;
    this.writing = batch();
    // Thrown by the next call; nobody may be waiting yet.
    this.writing.catch(() => undefined);
  }

  /** Waits for the last batch. @throws what writing it threw */
  async end(): Promise<void> {
    await this.writing;
  }
}
