import type { ActOfCode } from '../../mail/mail-templates.js';

/** Which acts check what others did, or free money that waits for a person (USER-17). */
export const IS_CHECK: Readonly<Record<ActOfCode['name'], boolean>> = {
  'approve-rules': true,
  'review-run': true,
  'withdraw-run': true,
  'approve-run': true,
  'publish-run': false,
  'finalise-run': true,
  'approve-distribution': true,
  'publish-distribution': false,
  'withdraw-distribution': false,
  'confirm-unclaimed': true,
  'approve-payments': true,
  'write-payments': false,
  'remove-claim': true,
  'restore-claim': true,
  'release-payment': true,
  'release-bank-change': true,
  'reissue-payment': true,
  'find-payment-paid': true,
  'confirm-file-rejected': true,
  'change-bank-details': false,
  'make-administrator': false,
  'create-api-token': false,
};
