import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropDownloadKind } from '../drop-download-kind.js';

/** The frozen text of an assessment run is served by single-use links (RUN-15). */
export class ServeFrozenAssessments1764400000080 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TYPE download_kind ADD VALUE 'FROZEN_ASSESSMENT'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await dropDownloadKind(db, 'FROZEN_ASSESSMENT');
  }
}
