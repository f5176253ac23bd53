import { randomBytes } from 'node:crypto';
import type { WrappingKeys } from './wrapping-keys.js';
import { createKeyFile, type IdentityKey, readKeyFile, replaceKeyFile } from './key-file.js';

/**
 * The keys of `KEY_FILE`, which wrap the data keys of identity documents and nothing else (security rule 27). The file is
 * read each time it is needed: what another node has destroyed is gone here too.
 */
export class IdentityKeys {
  constructor(private readonly path: string) {}

  /** The keys as they are now, made on the first use. @throws Error when the file is there and no key file. */
  current(): WrappingKeys & { ids: string[] } {
    const keys = readKeyFile(this.path) ?? createKeyFile(this.path, [newKey()]);
    return {
      currentId: keys[0]!.id,
      ids: keys.map(({ id }) => id),
      wrappingKey: (id) => keys.find((key) => key.id === id)?.key,
    };
  }

  /** Whether there is a key file yet. */
  exists(): boolean {
    return readKeyFile(this.path) !== undefined;
  }

  /**
   * Destroys these keys and puts a new one in their place: their bytes are overwritten on the disk before the file is
   * replaced. Doing it twice is fine, also after a crash half way.
   */
  destroy(ids: string[]): void {
    const keys = readKeyFile(this.path) ?? [];
    const kept = keys.filter(({ id }) => !ids.includes(id));
    if (keys.length > 0 && kept.length === keys.length) return;
    replaceKeyFile(this.path, kept.length > 0 ? kept : [newKey()]);
  }
}

/** Its id is of its own, so that two files never name two keys alike. */
function newKey(): IdentityKey {
  return { id: `identity-${randomBytes(6).toString('hex')}`, key: randomBytes(32) };
}
