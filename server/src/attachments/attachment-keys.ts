import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { NotFound } from '../common/errors.js';
import { DecryptionError, unwrapDataKey, wrapDataKey } from '../encryption/envelope.js';
import { IdentityKeys } from '../encryption/identity-keys.js';
import { KeyRing } from '../encryption/key-ring.js';
import type { WrappingKeys } from '../encryption/wrapping-keys.js';
import { type Attachment, AttachmentKind } from './attachment.entity.js';

const ownerOf = (id: string) => `attachments:${id}`;

/**
 * The data keys of documents: wrapped by `KEY_FILE` for proofs of identity, by the key ring for all others (PURGE-5).
 */
@Injectable()
export class AttachmentKeys {
  constructor(
    private readonly ring: KeyRing,
    private readonly identity: IdentityKeys,
  ) {}

  /** Creates a data key; it is wrapped once the document's kind is known. */
  create(): Buffer {
    return randomBytes(32);
  }

  wrap(id: string, kind: AttachmentKind, key: Buffer): Buffer {
    return wrapDataKey(this.keysOf(kind), ownerOf(id), key);
  }

  /** @throws NotFound when the key, or the key that wraps it, was destroyed */
  unwrap({ id, kind, wrappedKey }: Pick<Attachment, 'id' | 'kind' | 'wrappedKey'>): Buffer {
    if (!wrappedKey) throw new NotFound('This document has been deleted.');
    try {
      return unwrapDataKey(this.keysOf(kind), ownerOf(id), wrappedKey);
    } catch (error) {
      // A backup from before a purge was restored: its rows exist again, but the key that wrapped them does not.
      if (error instanceof DecryptionError && kind === AttachmentKind.IDENTITY)
        throw new NotFound('This document can no longer be opened: its key has been destroyed.');
      throw error;
    }
  }

  private keysOf(kind: AttachmentKind): WrappingKeys {
    return kind === AttachmentKind.IDENTITY ? this.identity.current() : this.ring;
  }
}
