import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropDownloadKind } from '../drop-download-kind.js';

export class ServeCourtReports1764400000069 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE download_kind ADD VALUE 'COURT_REPORT_PDF'`);
    await db.query(`ALTER TYPE download_kind ADD VALUE 'COURT_REPORT_CSV'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await dropDownloadKind(db, 'COURT_REPORT_CSV');
    await dropDownloadKind(db, 'COURT_REPORT_PDF');
  }
}
