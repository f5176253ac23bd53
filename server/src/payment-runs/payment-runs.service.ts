import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import type { Caller, UserActor } from '../common/actor.js';
import { PAGE_SIZE, paginationOf, readPage } from '../common/paging.js';
import { KeyRing } from '../encryption/key-ring.js';
import { maskedValue } from '../rules/masked-value.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { todayIn } from '../scheme/today-in.js';
import { decryptRestricted } from '../submissions/restricted-fields.js';
import { Submission } from '../submissions/submission.entity.js';
import { User } from '../users/user.entity.js';
import { frozenAccount } from './frozen-account.js';
import { findPaymentRun, findPaymentRuns, isStuck } from './find-payment-run.js';
import { DECISIONS } from './decisions-sql.js';
import { detailsKey, openDetails } from '../payments/frozen-details.js';
import { ownPaymentRuns } from './own-payment-runs.js';
import { modelOf, summaryOf } from './payment-models.js';
import { PaymentFile } from './payment-file.entity.js';
import type { PaymentRun } from './payment-run.entity.js';
import type {
  PaymentDecision,
  PaymentJobModel,
  PaymentModel,
  PaymentPage,
  PaymentRunModel,
  PaymentRunSummary,
  PaymentTaxAccount,
} from './payment-run.model.js';
import type { PaymentsArgs } from './payment-runs.args.js';
import { IN_A_FILE, PaymentKind, PaymentRunState } from './payment-state.js';
import { Payment } from './payment.entity.js';
import { rejectionsOf } from './rejections/find-rejections.js';
import { returnedCounts, returnedFacts, type ReturnedFacts } from './returns/returned-facts.js';

const NO_MONEY = '0.00';

/** Payment runs and their payments, to read; an account by its last 3 digits. */
@Injectable()
export class PaymentRunsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /** All runs, the newest first. */
  async list(): Promise<PaymentRunSummary[]> {
    const returned = await returnedCounts(this.db);
    return (await findPaymentRuns(this.db.manager)).map((run) => summaryOf(run, returned.get(run.id) ?? 0));
  }

  /** The actor's runs in the header's jobs (JOBS-1). */
  own({ userId }: UserActor): Promise<PaymentJobModel[]> {
    return ownPaymentRuns(this.db, userId);
  }

  /** One run with its files. @throws NotFound */
  async get(actor: Caller, id: string): Promise<PaymentRunModel> {
    const run = await findPaymentRun(this.db.manager, id);
    const files = await this.db
      .getRepository(PaymentFile)
      .find({ where: { runId: id }, relations: { sender: true }, order: { number: 'ASC' } });
    const facts = {
      files,
      rejections: await rejectionsOf(this.db.manager, id),
      returned: (await returnedCounts(this.db)).get(id) ?? 0,
      taxAccount: await this.taxAccount(run),
      decisions: await this.decisions(run),
      isStuck: await isStuck(this.db.manager, id),
    };
    return modelOf(run, facts, actor, todayIn(this.scheme.timeZone));
  }

  /** Where the tax of a run goes: as it was written, or until then as the scheme file says now (PAY-13). @throws DecryptionError */
  private async taxAccount(run: PaymentRun): Promise<PaymentTaxAccount | null> {
    if ((run.figures?.tax ?? NO_MONEY) === NO_MONEY) return null;
    const paid = await this.db
      .getRepository(Payment)
      .findOneBy({ runId: run.id, kind: PaymentKind.TAX, state: In([...IN_A_FILE]) });
    if (paid?.details && run.detailsKey) {
      const key = detailsKey(this.ring, run.id, run.detailsKey);
      const { bsb, title, accountNumber } = openDetails(key, paid.id, paid.details);
      return { name: title, bsb: `${bsb.slice(0, 3)}-${bsb.slice(3)}`, account: endOf(accountNumber) };
    }
    const named = this.scheme.payer?.taxAccount;
    return named ? { name: named.accountName, bsb: named.bsb, account: endOf(named.accountNumber) } : null;
  }

  private async decisions({ id, state }: PaymentRun): Promise<PaymentDecision[]> {
    if (state === PaymentRunState.PREPARING || state === PaymentRunState.WRITING) return [];
    return this.db.query<PaymentDecision[]>(DECISIONS, [id]);
  }

  /** A page of the payments of a run in order of SID. @throws NotFound, BadInput */
  async payments({ runId, state, reason, page: given }: PaymentsArgs): Promise<PaymentPage> {
    const page = readPage(given ?? undefined);
    const run = await findPaymentRun(this.db.manager, runId);
    const [found, count] = await this.db.getRepository(Payment).findAndCount({
      where: { runId, ...(state && { state }), ...(reason && { heldReason: reason }) },
      order: { sid: 'ASC' },
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    });
    const claims = await this.db.getRepository(Submission).findBy({
      id: In(
        found.flatMap(({ state, submissionId }) =>
          submissionId === null || IN_A_FILE.includes(state) ? [] : [submissionId],
        ),
      ),
    });
    const accounts = new Map(
      claims.map(({ id, sealed }) => [id, decryptRestricted(this.ring, id, sealed).accountNo]),
    );
    const people = await this.db.getRepository(User).findBy({
      id: In(
        found.flatMap(({ holderId, releaserId }) => [holderId, releaserId]).filter((who) => who !== null),
      ),
    });
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const facts = await returnedFacts(
      this.db,
      found.map(({ id }) => id),
    );
    const payments = found.map((payment) => ({
      ...shownOf(
        payment,
        names,
        frozenAccount(this.ring, run, payment) ?? accounts.get(payment.submissionId ?? '') ?? '',
      ),
      ...facts.get(payment.id)!,
    }));
    return { payments, pagination: paginationOf(page, count) };
  }
}

/** The account of an office, which is no secret and may be short, so that its approver can compare it. */
function endOf(account: string): string {
  return `•••${account.slice(-3)}`;
}

function shownOf(
  payment: Payment,
  names: ReadonlyMap<string, string>,
  account: string,
): Omit<PaymentModel, keyof ReturnedFacts> {
  const { holderId, releaserId, ...shown } = payment;
  return {
    ...shown,
    holder: names.get(holderId ?? '') ?? null,
    releaser: names.get(releaserId ?? '') ?? null,
    account: account === '' ? null : maskedValue(account),
  };
}
