import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { Actor } from '../../common/actor.js';
import { may } from '../../common/policy.js';
import { BadInput, Conflict, type FieldMessages } from '../../common/errors.js';
import { REQUIRED_CLAIM_FIELDS } from '../../rules/required-claim-fields.js';
import type { CheckedTrade } from '../../rules/trade-row.js';
import { cleanEmail, cleanSid } from '../../rules/text-values.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { deleteTrades, ensureTradeList, insertTrades, noteListChange } from '../../trades/write-trades.js';
import {
  checkTrade,
  ownerEmailErrors,
  submissionErrors,
  throwIfErrors,
  under,
} from '../filing/check-submission.js';
import {
  BANK_TYPE,
  FIELD_PATHS,
  type SubmissionFields,
  type ClaimPath,
  columnsOf,
  isBankPath,
  isFieldPath,
  isRestrictedPath,
  OPENING_BALANCE,
  restrictedOf,
} from '../submission-fields.js';
import { SubmissionMails } from './submission-mails.js';
import { beginChange } from '../history/begin-change.js';
import { type ExpectedVersions, lockSubmission, type LockedSubmission } from './locked-submission.js';
import { cleanField } from '../filing/read-submission-input.js';
import { encryptRestricted, sameAccountIndex } from '../restricted-fields.js';
import { refuseOtherSid } from '../removed-claims.js';
import { Submission } from '../submission.entity.js';
import { Permission } from '../../rules/permissions.js';

/** The changes to make to a claim. */
export interface SubmissionChange {
  /** New values by path (`bankDetails.bsb`); '' clears a field. */
  fields?: Partial<SubmissionFields>;
  sid?: string;
  /** The e-mail address that owns the claim. */
  email?: string;
  addTrades?: readonly CheckedTrade[];
  removeTradeIds?: readonly string[];
  /** Errors that the caller has already found, to be reported with the others. */
  errors?: FieldMessages;
}

/** The changes made to a claim. */
export interface MadeEdit {
  changedPaths: ClaimPath[];
  sidChanged: boolean;
  emailChanged: boolean;
  added: number;
  removed: number;
}

/** The fields that are required depending on the bank's country. */
const BANK_COUNTRY_FIELDS = new Set(
  REQUIRED_CLAIM_FIELDS.filter(({ onlyFor }) => onlyFor).map(({ path }): string => path),
);

/** Changes a claim inside a transaction. All manual edits are written here and nowhere else. */
@Injectable()
export class SubmissionsEditor {
  constructor(
    private readonly ring: KeyRing,
    private readonly mails: SubmissionMails,
  ) {}

  /**
   * Locks a claim, validates the change and makes it, with its audit entries, history and mails. Only the changed
   * fields are validated, so an imported claim may still lack other answers. The caller must have checked permissions.
   * @param action the name of the change in the claim's history
   * @throws NotFound; BadInput with the paths of the fields; Conflict when a version differs or a trade is gone
   */
  async apply(
    tx: EntityManager,
    actor: Actor,
    submissionId: string,
    change: Omit<SubmissionChange, 'fields'> & { fields?: Record<string, string> },
    expected: ExpectedVersions = {},
    action = 'Edited',
  ): Promise<MadeEdit> {
    refuseUnknown(change.fields);
    const locked = await this.lock(tx, actor, submissionId, expected);
    return this.write(tx, actor, locked, change, action);
  }

  /** Locks a claim for the rest of the transaction. @throws NotFound, Conflict */
  lock(tx: EntityManager, actor: Actor, id: string, expected?: ExpectedVersions): Promise<LockedSubmission> {
    return lockSubmission(tx, this.ring, actor, id, expected);
  }

  /** Changes a locked claim. @throws BadInput, Conflict */
  async write(
    tx: EntityManager,
    actor: Actor,
    locked: LockedSubmission,
    change: SubmissionChange,
    action: string,
  ): Promise<MadeEdit> {
    const wanted = {
      ...change,
      sid: change.sid === undefined ? undefined : cleanSid(change.sid),
      email: change.email === undefined ? undefined : cleanEmail(change.email),
    };
    const given = cleanFields(wanted.fields ?? {});
    const next = { ...locked.fields, ...given };
    const tradeErrors = wanted.errors ?? tradeErrorsOf(wanted.addTrades ?? []);
    const emailErrors = wanted.email === undefined ? {} : ownerEmailErrors(wanted.email);
    throwIfErrors({
      ...emailErrors,
      ...fieldErrors(next, given, filerOf(actor, locked), wanted.sid),
      ...tradeErrors,
    });
    const changedPaths = (Object.keys(given) as ClaimPath[]).filter(
      (path) => given[path] !== locked.fields[path],
    );
    const sidChanged = wanted.sid !== undefined && wanted.sid !== locked.claim.sid;
    const emailChanged = wanted.email !== undefined && wanted.email !== locked.claim.email;
    const { addTrades = [], removeTradeIds = [] } = wanted;
    const [added, removed] = [addTrades.length, removeTradeIds.length];
    const edit = { changedPaths, sidChanged, emailChanged, added, removed };
    const claimChanged = changedPaths.length > 0 || sidChanged || emailChanged;
    if (!claimChanged && added === 0 && removed === 0) return edit;
    const { id, sid, email, contactEmail, ownerId } = locked.claim;
    if (sidChanged && sid !== null) await refuseOtherSid(tx, sid);
    const at = await beginChange(tx, actor, id, action, changedPaths.some(isBankPath));
    await this.writeTrades(tx, locked, wanted, changedPaths.includes(OPENING_BALANCE), at);
    const names = { ...(sidChanged && { sid: wanted.sid }), ...(emailChanged && { email: wanted.email }) };
    if (claimChanged) await this.writeClaim(tx, locked.claim, next, changedPaths, names);
    await audit(tx, actor, { id, sid }, edit, wanted.sid);
    await this.mails.claimChanged(tx, { email, contactEmail, ownerId }, locked.claim);
    return edit;
  }

  private async writeClaim(
    tx: EntityManager,
    claim: Submission,
    next: SubmissionFields,
    paths: readonly ClaimPath[],
    names: { sid?: string; email?: string },
  ): Promise<void> {
    const changed = Object.fromEntries(paths.map((path) => [path, next[path]])) as Partial<SubmissionFields>;
    const restricted = restrictedOf(next);
    const bankType = next[BANK_TYPE];
    const sealed = paths.some(isRestrictedPath)
      ? encryptRestricted(this.ring, claim.id, restricted, bankType)
      : paths.includes(BANK_TYPE) && { sameAccountIndex: sameAccountIndex(this.ring, restricted, bankType) };
    Object.assign(claim, columnsOf(changed), sealed, { editedSinceImport: true }, names);
    await tx.save(Submission, claim);
  }

  private async writeTrades(
    tx: EntityManager,
    { claim, list }: LockedSubmission,
    { addTrades = [], removeTradeIds = [] }: SubmissionChange,
    balanceChanged: boolean,
    at: string,
  ): Promise<void> {
    const forgetBalance = balanceChanged && list?.openingBalance != null;
    if (addTrades.length === 0 && removeTradeIds.length === 0 && !forgetBalance) return;
    const removed = await deleteTrades(tx, claim.id, removeTradeIds);
    if (removed.length !== new Set(removeTradeIds).size)
      throw new Conflict('A trade that you want to remove is no longer there. Please open the claim again.');
    await ensureTradeList(tx, claim.id);
    await insertTrades(tx, claim.id, addTrades, at);
    const removedImported = removed.some(({ imported }) => imported);
    await noteListChange(tx, claim.id, { removedImported, forgetBalance });
  }
}

function refuseUnknown(fields: Record<string, unknown> | undefined): void {
  const unknown = Object.keys(fields ?? {}).find((path) => !isFieldPath(path));
  if (unknown !== undefined)
    throw new BadInput(`A claim has no field ${unknown}.`, { [unknown]: 'A claim has no such field' });
}

function cleanFields(fields: Partial<SubmissionFields>): Partial<SubmissionFields> {
  const given: Partial<SubmissionFields> = {};
  for (const path of FIELD_PATHS) {
    const value = fields[path];
    if (value !== undefined) given[path] = cleanField(path, value);
  }
  return given;
}

/** By whose rules an edit is validated: an answer of a person without an e-mail address can be corrected without one. */
function filerOf(actor: Actor, { claim }: LockedSubmission): Parameters<typeof submissionErrors>[1] {
  if (!may(actor, Permission.ClaimsEdit)) return 'member';
  return claim.email === '' ? 'telephone' : 'administrator';
}

/**
 * The errors of the given fields, and those of other fields that the change causes (such as a missing SWIFT code for a
 * bank abroad).
 */
function fieldErrors(
  next: SubmissionFields,
  given: Partial<SubmissionFields>,
  by: Parameters<typeof submissionErrors>[1],
  sid: string | undefined,
): FieldMessages {
  const errors = submissionErrors(next, by, sid);
  const switched = given[BANK_TYPE] !== undefined;
  const mine = ([path]: [string, string]) =>
    path === 'sid' || path in given || (switched && BANK_COUNTRY_FIELDS.has(path));
  return Object.fromEntries(Object.entries(errors).filter(mine));
}

function tradeErrorsOf(trades: readonly CheckedTrade[]): FieldMessages {
  const errors: FieldMessages = {};
  trades.forEach((trade, index) =>
    Object.assign(errors, under(`addTrades.${index}`, checkTrade(trade).errors)),
  );
  return errors;
}

async function audit(
  tx: EntityManager,
  actor: Actor,
  { id, sid: from }: Pick<Submission, 'id' | 'sid'>,
  { changedPaths, sidChanged, emailChanged, added, removed }: MadeEdit,
  to: string | undefined,
): Promise<void> {
  const subject = { type: 'submission' as const, id };
  if (sidChanged) await recordAudit(tx, actor, 'submission.sid-changed', subject, { from, to });
  if (emailChanged) await recordAudit(tx, actor, 'submission.email-changed', subject);
  if (changedPaths.length > 0)
    await recordAudit(tx, actor, 'submission.changed', subject, { fields: changedPaths });
  if (added + removed > 0) await recordAudit(tx, actor, 'trades.changed', subject, { added, removed });
}
