import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropDownloadKind } from '../drop-download-kind.js';

export class ServeTaxReports1764400000058 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE download_kind ADD VALUE 'TAX_REPORT'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await dropDownloadKind(db, 'TAX_REPORT');
  }
}
