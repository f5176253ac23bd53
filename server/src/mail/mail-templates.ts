/** What a deadline is for; `deadlines/deadline.entity.ts` says what each is. */
export type MailedDeadline = 'DATA' | 'CURE' | 'OBJECTION' | 'LATE_CLAIM' | 'PAYMENT';

/** What a code is for, as its mail says in the language of its reader. */
export type ActOfCode =
  | { name: 'change-bank-details'; ending: string }
  | {
      name: 'approve-rules' | 'review-run' | 'withdraw-run' | 'approve-run' | 'publish-run' | 'finalise-run';
      /** Of the version of the rules, or of the run. */
      number: number;
    }
  | {
      name: 'approve-distribution' | 'publish-distribution' | 'withdraw-distribution' | 'confirm-unclaimed';
      /** Of the distribution. */
      number: number;
    }
  | {
      name: 'approve-payments' | 'write-payments';
      /** Of the payment run. */
      number: number;
    }
  /** The number of the payment run, and that of the file in it. */
  | { name: 'confirm-file-rejected'; run: number; file: number }
  | { name: 'remove-claim' | 'restore-claim' | 'release-payment'; sid: string }
  /** `sid` is empty when the claim has none. */
  | { name: 'release-bank-change'; sid: string }
  /** `sid` is empty for the payment of tax. */
  | { name: 'reissue-payment' | 'find-payment-paid'; sid: string }
  /** `email` is the address of the account. */
  | { name: 'make-administrator'; email: string }
  | { name: 'create-api-token' };

/**
 * Every mail with its variables. Moments and days are as ISO writes them; the mail shows them in its language. Text typed by a stranger is never sent to an unverified address, except a name (`greeting.ts`). `ending` is the end of
 * the claim's SID (`endingOf`).
 */
export interface MailTemplates {
  /** `registered` is when the account was registered. */
  'verification-link': { link: string; registered: string; ownsClaims: boolean };
  'one-time-code': { code: string };
  'act-code': { code: string; act: ActOfCode };
  'reset-link': { link: string };
  /** Sent after an address was verified for which different passwords had been registered. */
  'choose-password': { link: string };
  'already-registered': { loginLink: string };
  'account-disabled': Record<string, never>;
  'account-enabled': { loginLink: string };
  'password-changed': { loginLink: string };
  'passkey-added': { loginLink: string };
  'api-token-created': { name: string; loginLink: string };
  /** To the old address without `link`, and to the new one with it, since that has to be verified. */
  'email-changed': { newEmail: string; link?: string };
  /**
   * To all administrators, when one of them opened an administrator's account to somebody: by its role, its address (`oldEmail`
   * before, empty when it stays) or because it was disabled. From `until` on it checks what others did.
   */
  'administrator-changed': {
    link: string;
    by: string;
    what: 'ROLE' | 'EMAIL' | 'STATUS';
    email: string;
    oldEmail: string;
    /** Empty when the account does not wait. */
    until: string;
  };
  /** To the scheme's contact address; `sid` is empty when the claim has none. */
  'amendment-requested': { link: string; sid: string };
  'amendment-answered': { link: string; ending: string };
  /** For a member with several claims: how many of them the administrator has written about. */
  'amendments-answered': { loginLink: string; claims: number };
  'proposal-decided': { link: string; ending: string };
  /**
   * To the claim's old and new contact and its owners; `account` is masked. `until` is when a release is possible at the
   * earliest, but not before the day after `paymentDay`, if there is one; both and the link are empty for a change back to
   * released details.
   */
  'bank-details-changed': {
    loginLink: string;
    ending: string;
    at: string;
    account: string;
    until: string;
    paymentDay: string;
    notMeLink: string;
  };
  /** To the owners of a claim whose new bank details were released, or could not be confirmed. */
  'bank-change-decided': { link: string; ending: string; isReleased: boolean };
  /** To those who release bank details, when somebody said that a change was not theirs; `sid` may be empty. */
  'bank-change-stopped': { link: string; sid: string };
  /** To those who may look into it, when a file of the bank contradicts what is known or was decided of so many returned payments. */
  'bank-contradicted': { link: string; payments: number };
  /** To the owners of a claim whose payment the bank returned; `reason` is the bank's code. */
  'payment-returned': { link: string; ending: string; reason: string };
  /** To the claim's old contact and its owners; does not contain the new address. */
  'contact-changed': { loginLink: string; ending: string };
  /** To the previous owner's address; does not contain the new one, since the old one may be a stranger's. */
  'claim-email-changed': { loginLink: string; ending: string };
  /** To the new owner's address, once verified. */
  'claim-assigned': { loginLink: string; ending: string };
  /** To the member who filed it (MAIL-15), as the next two. */
  'claim-received': { link: string; id: string };
  'request-received': { link: string; ending: string };
  'document-received': { link: string; ending: string };
  /**
   * To the owners of a claim whose assessment is published; `objectionsUntil` as 2027-01-31. Mails of earlier versions do
   * not say whether an error blocked it, as the next one.
   */
  'claim-assessed': { link: string; ending: string; objectionsUntil: string; isBlocked?: boolean };
  /** For a mailbox with several claims, `blocked` of which could not be assessed. */
  'claims-assessed': { loginLink: string; claims: number; blocked?: number; objectionsUntil: string };
  /** To the owners of a claim, as the next one; what was written is not in it. */
  'objection-received': { link: string; ending: string };
  'objection-decided': { link: string; ending: string };
  /** To the office; `sid` is empty when the claim has none, as in the next two. */
  'objection-raised': { link: string; sid: string };
  'objection-assigned': { link: string; sid: string };
  /** To its officer and to who started the run; `outcome` is the state in which it ended. */
  'objection-ended': {
    link: string;
    sid: string;
    outcome: 'UPHELD' | 'PARTLY_UPHELD' | 'DISMISSED' | 'WITHDRAWN';
  };
  /** To the scheme's contact address, when a decision on a claim waits for a second person; `removes` or restores it. */
  'claim-decision-proposed': { link: string; sid: string; removes: boolean };
  /** To the owners of a claim that was removed; `cureUntil` as 2027-01-31, empty without such a day. */
  'claim-removed': { link: string; ending: string; cureUntil: string };
  'claim-restored': { link: string; ending: string };
  /** To the owners of a claim; `due` as 2027-01-31. */
  'deadline-extended': { link: string; ending: string; kind: MailedDeadline; due: string };
  'deadline-near': { link: string; ending: string; kind: MailedDeadline; due: string };
  /** To the scheme's contact address, about a deadline of all claims. */
  'office-deadline-near': { link: string; kind: MailedDeadline; due: string };
  /** To the address of a claim that was filed by telephone; the link works for `days` days. */
  'claim-copy': { link: string; ending: string; days: string };
  'claim-copy-code': { code: string };
  /** To the other administrators, one of whom has to confirm. */
  'identity-purge-requested': { link: string; requestedBy: string };
}

export type MailTemplate = keyof MailTemplates;

/** How long the receipt of one document stands for those that follow it. */
export const DOCUMENTS_RECEIPT_MINUTES = 10;

/** The part of a SID that mails show (MAIL-14); empty when the claim has none. */
export const endingOf = (sid: string | null): string =>
  Array.from(sid ?? '')
    .slice(-3)
    .join('');

/** Mails that somebody waits for at a screen; they are sent before all others. */
export const WAITED_FOR: ReadonlySet<MailTemplate> = new Set<MailTemplate>([
  'one-time-code',
  'act-code',
  'claim-copy-code',
  'verification-link',
  'already-registered',
  'reset-link',
  'choose-password',
]);
