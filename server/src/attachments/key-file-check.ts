import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, Not } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { untilReached } from '../database/until-reached.js';
import { wrappingKeyId } from '../encryption/envelope.js';
import { IdentityKeys } from '../encryption/identity-keys.js';
import { Attachment, AttachmentKind } from './attachment.entity.js';

/** Checks at startup that `KEY_FILE` exists; creates it only while no document needs an older one. */
@Injectable()
export class KeyFileCheck implements OnApplicationBootstrap {
  private readonly logger = new Logger(KeyFileCheck.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly keys: IdentityKeys,
  ) {}

  /** @throws StartError when KEY_FILE is missing and documents are encrypted under its keys */
  async onApplicationBootstrap(): Promise<void> {
    const identity = { kind: AttachmentKind.IDENTITY, wrappedKey: Not(IsNull()) };
    const sealed = await untilReached(
      () => this.db.getRepository(Attachment).findOneBy(identity),
      (line) => this.logger.warn(line),
    );
    if (this.keys.exists()) {
      // Either each node has its own file, or a backup from before a purge was restored: refusing to start would help
      // in neither case.
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
