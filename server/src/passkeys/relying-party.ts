import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/** Whom passkeys are for: the site that PUBLIC_URL names, never what a request says of itself (PASSKEY-2). */
@Injectable()
export class RelyingParty {
  /** The host name that devices bind a passkey to. */
  readonly id: string;
  readonly origin: string;

  constructor(@Inject(ENV) { publicUrl }: Env) {
    const { hostname, origin } = new URL(publicUrl);
    this.id = hostname;
    this.origin = origin;
  }
}

/** The name by which a device keeps an account: its id, which reveals nothing. */
export function userHandle(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
