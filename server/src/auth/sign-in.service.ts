import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { BadInput } from '../common/errors.js';
import { cleanEmail } from '../rules/text-values.js';
import { User } from '../users/user.entity.js';
import { verifyPassword } from './password-hashing.js';
import { SessionsService } from './sessions.service.js';
import { SignInLimits } from './sign-in-limits.js';
import type { SignInResult } from './sign-in.model.js';

/** The same for an unknown address, a wrong or empty password and a disabled account (security promise I2). */
const REFUSAL = 'The e-mail address or password is not right.';
const UNVERIFIED = 'Your e-mail address is not verified yet. Please open the link in the e-mail we sent you.';

/** Sign-in by password. */
@Injectable()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly limits: SignInLimits,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Starts a session for the right password.
   * @throws BadInput when the pair is not right or the address not verified; RateLimited after too many wrong ones.
   */
  async signIn(given: { email: string; password: string }, clientAddress: string): Promise<SignInResult> {
    const email = cleanEmail(given.email);
    const tried = await this.limits.count(email, clientAddress);
    const user = await this.findByEmail(email);
    const right = await verifyPassword(user?.passwordHash, given.password);
    if (!user || !right || !user.enabled) return this.refuse(user);
    await this.limits.forgive(tried);
    if (!user.verifiedAt) throw new BadInput(UNVERIFIED);
    const access = await this.db.transaction((tx) => this.sessions.start(tx, user));
    return { user, tokens: { access } };
  }

  private findByEmail(email: string): Promise<User | null> {
    return this.db
      .getRepository(User)
      .createQueryBuilder('u')
      .where('lower(u.email) = lower(:email)', { email })
      .getOne();
  }

  /** Without the address: a person may have typed the password into its field. */
  private async refuse(user: User | null): Promise<never> {
    await recordAudit(this.db.manager, 'anonymous', 'sign-in.refused', {
      type: 'user',
      id: user?.id ?? 'unknown',
    });
    throw new BadInput(REFUSAL);
  }
}
