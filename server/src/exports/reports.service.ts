import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { Caller } from '../common/actor.js';
import { mayReadRestricted } from '../common/policy.js';
import { Unavailable } from '../common/errors.js';
import { Gate } from '../common/gate.js';
import { KeyRing } from '../encryption/key-ring.js';
import type { ReportKind } from './export-run.entity.js';
import { reportText } from './report-text.js';
import { REPORTS } from './reports/all-reports.js';

/** Each report holds a connection and a snapshot for as long as its reader takes. */
const MOST_AT_ONCE = 3;
/** A short report ends within this time; callers waiting behind long ones get a time to try again. */
const LONGEST_WAIT_MS = 5_000;
const MOST_WAITING = 20;
const ASK_AGAIN_SECONDS = 15;

/** A report as a file. */
export interface ReportFile {
  fileName: string;
  csv: Readable;
}

/** The reports of EXPORT-1, generated while they are sent. */
@Injectable()
export class ReportsService {
  private readonly gate = new Gate(
    MOST_AT_ONCE,
    MOST_WAITING,
    LONGEST_WAIT_MS,
    () =>
      new Unavailable(
        `Other reports are being sent at the moment. Please try again in ${ASK_AGAIN_SECONDS} seconds.`,
        ASK_AGAIN_SECONDS,
      ),
  );

  private readonly logger = new Logger(ReportsService.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /**
   * A report as CSV. It contains restricted columns for users who may read them, which is audited (EXPORT-6). An error
   * makes the stream fail, so that a partial report never looks complete.
   * @param gone whether the client has disconnected; nothing more is read then
   * @throws Unavailable when this node is still sending the maximum number of reports after a few seconds
   */
  async read(caller: Caller, kind: ReportKind, gone: AbortSignal): Promise<ReportFile> {
    const leave = await this.gate.enter(gone);
    const restricted = mayReadRestricted(caller);
    await recordAudit(
      this.db.manager,
      caller,
      'report.read',
      { type: 'report', id: kind },
      { restricted },
    ).catch((error: unknown) => {
      leave();
      throw error;
    });
    const csv = Readable.from(reportText(this.db, this.ring, REPORTS[kind], restricted), {
      objectMode: false,
    });
    csv.once('close', leave);
    // The response has begun, so this error is reported nowhere else.
    csv.on('error', (error) => this.logger.error(error));
    if (gone.aborted) csv.destroy();
    else gone.addEventListener('abort', () => csv.destroy(), { once: true });
    return { fileName: `${REPORTS[kind].fileName}.csv`, csv };
  }
}
