import { randomBytes } from 'node:crypto';
import { FilesAway } from '../common/errors.js';
import type { WrappingKeys } from './wrapping-keys.js';
import { createKeyFile, type IdentityKey, readKeyFile, replaceKeyFile } from './key-file.js';

/**
 * The keys of `KEY_FILE`, which wrap the data keys of identity documents and nothing else (PURGE-5). The file is read
 * each time it is needed: what another node has destroyed is gone here too. Only a start makes it: one that is gone later
 * lies on a disk that is away, and a key made in its place would be lost when the disk is back.
 */
export class IdentityKeys {
  constructor(private readonly path: string) {}

  /** The keys as they are now. @throws FilesAway when the file cannot be read; Error when it is no key file. */
  current(): WrappingKeys & { ids: string[] } {
    const keys = this.read();
    return {
      currentId: keys[0]!.id,
      ids: keys.map(({ id }) => id),
      wrappingKey: (id) => keys.find((key) => key.id === id)?.key,
    };
  }

  /** Makes the file with a first key, unless it is there. */
  make(): void {
    if (!this.exists()) createKeyFile(this.path, [newKey()]);
  }

  /** Whether there is a key file yet. */
  exists(): boolean {
    return readKeyFile(this.path) !== undefined;
  }

  /**
   * Destroys these keys and puts a new one in their place: their bytes are overwritten on the disk before the file is
   * replaced. Doing it twice is fine, also after a crash half way. @throws FilesAway when the file cannot be read
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
      throw (error as NodeJS.ErrnoException).code === undefined ? error : new FilesAway(error);
    }
    if (!keys) throw new FilesAway(new Error(`KEY_FILE ${this.path} is not there.`));
    return keys;
  }
}

/** Its id is of its own, so that two files never name two keys alike. */
function newKey(): IdentityKey {
  return { id: `identity-${randomBytes(6).toString('hex')}`, key: randomBytes(32) };
}
