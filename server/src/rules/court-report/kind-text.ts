import { findingText, isFinding } from '../assessment/finding-text.js';
import { t } from '../text.js';

const KINDS: Readonly<Record<string, string>> = {
  // The fund.
  SETTLEMENT_SUM: t('Settlement sum'),
  INTEREST: t('Interest'),
  LEFT_RESERVE: t('Reserve held back before'),
  LEFT_RESIDUE: t('Residue left before'),
  LEFT_UNCLAIMED: t('Unclaimed before'),
  EARNED_SINCE: t('Interest earned since'),
  COSTS: t('Costs'),
  FUNDER: t('Funder'),
  ADMINISTRATION: t('Administration'),
  TAX: t('Tax'),
  RESERVE: t('Reserve'),
  OTHER: t('Other'),
  TO_BE_SHARED: t('Left to be shared'),
  RESIDUE: t('Residue'),
  // Notices.
  MAILED: t('E-mailed'),
  UNDELIVERABLE: t('Undeliverable'),
  WAITING: t('Waiting'),
  UPLOADED: t('Published as a file'),
  // Claims and decisions.
  IN_TIME: t('In time'),
  LATE: t('Late'),
  REMOVE: t('Removed'),
  RESTORE: t('Restored'),
  // Objections.
  OPEN: t('Open'),
  UNDER_REVIEW: t('Under review'),
  UPHELD: t('Upheld'),
  PARTLY_UPHELD: t('Upheld in part'),
  DISMISSED: t('Dismissed'),
  WITHDRAWN: t('Withdrawn'),
  // Lines.
  SHARED: t('Paid its share'),
  RAISED: t('Raised to the minimum'),
  BELOW_MINIMUM: t('Below the minimum'),
  PAID_BEFORE: t('Loss paid before'),
  BELOW_A_CENT: t('Less than a cent'),
  NO_LOSS: t('No loss'),
  RESIDENT_QUOTED: t('Resident, number or exemption quoted'),
  RESIDENT_NOT_QUOTED: t('Resident, nothing quoted'),
  NON_RESIDENT: t('Not a resident'),
  UNKNOWN: t('Residency not answered'),
  // Payments.
  DIRECT_ENTRY: t('Direct Entry'),
  PAIN: t('pain.001'),
  READY: t('Ready'),
  HELD: t('Held'),
  IN_FILE: t('In a file'),
  SENT: t('Sent'),
  PAID: t('Paid'),
  RETURNED: t('Returned'),
  FOUND_PAID: t('Found to be paid'),
  REISSUED: t('Returned, replaced by another payment'),
  CANCELLED: t('Cancelled'),
  UNCLAIMED: t('Unclaimed'),
  // Deadlines.
  DATA: t('Changes of claims'),
  CURE: t('Answers to a removal'),
  OBJECTION: t('Objections'),
  LATE_CLAIM: t('Late claims'),
  PAYMENT: t('Collecting a payment'),
  // Rules and seals.
  APPROVED: t('Approved'),
  RETIRED: t('Retired'),
  ASSESSMENT: t('Assessment'),
  DISTRIBUTION: t('Distribution'),
  // Acts of two people.
  RULES_APPROVED: t('Rules approved'),
  ASSESSMENT_REVIEWED: t('Assessment reviewed'),
  ASSESSMENT_APPROVED: t('Assessment approved'),
  ASSESSMENT_FINAL: t('Assessment declared final'),
  DISTRIBUTION_APPROVED: t('Distribution approved'),
  PAYMENTS_APPROVED: t('Payment run approved'),
  PAYMENTS_APPROVED_AGAIN: t('Payment run approved a second time'),
  PAYMENTS_UNCLAIMED: t('Payments declared unclaimed'),
  FILE_REJECTED: t('File rejected by the bank'),
  RETURN_FOUND_PAID: t('Returned payment found to be paid'),
  BANK_CHANGE_RELEASED: t('Bank details released'),
  CLAIM_REMOVED: t('Claim removed'),
  CLAIM_RESTORED: t('Claim restored'),
};

/** The kind of a row of a court report in words; the name of an order as it is. */
export function kindText(kind: string): string {
  return isFinding(kind) ? findingText(kind) : (KINDS[kind] ?? kind);
}
