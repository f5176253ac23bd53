import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import { BadInput } from '../../common/errors.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { foldedEmailSql } from '../../database/folded-email.js';
import { MaintenanceState, worksInMaintenance } from '../../maintenance/maintenance-state.js';
import { ONLY_ADMINISTRATORS } from '../../maintenance/under-maintenance.js';
import { networkPrefix } from '../../limits/network-prefix.js';
import { isOfficeRole } from '../../rules/permissions.js';
import { cleanEmail } from '../../rules/text-values.js';
import { User } from '../../users/user.entity.js';
import { AccountMails } from '../accounts/account-mails.js';
import { stateOfAddress } from '../accounts/account-of.js';
import { hasFreshToken } from '../accounts/account-tokens.js';
import { MailLimits, PAUSE_SECONDS } from '../limits/mail-limits.js';
import { verifyPassword } from '../passwords/password-hashing.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInLimits } from '../limits/sign-in-limits.js';
import type { SignInResult } from './sign-in.model.js';

/** The same for an unknown address, a wrong or empty password and a disabled account (SIGNIN-15). */
const REFUSAL = 'The e-mail address or password is not right.';
const UNVERIFIED =
  'Your e-mail address is not verified yet. Please open the link in our newest e-mail; check your spam folder too.';

/** Sign-in by password. */
@Injectable()
export class SignInService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly limits: SignInLimits,
    private readonly sessions: SessionsService,
    private readonly mailLimits: MailLimits,
    private readonly mails: AccountMails,
    private readonly maintenance: MaintenanceState,
  ) {}

  /**
   * Starts a session for the correct password; with ADMIN_STEP_UP an administrator gets a code by e-mail instead.
   * During maintenance a member's correct password is answered and counted like a wrong one.
   * @throws BadInput if the combination is wrong or the address unverified; RateLimited after too many wrong ones
   */
  async signIn(given: { email: string; password: string }, clientAddress: string): Promise<SignInResult> {
    const email = cleanEmail(given.email);
    const tried = await this.limits.count(email, clientAddress);
    const user = await this.findByEmail(email);
    const right = await verifyPassword(user?.passwordHash, given.password);
    const closed = await this.maintenance.isOn();
    if (!user || !right || !user.enabled || (closed && !worksInMaintenance(user.role)))
      return this.refuse(user, closed);
    await this.limits.forgive(tried);
    if (!user.verifiedAt) return this.askToVerify(user);
    if (this.env.adminStepUp && isOfficeRole(user.role)) return this.askForCode(user, clientAddress);
    return this.openSession(user);
  }

  private findByEmail(email: string): Promise<User | null> {
    return this.db
      .getRepository(User)
      .createQueryBuilder('u')
      .where(`${foldedEmailSql('u.email')} = ${foldedEmailSql(':email')}`, { email })
      .getOne();
  }

  /**
   * Checks the account again under lock: changes made while the password was being verified take effect (SIGNIN-25).
   */
  private async openSession({ id, passwordHash }: User): Promise<SignInResult> {
    const result = await this.db.transaction(async (tx) => {
      const user = await tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_read' } });
      if (!user?.enabled || !user.verifiedAt || user.passwordHash !== passwordHash) return undefined;
      return { user, tokens: { access: await this.sessions.start(tx, user) }, stepUp: false };
    });
    return result ?? this.refuse(null, await this.maintenance.isOn());
  }

  /** A link mailed a moment ago, also by registering, is still valid, so no other is sent so soon. */
  private async askToVerify({ id, email, createdAt }: User): Promise<never> {
    await this.db.transaction(async (tx) => {
      if (await hasFreshToken(tx, 'verification', id, PAUSE_SECONDS)) return;
      if (!(await this.mailLimits.allows(tx, 'verification', email))) return;
      const { ownsClaims } = await stateOfAddress(tx, email);
      const registration = { registeredAt: createdAt, ownsClaims };
      await this.mails.sendVerificationLink(tx, { userId: id, email }, registration);
    });
    throw new BadInput(UNVERIFIED);
  }

  /** A code mailed a moment ago is still valid, so no other is sent so soon. */
  private async askForCode(user: User, clientAddress: string): Promise<SignInResult> {
    const addressee = { userId: user.id, email: user.email };
    const network = networkPrefix(clientAddress);
    await this.db.transaction(async (tx) => {
      if (await this.mailLimits.allows(tx, 'step-up', user.email))
        await this.mails.sendCode(tx, addressee, 'step-up', network);
    });
    return { user, tokens: null, stepUp: true };
  }

  /** Logged without the address: a user may have typed the password into its field. */
  private async refuse(user: User | null, closed: boolean): Promise<never> {
    await recordAudit(this.db.manager, 'anonymous', 'sign-in.refused', {
      type: 'user',
      id: user?.id ?? 'unknown',
    });
    throw new BadInput(closed ? ONLY_ADMINISTRATORS : REFUSAL);
  }
}
