import { randomBytes } from 'node:crypto';
import { FilesUnavailable } from '../common/errors.js';
import type { WrappingKeys } from './wrapping-keys.js';
import { createKeyFile, type IdentityKey, readKeyFile, replaceKeyFile } from './key-file.js';

/**
 * The keys in `KEY_FILE`, which wrap only the data keys of identity documents (PURGE-5). The file is read on every use,
 * so that a key destroyed by another node is gone here too. Only the start creates it: a file missing later is on an
 * unavailable disk, and a key created in its place would be lost when the disk returns.
 */
export class IdentityKeys {
  constructor(private readonly path: string) {}

  /** The current keys. @throws FilesUnavailable if the file cannot be read; Error if it is not a key file */
  current(): WrappingKeys & { ids: string[] } {
    const keys = this.read();
    return {
      currentId: keys[0]!.id,
      ids: keys.map(({ id }) => id),
      wrappingKey: (id) => keys.find((key) => key.id === id)?.key,
    };
  }

  /** Creates the file with a first key if it does not exist. */
  make(): void {
    if (!this.exists()) createKeyFile(this.path, [newKey()]);
  }

  /** Whether the key file exists. */
  exists(): boolean {
    return readKeyFile(this.path) !== undefined;
  }

  /**
   * Destroys these keys and replaces them with a new one: their bytes are overwritten on disk before the file is
   * replaced. Can be repeated safely, also after a crash halfway.
   * @throws FilesUnavailable if the file cannot be read
   */
  destroy(ids: string[]): void {
    const keys = this.read();
    const kept = keys.filter(({ id }) => !ids.includes(id));
    if (kept.length === keys.length) return;
    replaceKeyFile(this.path, kept.length > 0 ? kept : [newKey()]);
  }

  private read(): IdentityKey[] {
    let keys: IdentityKey[] | undefined;
    try {
      keys = readKeyFile(this.path);
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === undefined ? error : new FilesUnavailable(error);
    }
    if (!keys) throw new FilesUnavailable(new Error(`KEY_FILE ${this.path} is not there.`));
    return keys;
  }
}

/** Random ids ensure that keys of two files never have the same id. */
function newKey(): IdentityKey {
  return { id: `identity-${randomBytes(6).toString('hex')}`, key: randomBytes(32) };
}
