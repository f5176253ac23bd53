import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { type Caller, mayReadRestricted } from '../common/actor.js';
import { Unavailable } from '../common/errors.js';
import { KeyRing } from '../sealing/key-ring.js';
import type { ReportKind } from './export-run.entity.js';
import { reportText } from './report-text.js';
import { REPORTS } from './reports/all-reports.js';

/** Each holds a connection and a snapshot for as long as its reader takes. */
const MOST_AT_ONCE = 3;

/** A report as a file. */
export interface ReportFile {
  fileName: string;
  csv: Readable;
}

/** The reports of spec section 7, read as they are sent. */
@Injectable()
export class ReportsService {
  private open = 0;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /**
   * A report as CSV. Restricted columns are in it for whoever may read them, and reading them is audited (design section
   * 6). When it cannot be read to its end the stream fails, so that half a report never looks like a whole one.
   * @throws Unavailable while this node sends as many as it may
   */
  async read(caller: Caller, kind: ReportKind): Promise<ReportFile> {
    if (this.open >= MOST_AT_ONCE)
      throw new Unavailable('Other reports are being sent at this moment. Please try again in a minute.');
    this.open += 1;
    const restricted = mayReadRestricted(caller);
    await recordAudit(
      this.db.manager,
      caller,
      'report.read',
      { type: 'report', id: kind },
      { restricted },
    ).catch((error: unknown) => {
      this.open -= 1;
      throw error;
    });
    const csv = Readable.from(reportText(this.db, this.ring, REPORTS[kind], restricted), {
      objectMode: false,
    });
    csv.once('close', () => {
      this.open -= 1;
    });
    return { fileName: `${REPORTS[kind].fileName}.csv`, csv };
  }
}
