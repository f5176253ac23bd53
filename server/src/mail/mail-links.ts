import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/** The links in mails: built from PUBLIC_URL, never from a request's headers (ACCOUNT-29). */
@Injectable()
export class MailLinks {
  private readonly base: string;

  constructor(@Inject(ENV) env: Env) {
    this.base = env.publicUrl;
  }

  login(): string {
    return `${this.base}/login`;
  }

  /** The page that verifies an e-mail address (MAIL-4: `code` in the query). */
  verification(token: string): string {
    return `${this.base}/register/verify-account?code=${token}`;
  }

  /** The page that sets a new password (MAIL-4: `token` in the query). */
  reset(token: string): string {
    return `${this.base}/reset-password?token=${token}`;
  }

  /** The page that shows a claim (MAIL-4). */
  claim(submissionId: string): string {
    return `${this.base}/settlement-scheme/view/${submissionId}`;
  }

  /** The page that shows the assessment of a claim. */
  claimAssessment(submissionId: string): string {
    return `${this.claim(submissionId)}/assessment`;
  }

  /** The office's page of an objection. */
  objection(id: string): string {
    return `${this.base}/admin/objections/${id}`;
  }

  /** The page that says whether a notice is real. */
  noticeCode(code: string): string {
    return `${this.base}/notice/${code}`;
  }

  /** The page on which a person confirms the claim that was filed for them by telephone. */
  claimCopy(token: string): string {
    return `${this.base}/confirm-claim?token=${token}`;
  }

  /** The page on which a person says that they did not change the bank details. */
  notMe(token: string): string {
    return `${this.base}/not-me?token=${token}`;
  }

  /** The office's page of changed bank details. */
  bankChanges(): string {
    return `${this.base}/admin/bank-changes`;
  }

  /** The office's page of what the bank sent back. */
  returnedPayments(): string {
    return `${this.base}/admin/payments/returns`;
  }

  /** The page of all accounts. */
  users(): string {
    return `${this.base}/admin/manage-users`;
  }

  /** The page on how to tell that a mail is ours (MAIL-13). */
  checkingMails(): string {
    return `${this.base}/is-this-email-real`;
  }

  /** The page of the deadlines. */
  deadlines(): string {
    return `${this.base}/admin/deadlines`;
  }

  /** The page that confirms the destruction of identity documents. */
  identityDocuments(): string {
    return `${this.base}/admin/identity-documents`;
  }
}
