import { missingClaimFields } from '../rules/required-claim-fields.js';
import type { RestrictedFields } from './restricted-fields.js';
import { submissionDataOf } from './submission-data.js';
import type { ClaimColumns } from './claim-fields.js';
import type { ListedColumns } from './claim-columns.js';
import type { SubmissionListItem } from './submission-list.model.js';

const GIVEN = 'given';

/** A claim as a row of a list. @param removedSids the SIDs that the scheme lists as removed */
export function listItemOf(
  claim: ListedColumns,
  restricted: RestrictedFields,
  removedSids: readonly string[],
): SubmissionListItem {
  // The columns that no row of a list has are such as no claim must fill.
  const noTrades = { openingBalance: null, version: 0, trades: [] };
  return {
    id: claim.id,
    sid: claim.sid,
    legalEntity: claim.legalEntity,
    // An imported claim may have no contact e-mail; its own address is who to write to then.
    contactEmail: claim.contactEmail || claim.email,
    contactName: `${claim.firstName} ${claim.lastName}`.trim(),
    missing: missingClaimFields(
      submissionDataOf(claim as ListedColumns & ClaimColumns, restricted, noTrades, false),
    ).length,
    removed: claim.sid !== null && removedSids.includes(claim.sid),
  };
}

/**
 * What can be told of a claim's restricted fields without opening them, since a list never does (security rule 26): the
 * blind index tells whether there is an account number; account name, BSB and SWIFT code count as given when anything
 * is sealed. So the number of missing fields in an administrator's list may be too low by these three, never too high.
 */
export function assumedRestricted(claim: { hasSealed: boolean; hasBankAccount: boolean }): RestrictedFields {
  const sealed = claim.hasSealed ? GIVEN : '';
  return {
    taxNumber: '',
    tradingAccount: '',
    bsb: sealed,
    swiftCode: sealed,
    accountName: sealed,
    accountNo: claim.hasBankAccount ? GIVEN : '',
  };
}
