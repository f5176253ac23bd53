import type { ListedColumns } from './submission-row.js';
import type { SubmissionListItem } from './submission-list.model.js';

/**
 * A claim as a row of a list.
 * @param missing how many of its required fields are empty
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
    // An imported claim may have no contact e-mail; mail then goes to its own address.
    contactEmail: claim.contactEmail || claim.email,
    contactName: `${claim.firstName} ${claim.lastName}`.trim(),
    missing,
    removed: claim.sid !== null && removedSids.includes(claim.sid),
  };
}
