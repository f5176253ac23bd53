import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SealedFile, SealStream } from './sealed-file.js';

/** Where sealed files lie. Names are random; nothing of what a person uploaded is in a path. */
export class FileStore {
  constructor(private readonly folder: string) {}

  /**
   * Seals a stream into the store and returns when the bytes are on the disk.
   * A failed or aborted stream leaves nothing behind.
   */
  async put(bytes: AsyncIterable<Buffer>, key: Buffer): Promise<{ storageKey: string; size: number }> {
    const storageKey = randomUUID();
    const path = this.pathOf(storageKey);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const seal = new SealStream(key);
    try {
      await pipeline(bytes, seal, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { storageKey, size: seal.plainBytes };
  }

  /** @throws Error with code ENOENT when the file is gone. */
  async open(storageKey: string, key: Buffer): Promise<SealedFile> {
    const file = await open(this.pathOf(storageKey), 'r');
    return new SealedFile(file, (await file.stat()).size, key);
  }

  /** Removing twice is fine. */
  async remove(storageKey: string): Promise<void> {
    await rm(this.pathOf(storageKey), { force: true });
  }

  /** The names of files that were written before a moment: what a crash may have left behind is among them. */
  async olderThan(moment: Date): Promise<string[]> {
    await this.check();
    const names: string[] = [];
    for (const entry of await readdir(this.folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && (await stat(join(entry.parentPath, entry.name))).mtime < moment)
        names.push(entry.name);
    }
    return names;
  }

  /** @throws Error when the store cannot be written to. */
  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await access(this.folder, constants.W_OK);
  }

  private pathOf(storageKey: string): string {
    return join(this.folder, storageKey.slice(0, 2), storageKey);
  }
}
