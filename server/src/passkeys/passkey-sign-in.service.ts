import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import type { SignInResult } from '../auth/sign-in/sign-in.model.js';
import { BadInput } from '../common/errors.js';
import { MaintenanceState, worksInMaintenance } from '../maintenance/maintenance-state.js';
import { ONLY_ADMINISTRATORS } from '../maintenance/under-maintenance.js';
import { isSameEmail } from '../rules/folded-email.js';
import { User } from '../users/user.entity.js';
import { challengeIn, readSignIn, type SignInAnswer } from './device-answer.js';
import { CHALLENGE_MINUTES, PasskeyChallenges } from './passkey-challenges.js';
import { PasskeyLimits } from './passkey-limits.js';
import { Passkey } from './passkey.entity.js';
import { RelyingParty, userHandle } from './relying-party.js';
import { webauthn } from './webauthn.js';

/** The same message whatever is wrong, and for every kind of account (PASSKEY-3). */
const REFUSAL = 'That passkey did not work. Please try again, or sign in another way.';

/**
 * Sign-in by passkey. The device has verified its user (fingerprint, face or PIN), so a passkey counts as two factors and
 * no code is required under ADMIN_STEP_UP.
 */
@Injectable()
export class PasskeySignInService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly party: RelyingParty,
    private readonly challenges: PasskeyChallenges,
    private readonly limits: PasskeyLimits,
    private readonly sessions: SessionsService,
    private readonly maintenance: MaintenanceState,
  ) {}

  /** The WebAuthn options for the device as JSON, the same for everybody except for the challenge. @throws RateLimited */
  async begin(clientAddress: string): Promise<string> {
    await this.limits.countBegun(clientAddress);
    const challenge = await this.challenges.issue('sign-in', null);
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: this.party.id,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      timeout: CHALLENGE_MINUTES * 60_000,
      userVerification: 'required',
    });
    return JSON.stringify(options);
  }

  /**
   * Starts a session for a valid response. @throws BadInput when it is invalid; RateLimited after too many invalid ones
   */
  async finish(response: string, clientAddress: string): Promise<SignInResult> {
    const tried = await this.limits.countTry(clientAddress);
    const answer = readSignIn(response);
    const challenge = answer && challengeIn(answer);
    if (!challenge || !(await this.challenges.consume('sign-in', challenge, null))) return this.refuse();
    const passkey = await this.find(answer);
    if (!passkey) return this.refuse();
    const counter = await this.verify(answer, challenge, passkey);
    if (counter === undefined) return this.refuse(passkey.userId);
    const result = await this.openSession(passkey, counter).catch(async (error: unknown) => {
      await this.limits.forgive(tried);
      throw error;
    });
    if (!result) return this.refuse(passkey.userId);
    await this.limits.forgive(tried);
    return result;
  }

  /** The passkey, if the response also names the account it belongs to. */
  private async find({ id, response }: SignInAnswer): Promise<Passkey | undefined> {
    const passkey = await this.db.getRepository(Passkey).findOneBy({ credentialId: id });
    if (!passkey) return undefined;
    const named = Buffer.from(response.userHandle, 'base64url');
    return named.equals(userHandle(passkey.userId)) ? passkey : undefined;
  }

  /**
   * The device's new signature counter; undefined when the signature is invalid. The library throws for everything else.
   */
  private async verify(
    answer: SignInAnswer,
    challenge: string,
    { credentialId, publicKey, counter }: Passkey,
  ): Promise<number | undefined> {
    try {
      const { verifyAuthenticationResponse } = await webauthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...answer, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: this.party.origin,
        expectedRPID: this.party.id,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  }

  /** Checks the account under a row lock, and only increases the counter: a cloned device is refused at every node. */
  private async openSession(
    { id, userId, email }: Passkey,
    counter: number,
  ): Promise<SignInResult | undefined> {
    const closed = await this.maintenance.isOn();
    return this.db.transaction(async (tx) => {
      const user = await tx.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_read' } });
      if (!user?.enabled || !user.verifiedAt) return undefined;
      if (closed && !worksInMaintenance(user.role)) return undefined;
      if (!isSameEmail(user.email, email)) return undefined;
      const [, used] = await tx.query<[unknown[], number]>(
        `UPDATE passkeys SET counter = $2::bigint, last_used_at = now()
         WHERE id = $1 AND (counter < $2::bigint OR (counter = 0 AND $2::bigint = 0))`,
        [id, counter],
      );
      if (used !== 1) return undefined;
      return { user, tokens: { access: await this.sessions.start(tx, user) }, stepUp: false };
    });
  }

  private async refuse(userId = 'unknown'): Promise<never> {
    await recordAudit(this.db.manager, 'anonymous', 'sign-in.refused', { type: 'user', id: userId });
    throw new BadInput((await this.maintenance.isOn()) ? ONLY_ADMINISTRATORS : REFUSAL);
  }
}
