import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import { BadInput } from '../../common/errors.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { onOneConnection } from '../../database/one-connection.js';
import { MaintenanceState, worksInMaintenance } from '../../maintenance/maintenance-state.js';
import { ONLY_ADMINISTRATORS } from '../../maintenance/under-maintenance.js';
import { networkPrefix } from '../../limits/network-prefix.js';
import { isOfficeRole } from '../../rules/permissions.js';
import { cleanEmail } from '../../rules/text-values.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { AccountMails } from '../accounts/account-mails.js';
import { stateOfAddress } from '../accounts/account-of.js';
import { CodeAccounts } from './code-accounts.js';
import { CodeLimits, type CodeTry } from '../codes/code-limits.js';
import { MailLimits } from '../limits/mail-limits.js';
import {
  codeNetwork,
  type CodePlace,
  codePlace,
  type CodePurpose,
  consumeCode,
  returnAttempt,
  takeAttempt,
} from '../codes/one-time-codes.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { SignInResult } from './sign-in.model.js';

/** The same for a code that is wrong, used, expired or was never mailed, and for every kind of account (SIGNIN-42). */
const REFUSAL = 'That code is not right or has expired. Please check it, or ask for a new one.';
/** Codes for unknown addresses are stored and counted in the same way, so this reveals nothing about an account. */
const SPENT =
  'There were too many attempts with this code, and it no longer works. Please ask for a new one.';

/** A correct code and its counted attempt. */
interface RightCode {
  place: CodePlace;
  salt: Buffer;
  tried: CodeTry;
}

/** What must be reverted if the sign-in fails. */
interface Unfinished {
  right?: RightCode | undefined;
}

/** Sign-in by e-mailed code. */
@Injectable()
export class CodeSignInService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly mailLimits: MailLimits,
    private readonly limits: CodeLimits,
    private readonly mails: AccountMails,
    private readonly accounts: CodeAccounts,
    private readonly sessions: SessionsService,
    private readonly maintenance: MaintenanceState,
  ) {}

  /**
   * Mails a code to addresses that may sign in with one: an enabled account, or an address that claims have
   * (SIGNIN-40). If a second step has started from this network, its code is sent again. During maintenance only
   * administrators get one. The response is the same for every address.
   * @throws RateLimited
   */
  async requestCode(given: string, clientAddress: string): Promise<{ email: string }> {
    const typed = cleanEmail(given);
    await this.mailLimits.counted('code', typed, clientAddress, () => this.writeCode(typed, clientAddress));
    return { email: typed };
  }

  private async writeCode(typed: string, clientAddress: string): Promise<void> {
    const network = networkPrefix(clientAddress);
    const closed = await this.maintenance.isOn();
    await this.db.transaction(async (tx) => {
      const { email, userId, enabled, role, ownsClaims } = await stateOfAddress(tx, typed);
      const begun = await this.purposeOf(tx, typed, network);
      const needsPassword = this.env.adminStepUp && role !== null && isOfficeRole(role);
      const purpose = needsPassword ? begun : 'sign-in';
      const denied = (needsPassword && purpose === 'sign-in') || (closed && !worksInMaintenance(role));
      const withheld = (userId ? !enabled : !ownsClaims) || denied;
      await this.mails.sendCode(tx, { userId, email, withheld }, purpose, network);
      await recordAudit(tx, 'anonymous', 'sign-in.code-requested', { type: 'user', id: userId ?? 'unknown' });
    });
  }

  /**
   * Starts a session for the correct code; the first one creates or verifies the account.
   * @throws BadInput if it is wrong; RateLimited after too many wrong ones, for this address or in total
   */
  async signInWithCode(given: { email: string; code: string }, clientAddress: string): Promise<SignInResult> {
    const email = cleanEmail(given.email);
    const network = networkPrefix(clientAddress);
    const closed = await this.maintenance.isOn();
    const unfinished: Unfinished = {};
    try {
      // One connection from the count to the session: an attempt must not be lost while waiting for another connection.
      return await onOneConnection(this.db, (db) =>
        this.enter(db, { email, network, code: given.code }, closed, unfinished),
      );
    } catch (error) {
      if (unfinished.right) await this.revertAttempt(unfinished.right);
      throw error;
    }
  }

  /**
   * A correct code is not a failed attempt, whatever prevented the sign-in; if it cannot be reverted now, it stays
   * counted.
   */
  private async revertAttempt({ place, salt, tried }: RightCode): Promise<void> {
    await returnAttempt(this.db, place, salt).catch(() => undefined);
    await this.limits.forgive(this.db, tried);
  }

  private async enter(
    db: EntityManager,
    { email, network, code }: { email: string; network: string; code: string },
    closed: boolean,
    unfinished: Unfinished,
  ): Promise<SignInResult> {
    const purpose = await this.purposeOf(db, email, network);
    const place = codePlace(this.ring, email, purpose);
    const { userId, role } = await stateOfAddress(db, email);
    const denied = closed && !worksInMaintenance(role);
    // Committed before the code is compared, so that a failure counts regardless of what follows (SIGNIN-36).
    const { tried, salt, spent } = await db.transaction(async (tx) => {
      const taken = await takeAttempt(tx, place);
      return { ...taken, tried: await this.limits.count(tx, { email, network, purpose }, taken) };
    });
    const result = await db.transaction(async (tx) => {
      const right = await consumeCode(tx, this.ring, place, salt, code);
      unfinished.right = right ? { place, salt, tried } : undefined;
      return right && !denied ? this.openSession(tx, email, purpose) : undefined;
    });
    unfinished.right = undefined;
    if (result) {
      await this.limits.forgive(db, tried);
      return result;
    }
    await recordAudit(db, 'anonymous', 'sign-in.refused', { type: 'user', id: userId ?? 'unknown' });
    throw new BadInput(closed ? ONLY_ADMINISTRATORS : spent ? SPENT : REFUSAL);
  }

  private async openSession(
    tx: EntityManager,
    email: string,
    purpose: CodePurpose,
  ): Promise<SignInResult | undefined> {
    const user = await this.accounts.verifiedBy(tx, email);
    if (!user?.enabled) return undefined;
    const needsPassword = this.env.adminStepUp && isOfficeRole(user.role);
    if (needsPassword !== (purpose === 'step-up')) return undefined;
    const access = await this.sessions.start(tx, user);
    return { user, tokens: { access }, stepUp: false };
  }

  /** The purpose of a code from this network: the second step of a sign-in that started there, or a sign-in by code. */
  private async purposeOf(db: EntityManager, email: string, network: string): Promise<CodePurpose> {
    if (!this.env.adminStepUp) return 'sign-in';
    const { emailHash } = codePlace(this.ring, email, 'step-up');
    const [begun] = await db.query<unknown[]>(
      `SELECT 1 FROM one_time_codes
       WHERE email_hash = $1 AND purpose = 'step-up' AND network_hash = $2 AND consumed_at IS NULL AND expires_at > now()`,
      [emailHash, codeNetwork(this.ring, network)],
    );
    return begun ? 'step-up' : 'sign-in';
  }
}
