import { createWriteStream, existsSync, type Stats, statSync } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../config/start-error.js';
import { type Blob, type BlobStore, isFileMissing } from './blob-store.js';

const STRIDE = 256 * 1024;

/**
 * Creates the folder of the stored files. Only done at start: if the folder is missing later, its disk is unavailable,
 * and files written in its place would be hidden when the disk is back.
 * @throws StartError
 */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartError(
      `DATA_DIR: the folder ${folder} of the stored files cannot be created (${reason}).`,
      {
        cause: error,
      },
    );
  }
}

/** Blobs as files in a local folder, in sub-folders named by two characters. */
export class LocalBlobs implements BlobStore {
  /** Whether a separate disk is mounted on the folder. */
  private readonly isDisk: boolean;

  constructor(private readonly folder: string) {
    this.isDisk = existsSync(folder) && isMounted(statSync(folder), statSync(dirname(folder)));
  }

  async write(name: string, bytes: Readable): Promise<void> {
    await this.refuseUnmounted();
    const path = this.pathOf(name);
    await mkdir(dirname(path), { mode: 0o700 }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
    try {
      await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async open(name: string): Promise<Blob> {
    const file = await open(this.pathOf(name), 'r').catch(async (error: unknown) => {
      throw isFileMissing(error) ? await this.missingOrUnavailable(error) : error;
    });
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
    await this.refuseUnmounted();
    await rm(this.pathOf(name), { force: true });
  }

  async olderThan(moment: Date): Promise<string[]> {
    await this.refuseUnmounted();
    const names: string[] = [];
    for (const entry of await readdir(this.folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && (await stat(join(entry.parentPath, entry.name))).mtime < moment)
        names.push(entry.name);
    }
    return names;
  }

  /** A file cut off by a crash has its final name, so `olderThan` finds it. */
  dropUnfinished(): Promise<void> {
    return Promise.resolve();
  }

  /** Without the folder or its disk, it is unknown which files exist. */
  private async missingOrUnavailable(error: unknown): Promise<unknown> {
    return this.refuseUnmounted().then(
      () => error,
      (cause: unknown) => new Error(`The folder ${this.folder} of the stored files is missing.`, { cause }),
    );
  }

  /** A mount point remains when its disk is unmounted: files written to it would be hidden when the disk is back. */
  private async refuseUnmounted(): Promise<void> {
    const there = await stat(this.folder);
    if (this.isDisk && !isMounted(there, await stat(dirname(this.folder))))
      throw new Error(`The disk of the folder ${this.folder} is not mounted.`);
  }

  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}

const isMounted = (folder: Stats, parent: Stats) => folder.dev !== parent.dev;
