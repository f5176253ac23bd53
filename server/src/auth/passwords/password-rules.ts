import { Inject, Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { BadInput } from '../../common/errors.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { foldedEmail } from '../../rules/folded-email.js';

const COMMON = 'This password is too common. Please choose another one';
const OWN_ADDRESS = 'Please choose a password that is not your e-mail address';

/** Rejects common passwords if PASSWORD_BLOCKLIST is on (SIGNIN-22). */
@Injectable()
export class PasswordRules {
  private readonly common: ReadonlySet<string>;

  constructor(@Inject(ENV) private readonly env: Env) {
    const list = () => readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8');
    this.common = new Set(env.passwordBlocklist ? list().split('\n').filter(Boolean) : []);
  }

  /** @throws BadInput naming the input field */
  check(password: string, email?: string, field = 'password'): void {
    const sentence = this.errorOf(password, email);
    if (sentence) throw BadInput.at(field, sentence);
  }

  /** Why a password is rejected, without the full stop; compared without case, since attackers try capitals too. */
  errorOf(password: string, email?: string): string | undefined {
    if (!this.env.passwordBlocklist) return undefined;
    const folded = password.toLowerCase();
    const address = email === undefined ? undefined : foldedEmail(email);
    if (folded === address || folded === address?.split('@')[0]) return OWN_ADDRESS;
    return this.common.has(folded) ? COMMON : undefined;
  }
}
