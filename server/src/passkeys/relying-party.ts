import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/** The relying party of passkeys: the site of PUBLIC_URL, never a request's own headers (PASSKEY-2). */
@Injectable()
export class RelyingParty {
  /** The host name to which devices bind a passkey. */
  readonly id: string;
  readonly origin: string;

  constructor(@Inject(ENV) { publicUrl }: Env) {
    const { hostname, origin } = new URL(publicUrl);
    this.id = hostname;
    this.origin = origin;
  }
}

/** The user handle by which a device identifies an account: its id, which reveals nothing. */
export function userHandle(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
