import type { ListedColumns } from './submission-row.js';
import type { SubmissionListItem } from './submission-list.model.js';

/**
 * A claim as a row of a list.
 * @param missing the number of its empty required fields
 * @param removedSids the SIDs that the scheme lists as removed
 */
export function listItemOf(
  claim: ListedColumns,
  missing: number,
  removedSids: readonly string[],
): SubmissionListItem {
  return {
    id: claim.id,
    sid: claim.sid,
    legalEntity: claim.legalEntity,
    // An imported claim may lack a contact e-mail; mail then goes to the claim's own address.
    contactEmail: claim.contactEmail || claim.email,
    contactName: `${claim.firstName} ${claim.lastName}`.trim(),
    missing,
    removed: claim.sid !== null && removedSids.includes(claim.sid),
  };
}
