import { createElement, type FunctionComponent } from 'react';
import type { MailTemplate, MailTemplates } from './mail-templates.js';
import {
  AccountDisabled,
  AccountEnabled,
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
  BankDetailsChanged,
  ClaimAssigned,
  ClaimEmailChanged,
  ContactChanged,
} from './templates/claim-mails.js';
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
import {
  ObjectionAssigned,
  ObjectionDecided,
  ObjectionEnded,
  ObjectionRaised,
  ObjectionReceived,
} from './templates/objection-mails.js';
import {
  ActCode,
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
  [Name in MailTemplate]: { subject: string; body: FunctionComponent<MailProps<Name>> };
};

const RENDERING: Rendering = {
  'verification-link': { subject: 'Confirm your e-mail address', body: VerificationLink },
  'one-time-code': { subject: 'Your One Time Password', body: OneTimeCode },
  'act-code': { subject: 'Your code to confirm an act', body: ActCode },
  'reset-link': { subject: 'Reset your password', body: ResetLink },
  'choose-password': { subject: 'Choose your password', body: ChoosePassword },
  'already-registered': { subject: 'This address already has an account', body: AlreadyRegistered },
  'account-disabled': { subject: 'Your account has been disabled', body: AccountDisabled },
  'account-enabled': { subject: 'Your account is active again', body: AccountEnabled },
  'password-changed': { subject: 'Your password has been changed', body: PasswordChanged },
  'passkey-added': { subject: 'A passkey was added to your account', body: PasskeyAdded },
  'api-token-created': { subject: 'An API token was created in your name', body: ApiTokenCreated },
  'email-changed': { subject: 'Your e-mail address has been changed', body: EmailChanged },
  'amendment-requested': { subject: 'A request for an amendment is waiting', body: AmendmentRequested },
  'amendment-answered': { subject: 'A message about your claim', body: AmendmentAnswered },
  'amendments-answered': { subject: 'Messages about your claims', body: AmendmentsAnswered },
  'claim-assessed': { subject: 'Your claim has been assessed', body: ClaimAssessed },
  'claims-assessed': { subject: 'Your claims have been assessed', body: ClaimsAssessed },
  'objection-received': { subject: 'We have received your objection', body: ObjectionReceived },
  'objection-decided': { subject: 'Your objection has been decided', body: ObjectionDecided },
  'objection-raised': { subject: 'An objection is waiting', body: ObjectionRaised },
  'objection-assigned': { subject: 'An objection is assigned to you', body: ObjectionAssigned },
  'objection-ended': { subject: 'An objection has ended', body: ObjectionEnded },
  'claim-decision-proposed': {
    subject: 'A decision on a claim needs a second person',
    body: ClaimDecisionProposed,
  },
  'claim-removed': { subject: 'Your claim has been removed', body: ClaimRemoved },
  'claim-restored': { subject: 'Your claim takes part again', body: ClaimRestored },
  'deadline-extended': { subject: 'You have more time', body: DeadlineExtended },
  'deadline-near': { subject: 'A day for your claim is near', body: DeadlineNear },
  'office-deadline-near': { subject: 'A deadline is near', body: OfficeDeadlineNear },
  'proposal-decided': { subject: 'Your proposed change has been decided', body: ProposalDecided },
  'bank-details-changed': {
    subject: 'The bank details of your claim have been changed',
    body: BankDetailsChanged,
  },
  'contact-changed': { subject: 'The contact address of your claim has been changed', body: ContactChanged },
  'claim-email-changed': {
    subject: 'The e-mail address of your claim has been changed',
    body: ClaimEmailChanged,
  },
  'claim-assigned': { subject: 'A claim belongs to your e-mail address', body: ClaimAssigned },
  'claim-received': { subject: 'We have received your claim', body: ClaimReceived },
  'request-received': { subject: 'We have received your request', body: RequestReceived },
  'document-received': { subject: 'We have received your document', body: DocumentReceived },
  'claim-copy': { subject: 'Please check the claim you gave us by telephone', body: ClaimCopy },
  'claim-copy-code': { subject: 'Your code to read your claim', body: ClaimCopyCode },
  'identity-purge-requested': {
    subject: 'Your approval is needed to destroy identity documents',
    body: IdentityPurgeRequested,
  },
};

/** Renders a mail. */
export async function renderMail<Name extends MailTemplate>(
  template: Name,
  variables: MailTemplates[Name],
  frame: MailFrame,
): Promise<RenderedMail> {
  const { subject, body } = RENDERING[template];
  const properties: object = { ...variables, frame };
  const { render, toText } = await (writer ??= loadWriter());
  const html = await render(createElement(body as FunctionComponent<object>, properties));
  return { subject: `${frame.classAction}: ${subject}`, html, text: toText(html) };
}

/** Loaded with the first mail, to keep starts fast. */
let writer: ReturnType<typeof loadWriter> | undefined;

async function loadWriter() {
  const { plainTextSelectors, render } = await import('@react-email/render');
  const { compile } = await import('html-to-text');
  return { render, toText: compile({ wordwrap: false, selectors: plainTextSelectors }) };
}
