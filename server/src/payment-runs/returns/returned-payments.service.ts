import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { PAGE_SIZE, paginationOf, readPage } from '../../common/paging.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { detailsKey, openDetails } from '../../payments/frozen-details.js';
import { maskedValue } from '../../rules/masked-value.js';
import { returnMatter } from '../../rules/return-reasons.js';
import { foundPaidRefusal, IS_AWAITED, reissueRefusal } from './return-refusals.js';
import type { ReturnedPaymentModel, ReturnedPaymentPage } from './returned-payment.model.js';

interface Row extends Omit<ReturnedPaymentModel, 'account' | 'matter' | 'mayReissue' | 'mayFindPaid'> {
  importerId: string | null;
  isFileRejected: boolean;
  reissuerId: string | null;
  finderId: string | null;
  isAwaited: boolean;
  whole: boolean;
  details: Buffer | null;
  detailsKey: Buffer | null;
}

const RETURNED = `
  SELECT p.id, p.submission_id AS "submissionId", p.sid, p.net, p.state, ${IS_AWAITED} AS "isAwaited", p.details, r.details_key AS "detailsKey",
    b.reason_code AS reason, b.whole, b.returned_at AS "returnedAt", r.id AS "runId", r.number AS "runNumber",
    later.id AS "reissueRunId", later.number AS "reissueRunNumber",
    u.name AS reissuer, b.reissuer_id AS "reissuerId", coalesce(i.requested_by_id, x.maker_id) AS "importerId", b.rejection_id IS NOT NULL AS "isFileRejected", b.reissue_because AS "reissueBecause",
    finder.name AS finder, b.finder_id AS "finderId", b.found_paid_because AS "foundPaidBecause", p.version
  FROM returned_items b LEFT JOIN import_runs i ON i.id = b.import_run_id LEFT JOIN file_rejections x ON x.id = b.rejection_id JOIN payments p ON p.id = b.payment_id JOIN payment_runs r ON r.id = p.run_id
    LEFT JOIN payments n ON n.reissue_of = p.id LEFT JOIN payment_runs later ON later.id = n.run_id
    LEFT JOIN users u ON u.id = b.reissuer_id LEFT JOIN users finder ON finder.id = b.finder_id`;

/** Payments that the bank sent back, over all runs. */
@Injectable()
export class ReturnedPaymentsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /** A page of the returned payments, the last to come back first (RETURN-5). @throws BadInput, DecryptionError */
  async page(actor: UserActor, given?: number | null): Promise<ReturnedPaymentPage> {
    const page = readPage(given ?? undefined);
    const rows = await this.db.query<Row[]>(`${RETURNED} ORDER BY b.id DESC LIMIT $1 OFFSET $2`, [
      PAGE_SIZE,
      (page - 1) * PAGE_SIZE,
    ]);
    const [{ count }] = await this.db.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM returned_items',
    );
    return { payments: rows.map((row) => this.shown(actor, row)), pagination: paginationOf(page, count) };
  }

  /** One returned payment, which exists. @throws DecryptionError */
  async one(actor: UserActor, id: string): Promise<ReturnedPaymentModel> {
    const [row] = await this.db.query<Row[]>(`${RETURNED} WHERE p.id = $1`, [id]);
    return this.shown(actor, row!);
  }

  private shown(
    { userId }: UserActor,
    { details, detailsKey: wrapped, whole, ...row }: Row,
  ): ReturnedPaymentModel {
    const matter = returnMatter(row.reason, whole);
    const account = this.accountOf(row, details, wrapped);
    const facts = { ...row, matter };
    const mayReissue = reissueRefusal(facts, userId) === undefined;
    const mayFindPaid = foundPaidRefusal(facts, userId) === undefined;
    return { ...row, matter, account, mayReissue, mayFindPaid };
  }

  private accountOf(
    { id, runId }: Pick<Row, 'id' | 'runId'>,
    details: Buffer | null,
    wrapped: Buffer | null,
  ): string | null {
    if (!details || !wrapped) return null;
    return maskedValue(openDetails(detailsKey(this.ring, runId, wrapped), id, details).accountNumber);
  }
}
