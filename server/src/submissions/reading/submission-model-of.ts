import type { Actor } from '../../common/actor.js';
import { isMember, may, mayReadRestricted, shownRestricted } from '../../common/policy.js';
import { missingClaimFields } from '../../rules/required-claim-fields.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import type { ShownTrades } from './submission-data.js';
import type { ViewedColumns } from './submission-columns.js';
import { RESTRICTED_FIELDS, type RestrictedFields } from '../restricted-fields.js';
import { submissionDataOf } from './submission-data.js';
import type { RemovedSubmission, SubmissionModel } from '../submission.model.js';
import { Permission } from '../../rules/permissions.js';

/**
 * A claim in full as this actor may see it: without permission for restricted values they are masked, or empty for an
 * API token, which still learns which are missing.
 */
export function submissionModelOf(
  actor: Actor,
  scheme: SchemeFile,
  claim: ViewedColumns,
  restricted: RestrictedFields,
  trades: ShownTrades,
  removed: RemovedSubmission | null,
): SubmissionModel {
  const full = submissionDataOf(claim, restricted, trades, may(actor, Permission.ClaimsRead));
  return {
    id: claim.id,
    sid: claim.sid,
    email: claim.email,
    submissionId: claim.id,
    version: claim.version,
    tradeVersion: trades.version,
    mayUpdate: may(actor, Permission.ClaimsEdit) || (isMember(actor) && scheme.members.mayUpdate),
    removed,
    submissionData: mayReadRestricted(actor)
      ? full
      : submissionDataOf(claim, shownFieldsOf(actor, restricted), trades, may(actor, Permission.ClaimsRead)),
    moreTrades: trades.more ?? false,
    missing: missingClaimFields(full),
    createdAt: claim.createdAt,
    updatedAt: claim.updatedAt,
    etag: `"${claim.version}.${trades.version}"`,
  };
}

function shownFieldsOf(actor: Actor, restricted: RestrictedFields): RestrictedFields {
  const shown = RESTRICTED_FIELDS.map((name) => [name, shownRestricted(actor, restricted[name])]);
  return Object.fromEntries(shown) as RestrictedFields;
}
