import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { Caller } from '../common/actor.js';
import { mayReadRestricted } from '../common/policy.js';
import { Unavailable } from '../common/errors.js';
import { Gate } from '../common/gate.js';
import { KeyRing } from '../sealing/key-ring.js';
import type { ReportKind } from './export-run.entity.js';
import { reportText } from './report-text.js';
import { REPORTS } from './reports/all-reports.js';

/** Each holds a connection and a snapshot for as long as its reader takes. */
const MOST_AT_ONCE = 3;
/** A short report ends in this time; whoever waits for a long one is told when to ask again. */
const LONGEST_WAIT_MS = 5_000;
const MOST_WAITING = 20;
const ASK_AGAIN_SECONDS = 15;

/** A report as a file. */
export interface ReportFile {
  fileName: string;
  csv: Readable;
}

/** The reports of EXPORT-1, read as they are sent. */
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
   * A report as CSV. Restricted columns are in it for whoever may read them, and reading them is audited (EXPORT-6). When
   * it cannot be read to its end the stream fails, so that half a report never looks like a whole one.
   * @param gone says whether the reader has left; nothing more is read then
   * @throws Unavailable when this node still sends as many as it may after a few seconds
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
    // The answer has begun: nobody else reports what stopped it.
    csv.on('error', (error) => this.logger.error(error));
    if (gone.aborted) csv.destroy();
    else gone.addEventListener('abort', () => csv.destroy(), { once: true });
    return { fileName: `${REPORTS[kind].fileName}.csv`, csv };
  }
}
