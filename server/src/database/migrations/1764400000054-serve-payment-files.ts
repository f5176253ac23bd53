import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropDownloadKind } from '../drop-download-kind.js';

export class ServePaymentFiles1764400000054 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE download_kind ADD VALUE 'PAYMENT_FILE'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await dropDownloadKind(db, 'PAYMENT_FILE');
  }
}
