import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import type { UserActor } from '../common/actor.js';
import { requirePermission, requireReach } from '../common/policy.js';
import { BadInput, NotFound } from '../common/errors.js';
import { visibleTo } from '../registrations/registration-list.js';
import { Registration } from '../registrations/registration.entity.js';
import { visibleSubmission } from '../submissions/reading/visible-submission.js';
import { DraftForm } from './draft.entity.js';
import { Permission } from '../rules/permissions.js';

type Check = (tx: EntityManager, actor: UserActor, id: string | undefined) => Promise<unknown>;

const nothing: Check = (_tx, _actor, id) => {
  if (id !== undefined)
    throw new BadInput('The draft of a new submission or registration cannot name an existing one.');
  return Promise.resolve();
};
const forOthers: Check = (tx, actor, id) => {
  requirePermission(actor, Permission.ClaimsEdit);
  return nothing(tx, actor, id);
};
/** A draft shows what was typed in the clear: only who may still send such a form reads and keeps it. */
const claimFor =
  (permission: Permission): Check =>
  (tx, actor, id) => {
    requireReach(actor, permission);
    return visibleSubmission(tx, actor, id ?? '');
  };

/** Access checks for the subject of each form's draft. */
const CHECKS: Record<DraftForm, Check> = {
  [DraftForm.SUBMISSION_CREATE]: nothing,
  [DraftForm.SUBMISSION_ADMIN_CREATE]: forOthers,
  [DraftForm.SUBMISSION_PHONE_CREATE]: forOthers,
  [DraftForm.SUBMISSION_EDIT]: claimFor(Permission.ClaimsEdit),
  [DraftForm.AMENDMENT]: claimFor(Permission.AmendmentsWrite),
  [DraftForm.REGISTRATION_CREATE]: nothing,
  [DraftForm.REGISTRATION_EDIT]: async (tx, actor, id) => {
    const seen = tx.createQueryBuilder(Registration, 'r').where('r.id = :id', { id });
    if (!isUUID(id) || !(await visibleTo(seen, actor).getExists()))
      throw new NotFound('Unable to view submission');
  },
};

/**
 * The key under which drafts about this subject are stored: its id, or '' for a new one.
 * @throws NotFound when the person may not see the claim or registration, or it does not exist; Forbidden for a form
 * that the person's role may not send; BadInput when a form for a new one names an existing one
 */
export async function draftSubject(
  tx: EntityManager,
  actor: UserActor,
  form: DraftForm,
  subjectId: string | null | undefined,
): Promise<string> {
  await CHECKS[form](tx, actor, subjectId ?? undefined);
  return subjectId?.toLowerCase() ?? '';
}
