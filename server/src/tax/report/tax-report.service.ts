import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { UserActor } from '../../common/actor.js';
import { csvRecord } from '../../common/csv-text.js';
import { Conflict, Unavailable } from '../../common/errors.js';
import { Gate } from '../../common/gate.js';
import { requirePermission } from '../../common/policy.js';
import type { Distribution } from '../../distributions/distribution.entity.js';
import { DistributionState } from '../../distributions/distribution-state.js';
import { findDistribution } from '../../distributions/find-distribution.js';
import { DownloadOpeners, type ServedFile } from '../../downloads/download-openers.js';
import { DownloadKind } from '../../downloads/download-ticket.entity.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { inSnapshot } from '../../exports/snapshot.js';
import { bareIdentifier } from '../../rules/australian-numbers.js';
import { financialYearOf } from '../../rules/financial-year.js';
import { Permission } from '../../rules/permissions.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { dayIn } from '../../scheme/today-in.js';
import { TAX_REPORT_COLUMNS, taxReportRows, type TaxReportHead } from './tax-report-rows.js';

/** The numbers of a million claims are decrypted in this process. */
const MOST_AT_ONCE = 1;
const MOST_WAITING = 5;
const LONGEST_WAIT_MS = 5_000;
const ASK_AGAIN_SECONDS = 30;
/** So that nobody holds the place by reading slowly. */
const LONGEST_MS = 1_800_000;
/** Without it spreadsheets read the file as Windows-1252 and garble names. */
const BYTE_ORDER_MARK = '\ufeff';

/** The report of paid interest and withheld tax, from which the tax office is told of each investor (TAX-6). */
@Injectable()
export class TaxReportService implements OnModuleInit {
  private readonly logger = new Logger(TaxReportService.name);
  private readonly gate = new Gate(
    MOST_AT_ONCE,
    MOST_WAITING,
    LONGEST_WAIT_MS,
    () =>
      new Unavailable(
        `Another tax report is being sent at the moment. Please try again in ${ASK_AGAIN_SECONDS} seconds.`,
        ASK_AGAIN_SECONDS,
      ),
  );

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly openers: DownloadOpeners,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  onModuleInit(): void {
    this.openers.register(DownloadKind.TAX_REPORT, (actor, id) => this.open(actor, id));
  }

  /**
   * The report of a published distribution as CSV, written while it is sent. Its beginning is audited before the first
   * byte, its end with the numbers of rows and of tax file numbers read, and its hash (TAX-7).
   * @throws NotFound; Forbidden without `restricted.read`; Conflict before it is published; Unavailable
   */
  async open(actor: UserActor, id: string): Promise<ServedFile> {
    requirePermission(actor, Permission.RestrictedRead);
    const distribution = await findDistribution(this.db.manager, id);
    const { number, state, publishedAt } = distribution;
    if (state !== DistributionState.PUBLISHED)
      throw new Conflict(`Distribution ${number} is ${state}. Its tax is reported once it is published.`);
    const head = this.headOf(publishedAt!, await this.paidDay(id));
    const leave = await this.gate.enter();
    try {
      await recordAudit(this.db.manager, actor, 'tax.report-opened', { type: 'distribution', id });
    } catch (error) {
      leave();
      throw error;
    }
    const bytes = Readable.from(this.text(actor, distribution, head), { objectMode: false });
    const timer = setTimeout(() => bytes.destroy(new Error('A file was not read in time.')), LONGEST_MS);
    bytes.once('close', () => {
      clearTimeout(timer);
      leave();
    });
    // The response has begun, so this error is reported nowhere else.
    bytes.on('error', (error) => this.logger.error(error));
    return {
      fileName: `tax-report-distribution-${number}-${head.financialYear}.csv`,
      mimetype: 'text/csv; charset=utf-8',
      bytes,
    };
  }

  /** The first day of its payment runs that were sent; null before one was. */
  private async paidDay(id: string): Promise<string | null> {
    const [{ day }] = await this.db.query<[{ day: string | null }]>(
      `SELECT min(payment_day)::text AS day FROM payment_runs WHERE distribution_id = $1 AND state IN ('SENT', 'SETTLED')`,
      [id],
    );
    return day;
  }

  /**
   * Before it is paid, it counts as paid on the next day for payments that the scheme names, otherwise when it was
   * published.
   */
  private headOf(publishedAt: Date, paidDay: string | null): TaxReportHead {
    const { payments, payer, timeZone } = this.scheme;
    const published = dayIn(publishedAt, timeZone);
    const planned = [...payments.days].sort().find((day) => day >= published);
    const paymentDate = paidDay ?? planned ?? published;
    return {
      financialYear: financialYearOf(paymentDate),
      paymentDate,
      payerName: payer?.name ?? '',
      payerAbn: bareIdentifier(payer?.abn ?? ''),
    };
  }

  private async *text(actor: UserActor, { id }: Distribution, head: TaxReportHead): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    const read = { rows: 0, taxNumbersRead: 0, complete: false };
    const hashed = (text: string) => {
      const bytes = Buffer.from(text);
      hash.update(bytes);
      return bytes;
    };
    const { db, ring } = this;
    try {
      yield hashed(BYTE_ORDER_MARK + csvRecord(TAX_REPORT_COLUMNS));
      const batches = inSnapshot(db, (client) => taxReportRows(client, ring, id, head));
      for await (const { csv, rows, taxNumbersRead } of batches) {
        read.rows += rows;
        read.taxNumbersRead += taxNumbersRead;
        yield hashed(csv);
      }
      read.complete = true;
    } finally {
      // Also of a report that was broken off: its numbers were read.
      await recordAudit(
        db.manager,
        actor,
        'tax.report-sent',
        { type: 'distribution', id },
        { ...read, sha256: hash.digest('hex') },
      );
    }
  }
}
