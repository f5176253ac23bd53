import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAmendmentThreads1763900000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TYPE amendment_state AS ENUM('OPEN', 'ANSWERED', 'CLOSED')`);
    await db.query(`CREATE TYPE proposal_state AS ENUM('PROPOSED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')`);
    await db.query(`
      CREATE TABLE amendment_threads (
        submission_id uuid NOT NULL,
        state amendment_state NOT NULL,
        since timestamptz NOT NULL,
        unanswered integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT amendment_threads_unanswered_check CHECK (unanswered >= 0 AND (state = 'OPEN' OR unanswered = 0)),
        CONSTRAINT amendment_threads_pkey PRIMARY KEY (submission_id)
      )
    `);
    await db.query(`
      ALTER TABLE amendment_threads ADD CONSTRAINT amendment_threads_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE
    `);
    await db.query(`
      CREATE INDEX amendment_threads_state_since_submission_id_idx ON amendment_threads (state, since, submission_id)
    `);
    await db.query(`
      CREATE TABLE amendment_proposals (
        id uuid NOT NULL,
        amendment_id uuid NOT NULL,
        submission_id uuid NOT NULL,
        state proposal_state NOT NULL DEFAULT 'PROPOSED',
        sealed bytea NOT NULL,
        reason text,
        decided_at timestamptz,
        decided_by_id uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT amendment_proposals_decided_check CHECK ((state = 'PROPOSED') = (decided_at IS NULL)),
        CONSTRAINT amendment_proposals_amendment_id_key UNIQUE (amendment_id),
        CONSTRAINT amendment_proposals_pkey PRIMARY KEY (id)
      )
    `);
    await db.query(`
      CREATE INDEX amendment_proposals_submission_id_idx ON amendment_proposals (submission_id) WHERE state = 'PROPOSED'
    `);
    await db.query(`
      ALTER TABLE amendment_proposals ADD CONSTRAINT amendment_proposals_amendment_id_fkey FOREIGN KEY (amendment_id) REFERENCES amendments(id) ON DELETE CASCADE
    `);
    await db.query(`
      ALTER TABLE amendment_proposals ADD CONSTRAINT amendment_proposals_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE amendment_proposals`);
    await db.query(`DROP TABLE amendment_threads`);
    await db.query(`DROP TYPE proposal_state`);
    await db.query(`DROP TYPE amendment_state`);
  }
}
