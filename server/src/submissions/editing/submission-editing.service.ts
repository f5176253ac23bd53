import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Caller } from '../../common/actor.js';
import { isMember, may, mayReadRestricted, requirePermission, requireReach } from '../../common/policy.js';
import { type FieldMessages, Forbidden, NotFound } from '../../common/errors.js';
import { cleanEmail, cleanSid } from '../../rules/text-values.js';
import type { ActProof } from '../../auth/acts/act-proofs.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { type TradeChanges, tradeChanges } from '../../trades/trade-changes.js';
import { Trade } from '../../trades/trade.entity.js';
import type { TradeInput } from '../../trades/trade.input.js';
import { checkTrade, throwIfErrors, under } from '../filing/check-submission.js';
import {
  type SubmissionFields,
  type ClaimPath,
  isBankPath,
  isRestrictedPath,
  CLOSING_BALANCE,
  OPENING_BALANCE,
} from '../submission-fields.js';
import { BankChanges } from './bank-changes.js';
import type { ExpectedVersions, LockedSubmission } from './locked-submission.js';
import { readSubmissionInput } from '../filing/read-submission-input.js';
import { refuseTakenSid } from '../filing/sid-taken.js';
import type { Submission } from '../submission.entity.js';
import type { SubmissionChangesInput } from '../filing/submission.input.js';
import { type SubmissionChange, SubmissionsEditor } from './submissions-editor.js';
import { Permission } from '../../rules/permissions.js';

/** The messages after a claim, or its SID, was saved (CLAIM-27, CLAIM-39). */
export const SUBMISSION_UPDATED = 'Submission has been updated';
export const SID_UPDATED = 'SID Updated';

const EDITED = 'Edited';

/**
 * The values of an edit outside the groups of the claim. Only administrators may change them; an equal, null or absent
 * value is no change.
 */
export interface SubmissionNames {
  sid?: string | null;
  /** The e-mail address that owns the claim. */
  email?: string | null;
}

/** A call that may be repeated; a proof is not part of it. */
interface Call {
  operation: string;
  key: string | undefined;
  body: object;
}

/** Manual edits: of a claim by its member or an administrator, of its SID and its trades by administrators. */
@Injectable()
export class SubmissionEditingService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly editor: SubmissionsEditor,
    private readonly bankChanges: BankChanges,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Saves the given groups. Members cannot change the SID, the owning address, the trades or the Source (CLAIM-30,
   * CLAIM-34); an administrator's list of trades replaces the stored one, keeping equal rows.
   * @param proof of the member, asked for once bank details change (CLAIM-51)
   * @throws Forbidden, NotFound, BadInput with all paths, Conflict when a version differs or the SID is taken
   */
  async update(
    actor: Caller,
    id: string,
    input: SubmissionChangesInput,
    names: SubmissionNames,
    expected: ExpectedVersions,
    proof: ActProof,
    key?: string,
  ): Promise<void> {
    requireReach(actor, Permission.ClaimsEdit);
    if (isMember(actor) && !this.scheme.members.mayUpdate)
      throw new Forbidden('Claims are locked. Please request a change through Requested Amendments.');
    const call = { operation: 'update-submission', key, body: { id, input, names, expected } };
    await refuseTakenSid(() =>
      this.bankChanges.run(actor, id, proof, (tx, prove) =>
        this.onceIn(tx, actor, call, async () => {
          const locked = await this.editor.lock(tx, actor, id, expected);
          const change = may(actor, Permission.ClaimsEdit)
            ? await administratorsChange(tx, actor, locked, input, names)
            : await membersChange(tx, locked, input, names);
          const { changedPaths } = await this.editor.write(tx, actor, locked, change, EDITED);
          if (changedPaths.some(isBankPath)) await prove();
        }),
      ),
    );
  }

  /** Changes a claim's SID. @throws NotFound, BadInput; Conflict when the SID is taken or the version differs */
  async updateSid(
    actor: Caller,
    id: string,
    sid: string,
    expected: ExpectedVersions,
    key?: string,
  ): Promise<void> {
    await this.once(actor, { operation: 'update-sid', key, body: { id, sid, expected } }, async (tx) => {
      const locked = await this.editor.lock(tx, actor, id, expected);
      await this.editor.write(tx, actor, locked, { sid }, 'SID changed');
    });
  }

  /** Adds one trade manually. @throws NotFound, BadInput, Conflict */
  async addTrade(
    actor: Caller,
    id: string,
    sent: TradeInput,
    expected: ExpectedVersions,
    key?: string,
  ): Promise<void> {
    const { trade, errors } = checkTrade(sent);
    throwIfErrors(under('trade', errors));
    await this.once(actor, { operation: 'add-trade', key, body: { id, sent, expected } }, async (tx) => {
      const locked = await this.editor.lock(tx, actor, id, expected);
      await this.editor.write(tx, actor, locked, { addTrades: [trade] }, 'Trade added');
    });
  }

  /** Removes one trade from the claim. @throws NotFound, Conflict */
  async deleteTrade(
    actor: Caller,
    id: string,
    tradeId: string,
    expected: ExpectedVersions,
    key?: string,
  ): Promise<void> {
    await this.once(
      actor,
      { operation: 'delete-trade', key, body: { id, tradeId, expected } },
      async (tx) => {
        const locked = await this.editor.lock(tx, actor, id, expected);
        if (!(await keptTrades(tx, id)).some((trade) => trade.id === tradeId))
          throw new NotFound('We could not find this trade.');
        await this.editor.write(tx, actor, locked, { removeTradeIds: [tradeId] }, 'Trade deleted');
      },
    );
  }

  /**
   * Runs an edit once in a transaction; a repeated call with the same key changes nothing more. @throws as
   * IdempotencyService
   */
  private once(actor: Caller, call: Call, work: (tx: EntityManager) => Promise<void>): Promise<unknown> {
    return refuseTakenSid(() => this.db.transaction((tx) => this.onceIn(tx, actor, call, () => work(tx))));
  }

  private onceIn(
    tx: EntityManager,
    actor: Caller,
    { operation, key, body }: Call,
    work: () => Promise<void>,
  ): Promise<unknown> {
    return this.idempotency.once(tx, actor, operation, key, body, async () => {
      await work();
      return null;
    });
  }
}

const keptTrades = (tx: EntityManager, submissionId: string) => tx.findBy(Trade, { submissionId });

/** The changes that a submitted list of trades makes, and the validation result of every row. */
async function readTradeList(
  tx: EntityManager,
  submissionId: string,
  sent: readonly TradeInput[],
): Promise<TradeChanges & { trades: ReturnType<typeof checkTrade>[] }> {
  const trades = sent.map((row) => checkTrade(row));
  const rows = trades.map(({ trade }, index) => ({ ...trade, id: sent[index]!.id ?? undefined }));
  return { trades, ...tradeChanges(rows, await keptTrades(tx, submissionId)) };
}

async function administratorsChange(
  tx: EntityManager,
  actor: Caller,
  locked: LockedSubmission,
  input: SubmissionChangesInput,
  given: SubmissionNames,
): Promise<SubmissionChange> {
  const names = changedNames(locked.claim, given);
  if (names.sid !== undefined) requirePermission(actor, Permission.SidEdit);
  const fields = readSubmissionInput(input);
  if (!mayReadRestricted(actor)) keepUnseen(fields, locked.fields);
  const sent = input.tradeDetails?.tradeData;
  if (!sent) return { fields, ...names };
  const { trades, added, removed } = await readTradeList(tx, locked.claim.id, sent);
  const errors: FieldMessages = {};
  for (const index of added)
    Object.assign(errors, under(`tradeDetails.tradeData.${index}`, trades[index]!.errors));
  return {
    fields,
    ...names,
    errors,
    addTrades: added.map((index) => trades[index]!.trade),
    removeTradeIds: removed.map(({ id }) => id),
  };
}

/**
 * Keeps restricted fields that an API token sends empty: it received them empty, so sending them back is no wish to
 * clear them.
 */
function keepUnseen(fields: Partial<SubmissionFields>, kept: SubmissionFields): void {
  for (const path of Object.keys(fields) as ClaimPath[])
    if (isRestrictedPath(path) && fields[path] === '') fields[path] = kept[path];
}

async function membersChange(
  tx: EntityManager,
  { claim, fields: kept }: LockedSubmission,
  input: SubmissionChangesInput,
  given: SubmissionNames,
): Promise<SubmissionChange> {
  const names = changedNames(claim, given);
  if (names.sid !== undefined) throw administratorsOnly('SID');
  if (names.email !== undefined) throw administratorsOnly('e-mail address that owns the claim');
  const fields = readSubmissionInput(input);
  const balance = fields[OPENING_BALANCE];
  if (balance !== undefined && !sameBalance(balance, kept[OPENING_BALANCE])) throw tradesLocked();
  const closing = fields[CLOSING_BALANCE];
  if (closing !== undefined && closing !== kept[CLOSING_BALANCE]) throw tradesLocked();
  const sent = input.tradeDetails?.tradeData;
  if (sent) {
    const { added, removed } = await readTradeList(tx, claim.id, sent);
    if (added.length + removed.length > 0) throw tradesLocked();
  }
  const locked = { [OPENING_BALANCE]: undefined, [CLOSING_BALANCE]: undefined };
  return { fields: { ...fields, ...locked, 'legalDetails.claimType': undefined } };
}

/** The SID and address that differ from the claim's current ones. */
function changedNames(claim: Submission, { sid, email }: SubmissionNames): { sid?: string; email?: string } {
  const sameSid = sid === undefined || sid === null || cleanSid(sid) === (claim.sid ?? '');
  const sameEmail = email === undefined || email === null || cleanEmail(email) === claim.email;
  return { ...(!sameSid && { sid }), ...(!sameEmail && { email }) };
}

const administratorsOnly = (what: string) =>
  new Forbidden(
    `Only an administrator can change the ${what}. Please request the change through Requested Amendments.`,
  );

/** Whether two opening balances are equal; '', NONE and 0 are the same balance (CLAIM-10). */
function sameBalance(one: string, other: string): boolean {
  const meant = (text: string) => (['', 'NONE'].includes(text.trim().toUpperCase()) ? '0' : text.trim());
  return meant(one) === meant(other);
}

const tradesLocked = () =>
  new Forbidden('The trades of a claim are locked. Please request the change through Requested Amendments.');
