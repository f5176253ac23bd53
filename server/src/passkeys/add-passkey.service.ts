import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { refuseEnded } from '../auth/sessions/refuse-ended.js';
import { requireRecentSignIn } from '../auth/sessions/recent-sign-in.js';
import type { UserActor } from '../common/actor.js';
import { BadInput, Conflict, Unauthenticated } from '../common/errors.js';
import { foldedEmailSql } from '../database/folded-email.js';
import { MailLinks } from '../mail/mail-links.js';
import { MailService } from '../mail/mail.service.js';
import { cleanText } from '../rules/text-values.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { User } from '../users/user.entity.js';
import { challengeIn, readRegistration, type RegistrationAnswer } from './device-answer.js';
import { CHALLENGE_MINUTES, PasskeyChallenges } from './passkey-challenges.js';
import { PasskeyLimits } from './passkey-limits.js';
import { Passkey } from './passkey.entity.js';
import type { AddPasskeyArgs } from './passkeys.args.js';
import { passkeysOf } from './passkeys-of.js';
import { RelyingParty, userHandle } from './relying-party.js';
import { webauthn, webauthnHelpers } from './webauthn.js';

type NewPasskey = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential'];

/** EdDSA, ES256 and RS256 by their COSE algorithm numbers. */
const ALGORITHMS = [-8, -7, -257];
const MOST = 20;
/**
 * At most 1023 bytes (WebAuthn, Credential ID) in base64url, four characters for three bytes. An index entry may have at
 * most 2,700 bytes.
 */
const ID_MAX_LENGTH = 1364;
const NOT_ADDED = 'The passkey could not be added. Please try again.';

/** Adds a passkey for a signed-in person. */
@Injectable()
export class AddPasskeyService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly party: RelyingParty,
    private readonly challenges: PasskeyChallenges,
    private readonly limits: PasskeyLimits,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /**
   * The WebAuthn options for the device as JSON, valid for five minutes.
   * @throws RateLimited; BadInput when the person signed in too long ago
   */
  async begin(actor: UserActor): Promise<string> {
    await this.limits.countAdding(actor.userId);
    await requireRecentSignIn(this.db, actor, 'a passkey can only be added');
    const known = await passkeysOf(this.db.manager, actor.userId, actor.email);
    const challenge = await this.challenges.issue('registration', actor.userId);
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: this.scheme.titles.classAction,
      rpID: this.party.id,
      userID: new Uint8Array(userHandle(actor.userId)),
      userName: actor.email,
      userDisplayName: actor.name,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      timeout: CHALLENGE_MINUTES * 60_000,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return JSON.stringify(options);
  }

  /**
   * Stores the passkey that the device created, and notifies the owner by e-mail.
   * @throws BadInput without a name, when the response does not match our challenge, and above 20 passkeys; Conflict when
   * it is already registered
   */
  async finish(actor: UserActor, { name: given, response }: AddPasskeyArgs): Promise<Passkey> {
    const name = cleanText(given);
    if (!name) throw new BadInput('Give the passkey a name.', { name: 'Name is required' });
    const answer = readRegistration(response);
    const challenge = answer && challengeIn(answer);
    if (!challenge || !(await this.challenges.consume('registration', challenge, actor.userId)))
      throw new BadInput(NOT_ADDED);
    const credential = await this.verify(answer, challenge);
    if (!credential || credential.id.length > ID_MAX_LENGTH) throw new BadInput(NOT_ADDED);
    return this.db.transaction((tx) => this.keep(tx, actor, name, credential));
  }

  /** The library throws for every invalid response. */
  private async verify(answer: RegistrationAnswer, challenge: string): Promise<NewPasskey | undefined> {
    try {
      if (await hasCertificates(answer)) return undefined;
      const { verifyRegistrationResponse } = await webauthn();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...answer, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: this.party.origin,
        expectedRPID: this.party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return registrationInfo?.credential;
    } catch {
      return undefined;
    }
  }

  private async keep(tx: EntityManager, actor: UserActor, name: string, made: NewPasskey): Promise<Passkey> {
    const { userId } = actor;
    const lock = { mode: 'for_no_key_update' } as const;
    const user = await tx.findOne(User, { where: { id: userId }, lock });
    // An administrator may have changed the account since the request arrived.
    if (!user?.enabled || !user.verifiedAt || user.email !== actor.email) throw new Unauthenticated();
    // A password reset ends this session and removes the passkeys, so none may be added after it.
    await refuseEnded(tx, actor);
    await tx.query(
      `DELETE FROM passkeys WHERE user_id = $1 AND ${foldedEmailSql('email')} <> ${foldedEmailSql('$2')}`,
      [userId, user.email],
    );
    if ((await tx.countBy(Passkey, { userId })) >= MOST)
      throw new BadInput(`You already have ${MOST} passkeys. Please remove one first.`);
    const [kept] = await tx.query<{ id: string }[]>(
      `INSERT INTO passkeys (user_id, email, name, credential_id, public_key, counter, transports)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
      [userId, user.email, name, made.id, Buffer.from(made.publicKey), made.counter, made.transports ?? []],
    );
    if (!kept) throw new Conflict('This passkey has already been added.');
    await this.mails.sendMail(tx, 'passkey-added', user.email, { loginLink: this.links.login() });
    await recordAudit(tx, actor, 'passkey.added', { type: 'passkey', id: kept.id }, { name });
    return tx.findOneByOrFail(Passkey, { id: kept.id });
  }
}

/**
 * Whether the response contains an attestation with certificates, which was not requested: verifying it would fetch
 * addresses that the sender chose.
 */
async function hasCertificates({ response }: RegistrationAnswer): Promise<boolean> {
  const { decodeAttestationObject } = await webauthnHelpers();
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, 'base64url')),
  );
  const format = attestation.get('fmt');
  return (format !== 'none' && format !== 'packed') || attestation.get('attStmt').get('x5c') !== undefined;
}
