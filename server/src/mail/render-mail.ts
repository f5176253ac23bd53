import { createElement, type FunctionComponent } from 'react';
import { languageOf } from '../rules/languages.js';
import { type Catalogue, ENGLISH, inLanguage, t } from '../rules/text.js';
import type { MailTemplate, MailTemplates } from './mail-templates.js';
import {
  AccountDisabled,
  AccountEnabled,
  AdministratorChanged,
  ApiTokenCreated,
  EmailChanged,
  type MailProps,
  PasskeyAdded,
  PasswordChanged,
} from './templates/account-mails.js';
import {
  AmendmentAnswered,
  AmendmentRequested,
  AmendmentsAnswered,
  ProposalDecided,
} from './templates/amendment-mails.js';
import { ClaimAssessed, ClaimsAssessed } from './templates/assessment-mails.js';
import {
  BankChangeDecided,
  BankChangeStopped,
  BankContradicted,
  BankDetailsChanged,
  PaymentReturned,
} from './templates/bank-mails.js';
import { ClaimAssigned, ClaimEmailChanged, ContactChanged } from './templates/claim-mails.js';
import {
  ClaimDecisionProposed,
  ClaimRemoved,
  ClaimRestored,
  DeadlineExtended,
  DeadlineNear,
  OfficeDeadlineNear,
} from './templates/decision-mails.js';
import { IdentityPurgeRequested } from './templates/document-mails.js';
import type { MailFrame } from './templates/layout.js';
import { ClaimCopy, ClaimCopyCode } from './templates/claim-copy-mails.js';
import { ClaimReceived, DocumentReceived, RequestReceived } from './templates/receipt-mails.js';
import { ActCode } from './templates/act-code-mail.js';
import {
  ObjectionAssigned,
  ObjectionDecided,
  ObjectionEnded,
  ObjectionRaised,
  ObjectionReceived,
} from './templates/objection-mails.js';
import {
  AlreadyRegistered,
  ChoosePassword,
  OneTimeCode,
  ResetLink,
  VerificationLink,
} from './templates/sign-in-mails.js';

/** A rendered mail: the same content as HTML and as text. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

type Rendering = {
  [Name in MailTemplate]: {
    subject: (variables: MailTemplates[Name]) => string;
    body: FunctionComponent<MailProps<Name>>;
  };
};

const RENDERING: Rendering = {
  'verification-link': { subject: () => t('Confirm your e-mail address'), body: VerificationLink },
  'one-time-code': { subject: () => t('Your One Time Password'), body: OneTimeCode },
  'act-code': { subject: () => t('Your confirmation code'), body: ActCode },
  'reset-link': { subject: () => t('Reset your password'), body: ResetLink },
  'choose-password': { subject: () => t('Choose your password'), body: ChoosePassword },
  'already-registered': { subject: () => t('This address already has an account'), body: AlreadyRegistered },
  'account-disabled': { subject: () => t('Your account has been disabled'), body: AccountDisabled },
  'account-enabled': { subject: () => t('Your account is active again'), body: AccountEnabled },
  'password-changed': { subject: () => t('Your password has been changed'), body: PasswordChanged },
  'passkey-added': { subject: () => t('A passkey was added to your account'), body: PasskeyAdded },
  'api-token-created': { subject: () => t('An API token was created in your name'), body: ApiTokenCreated },
  'email-changed': { subject: () => t('Your e-mail address has been changed'), body: EmailChanged },
  'administrator-changed': {
    subject: () => t('The account of an administrator was changed'),
    body: AdministratorChanged,
  },
  'amendment-requested': {
    subject: () => t('A request for an amendment is waiting'),
    body: AmendmentRequested,
  },
  'amendment-answered': { subject: () => t('A message about your claim'), body: AmendmentAnswered },
  'amendments-answered': { subject: () => t('Messages about your claims'), body: AmendmentsAnswered },
  'claim-assessed': {
    subject: ({ isBlocked = false }) =>
      isBlocked ? t('Your claim could not be assessed yet') : t('Your claim has been assessed'),
    body: ClaimAssessed,
  },
  'claims-assessed': {
    subject: ({ claims, blocked = 0 }) =>
      blocked === 0
        ? t('Your claims have been assessed')
        : blocked < claims
          ? t('Your claims: some could not be assessed yet')
          : t('Your claims could not be assessed yet'),
    body: ClaimsAssessed,
  },
  'objection-received': { subject: () => t('We have received your objection'), body: ObjectionReceived },
  'objection-decided': { subject: () => t('Your objection has been decided'), body: ObjectionDecided },
  'objection-raised': { subject: () => t('An objection is waiting'), body: ObjectionRaised },
  'objection-assigned': { subject: () => t('An objection is assigned to you'), body: ObjectionAssigned },
  'objection-ended': { subject: () => t('An objection has ended'), body: ObjectionEnded },
  'claim-decision-proposed': {
    subject: () => t('A decision on a claim needs a second person'),
    body: ClaimDecisionProposed,
  },
  'claim-removed': { subject: () => t('Your claim has been removed'), body: ClaimRemoved },
  'claim-restored': { subject: () => t('Your claim takes part again'), body: ClaimRestored },
  'deadline-extended': { subject: () => t('You have more time'), body: DeadlineExtended },
  'deadline-near': { subject: () => t('The time to act on your claim ends soon'), body: DeadlineNear },
  'office-deadline-near': { subject: () => t('A deadline is near'), body: OfficeDeadlineNear },
  'proposal-decided': { subject: () => t('Your proposed change has been decided'), body: ProposalDecided },
  'bank-details-changed': {
    subject: () => t('The bank details of your claim have been changed'),
    body: BankDetailsChanged,
  },
  'bank-change-decided': {
    subject: ({ isReleased }) =>
      isReleased
        ? t('We have confirmed your new bank details')
        : t('We could not confirm your new bank details'),
    body: BankChangeDecided,
  },
  'bank-change-stopped': {
    subject: () => t('A change of bank details was stopped'),
    body: BankChangeStopped,
  },
  'bank-contradicted': {
    subject: () => t('The bank contradicts what was decided about returned payments'),
    body: BankContradicted,
  },
  'payment-returned': {
    subject: () => t('The bank could not make your payment'),
    body: PaymentReturned,
  },
  'contact-changed': {
    subject: () => t('The contact address of your claim has been changed'),
    body: ContactChanged,
  },
  'claim-email-changed': {
    subject: () => t('The e-mail address of your claim has been changed'),
    body: ClaimEmailChanged,
  },
  'claim-assigned': { subject: () => t('A claim belongs to your e-mail address'), body: ClaimAssigned },
  'claim-received': { subject: () => t('We have received your claim'), body: ClaimReceived },
  'request-received': { subject: () => t('We have received your request'), body: RequestReceived },
  'document-received': { subject: () => t('We have received your document'), body: DocumentReceived },
  'claim-copy': { subject: () => t('Please check the claim you gave us by telephone'), body: ClaimCopy },
  'claim-copy-code': { subject: () => t('Your code to read your claim'), body: ClaimCopyCode },
  'identity-purge-requested': {
    subject: () => t('Your approval is needed to destroy identity documents'),
    body: IdentityPurgeRequested,
  },
};

/** The language of a mail, with its texts. */
export interface MailLanguage {
  tag: string;
  catalogue: Catalogue;
}

const DOCUMENT =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const ENGLISH_MAIL: MailLanguage = { tag: ENGLISH, catalogue: {} };

/** The language with this tag; English for one that is not offered or cannot be loaded (LANG-3, LANG-7). */
export async function mailLanguage(tag: string): Promise<MailLanguage> {
  const language = languageOf(tag);
  const texts = await language.load?.().catch(() => undefined);
  return texts ? { tag: language.tag, catalogue: texts.default } : ENGLISH_MAIL;
}

/** Renders a mail in a language, at once: other mails are rendered in others meanwhile. */
export async function renderMail<Name extends MailTemplate>(
  template: Name,
  variables: MailTemplates[Name],
  frame: MailFrame,
  { tag, catalogue }: MailLanguage,
): Promise<RenderedMail> {
  const { subject, body } = RENDERING[template];
  const properties: object = { ...variables, frame };
  const { toHtml, toText } = await (writer ??= loadWriter());
  return inLanguage(tag, catalogue, () => {
    const html = DOCUMENT + toHtml(createElement(body as FunctionComponent<object>, properties));
    return { subject: `${frame.classAction}: ${subject(variables)}`, html, text: toText(html) };
  });
}

/** Loaded with the first mail, to keep starts fast. */
let writer: ReturnType<typeof loadWriter> | undefined;

async function loadWriter() {
  const { plainTextSelectors } = await import('@react-email/render');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { compile } = await import('html-to-text');
  return {
    toHtml: renderToStaticMarkup,
    toText: compile({ wordwrap: false, selectors: plainTextSelectors }),
  };
}
