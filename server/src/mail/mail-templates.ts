/** Every mail and what it needs to be written. No text that a stranger typed goes to an address nobody has proven. */
export interface MailTemplates {
  /** `registered` is when the account was registered, in the scheme's time zone. */
  'verification-link': { link: string; registered: string; ownsClaims: boolean };
  'one-time-code': { code: string };
  /** `act` is what the code is for: 'approve version 3 of the rules'. */
  'act-code': { code: string; act: string };
  'reset-link': { link: string };
  /** After an address was proven for which different passwords had been registered. */
  'choose-password': { link: string };
  'already-registered': { loginLink: string };
  'account-disabled': { name: string };
  'account-enabled': { name: string; loginLink: string };
  'password-changed': { loginLink: string };
  'passkey-added': { loginLink: string };
  'api-token-created': { name: string; loginLink: string };
  /** To the old address without `link`; to the new one with it, since it must be proven. */
  'email-changed': { newEmail: string; link?: string };
  /** To the scheme's contact address; `sid` is empty where the claim has none. */
  'amendment-requested': { link: string; sid: string };
  'amendment-answered': { link: string };
  'proposal-decided': { link: string };
  /** To the claim's old and new contact and its owners; the details are not in it. */
  'bank-details-changed': { loginLink: string };
  /** To the claim's old contact and its owners; the new address is not in it. */
  'contact-changed': { loginLink: string };
  /** To the address that owned a claim until now; the new one is not in it, since the old may be a stranger's. */
  'claim-email-changed': { loginLink: string };
  /** To the address that owns a claim from now on, once proven. */
  'claim-assigned': { loginLink: string };
  /** To the other administrators: one of them has to confirm it. */
  'identity-purge-requested': { link: string; requestedBy: string };
}

export type MailTemplate = keyof MailTemplates;

/** Mails that somebody waits for at a screen: none of the others is before them. */
export const WAITED_FOR: ReadonlySet<MailTemplate> = new Set<MailTemplate>([
  'one-time-code',
  'act-code',
  'verification-link',
  'already-registered',
  'reset-link',
  'choose-password',
]);
