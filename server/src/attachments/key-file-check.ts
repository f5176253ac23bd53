import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, Not } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { untilReached } from '../database/until-reached.js';
import { wrappingKeyId } from '../sealing/envelope.js';
import { IdentityKeys } from '../sealing/identity-keys.js';
import { Attachment, AttachmentKind } from './attachment.entity.js';

/** Checks at the start that `KEY_FILE` is there; it is made only while no document needs an older one. */
@Injectable()
export class KeyFileCheck implements OnApplicationBootstrap {
  private readonly logger = new Logger(KeyFileCheck.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly keys: IdentityKeys,
  ) {}

  /** @throws StartError when documents are sealed under keys of a file that is not here */
  async onApplicationBootstrap(): Promise<void> {
    const identity = { kind: AttachmentKind.IDENTITY, wrappedKey: Not(IsNull()) };
    const sealed = await untilReached(
      () => this.db.getRepository(Attachment).findOneBy(identity),
      (line) => this.logger.warn(line),
    );
    if (this.keys.exists()) {
      // Each node with a file of its own, or a backup from before a purge: a start that is refused would help in neither case.
      if (sealed && !this.keys.current().ids.includes(wrappingKeyId(sealed.wrappedKey!)))
        this.logger.warn('KEY_FILE does not contain the key of an identity document.');
      return;
    }
    if (sealed)
      throw new StartError(
        'KEY_FILE is missing, and identity documents are encrypted with its keys: restore the file to its place.',
      );
    this.keys.make();
  }
}
