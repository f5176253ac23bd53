import type { SubmissionRow } from './submission-row.js';
import type { SubmissionListItem } from './submission-list.model.js';

/** A claim as a row of a list. */
export function listItemOf(claim: SubmissionRow): SubmissionListItem {
  return {
    id: claim.id,
    sid: claim.sid,
    legalEntity: claim.legalEntity,
    // An imported claim may lack a contact e-mail; mail then goes to the claim's own address.
    contactEmail: claim.contactEmail || claim.email,
    contactName: `${claim.firstName} ${claim.lastName}`.trim(),
    missing: claim.missing,
    removed: claim.removed,
  };
}
