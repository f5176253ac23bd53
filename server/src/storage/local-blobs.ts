import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Blob, BlobStore } from './blob-store.js';

const STRIDE = 256 * 1024;

/** Blobs as files in a folder of this machine, two letters a sub-folder. */
export class LocalBlobs implements BlobStore {
  constructor(private readonly folder: string) {}

  async write(name: string, bytes: Readable): Promise<void> {
    const path = this.pathOf(name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async open(name: string): Promise<Blob> {
    const file = await open(this.pathOf(name), 'r');
    const { size } = await file.stat();
    return {
      size,
      stride: STRIDE,
      read: async (start, length) => {
        const room = Buffer.allocUnsafe(length);
        const { bytesRead } = await file.read(room, 0, length, start);
        return room.subarray(0, bytesRead);
      },
      close: () => file.close(),
    };
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async olderThan(moment: Date): Promise<string[]> {
    await this.check();
    const names: string[] = [];
    for (const entry of await readdir(this.folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && (await stat(join(entry.parentPath, entry.name))).mtime < moment)
        names.push(entry.name);
    }
    return names;
  }

  /** A file cut off by a crash lies under its own name: `olderThan` tells of it. */
  dropUnfinished(): Promise<void> {
    return Promise.resolve();
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await access(this.folder, constants.W_OK);
  }

  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}
