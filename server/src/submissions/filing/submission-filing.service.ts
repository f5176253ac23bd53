import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { Caller, UserActor } from '../../common/actor.js';
import { isMember, requireReach } from '../../common/policy.js';
import { type FieldMessages, Forbidden } from '../../common/errors.js';
import { uuidV7 } from '../../common/uuid-v7.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import { ReceiptMails } from '../../mail/receipt-mails.js';
import type { CheckedTrade } from '../../rules/trade-row.js';
import { cleanSid } from '../../rules/text-values.js';
import { KeyRing } from '../../encryption/key-ring.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { ensureTradeList, insertTrades } from '../../trades/write-trades.js';
import { checkTrade, submissionErrors, throwIfErrors, under } from './check-submission.js';
import {
  BANK_TYPE,
  FIELD_PATHS,
  type SubmissionFields,
  columnsOf,
  OPENING_BALANCE,
  restrictedOf,
} from '../submission-fields.js';
import { readSubmissionInput } from './read-submission-input.js';
import { encryptRestricted } from '../restricted-fields.js';
import { refuseTakenSid } from './sid-taken.js';
import type { SubmissionChangesInput } from './submission.input.js';
import { Submission } from '../submission.entity.js';
import { Permission } from '../../rules/permissions.js';

/** The message after a claim was filed (CLAIM-26). */
export const SUBMISSION_CREATED = 'Submission has been created';

/** A newly filed claim. */
export interface Filed {
  submissionId: string;
  message: string;
}

/** A claim that the office files for a claimant, and what is written with it. */
export interface ForClaimant {
  sid: string;
  input: SubmissionChangesInput;
  by: 'administrator' | 'telephone';
  /** The name of the operation and all that it was called with, for IDEMPOTENCY-2. */
  call: { name: string; body: object; key: string | undefined };
  /** Errors of what is filed with the claim; reported together with its own. */
  errors?: FieldMessages;
  /** Runs in the transaction of the claim: both are written, or neither. */
  also?: (tx: EntityManager, claim: { id: string; email: string; sid: string }) => Promise<void>;
}

interface NewSubmission {
  fields: SubmissionFields;
  trades: CheckedTrade[];
  columns: Pick<Submission, 'sid' | 'email' | 'ownerId'>;
}

/** Files claims: by members for themselves, and by administrators for claimants. */
@Injectable()
export class SubmissionFilingService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly ring: KeyRing,
    private readonly idempotency: IdempotencyService,
    private readonly receipts: ReceiptMails,
  ) {}

  /**
   * Files a claim owned by the caller, with the caller's address; only administrators can set the Source.
   * @param key when sent again with the same input, the first claim is returned (IDEMPOTENCY-2)
   * @throws Forbidden when the scheme does not let members file; BadInput with the paths of all fields to correct
   */
  async create(actor: UserActor, input: SubmissionChangesInput, key?: string): Promise<Filed> {
    requireReach(actor, Permission.ClaimsEdit);
    if (isMember(actor) && !this.scheme.members.mayCreate)
      throw new Forbidden('New claims are not being accepted. Please write to the settlement administrator.');
    const { fields, trades, errors } = readNewSubmission(input);
    if (isMember(actor)) fields['legalDetails.claimType'] = '';
    throwIfErrors({ ...submissionErrors(fields, 'member'), ...errors });
    const columns = { sid: null, email: actor.email, ownerId: actor.userId };
    return this.db.transaction((tx) =>
      this.idempotency.once(tx, actor, 'create-submission', key, input, () =>
        this.file(tx, actor, { fields, trades, columns }),
      ),
    );
  }

  /**
   * Files a claim for a claimant; its contact address owns the claim once verified (CLAIM-33).
   * @throws BadInput with the paths of all fields to correct; Conflict when another submission has the SID
   */
  adminCreate(actor: Caller, sid: string, input: SubmissionChangesInput, key?: string): Promise<Filed> {
    const call = { name: 'admin-create-submission', body: { sid, input }, key };
    return this.createFor(actor, { sid, input, by: 'administrator', call });
  }

  /**
   * Files a claim for a claimant, with what belongs to it.
   * @throws BadInput with the paths of all fields to correct; Conflict when another submission has the SID
   */
  async createFor(
    actor: Caller,
    { sid, input, by, call, errors: others, also }: ForClaimant,
  ): Promise<Filed> {
    const { fields, trades, errors } = readNewSubmission(input);
    const cleaned = cleanSid(sid);
    throwIfErrors({ ...others, ...submissionErrors(fields, by, cleaned), ...errors });
    const columns = { sid: cleaned, email: fields['contactDetails.email'], ownerId: null };
    return refuseTakenSid(() =>
      this.db.transaction((tx) =>
        this.idempotency.once(tx, actor, call.name, call.key, call.body, async () => {
          const filed = await this.file(tx, actor, { fields, trades, columns });
          await also?.(tx, { id: filed.submissionId, email: columns.email, sid: cleaned });
          return filed;
        }),
      ),
    );
  }

  private async file(
    tx: EntityManager,
    actor: Caller,
    { fields, trades, columns }: NewSubmission,
  ): Promise<Filed> {
    const id = uuidV7();
    const sealed = encryptRestricted(this.ring, id, restrictedOf(fields), fields[BANK_TYPE]);
    const openingBalance = fields[OPENING_BALANCE] || '0';
    await tx.insert(Submission, { id, ...columns, ...columnsOf(fields), openingBalance, ...sealed });
    if (trades.length > 0) {
      await ensureTradeList(tx, id);
      await insertTrades(tx, id, trades);
    }
    const details = { sid: columns.sid, trades: trades.length };
    await recordAudit(tx, actor, 'submission.created', { type: 'submission', id }, details);
    await this.receipts.claimReceived(tx, actor, id);
    return { submissionId: id, message: SUBMISSION_CREATED };
  }
}

function readNewSubmission(input: SubmissionChangesInput): {
  fields: SubmissionFields;
  trades: CheckedTrade[];
  errors: FieldMessages;
} {
  const empty = Object.fromEntries(FIELD_PATHS.map((path) => [path, ''])) as SubmissionFields;
  const errors: FieldMessages = {};
  const trades = (input.tradeDetails?.tradeData ?? []).map((sent, index) => {
    const checked = checkTrade(sent);
    Object.assign(errors, under(`tradeDetails.tradeData.${index}`, checked.errors));
    return checked.trade;
  });
  return { fields: { ...empty, ...readSubmissionInput(input) }, trades, errors };
}
