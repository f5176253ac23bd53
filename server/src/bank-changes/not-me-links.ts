import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyRing } from '../encryption/key-ring.js';
import { MailLinks } from '../mail/mail-links.js';

const PURPOSE = 'bank-changes.not-me';
const ID_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

/**
 * The links 'This was not me' in the mails about changed bank details: the id of the change with a keyed hash of it, so
 * that nobody can make one. They work as long as the change is kept: a letter box is sometimes opened late.
 */
@Injectable()
export class NotMeLinks {
  constructor(
    private readonly ring: KeyRing,
    private readonly links: MailLinks,
  ) {}

  /** The link for a change. */
  of(changeId: string): string {
    const id = Buffer.from(changeId.replaceAll('-', ''), 'hex');
    return this.links.notMe(Buffer.concat([id, this.signature(id)]).toString('base64url'));
  }

  /** The id of the change of a link's token; undefined for a token that we did not make. */
  read(token: string): string | undefined {
    if (!TOKEN.test(token)) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, ID_BYTES);
    if (!timingSafeEqual(bytes.subarray(ID_BYTES), this.signature(id))) return undefined;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private signature(id: Buffer): Buffer {
    return this.ring.digest(PURPOSE, id);
  }
}
