import { registerEnumType } from '@nestjs/graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  VirtualColumn,
} from 'typeorm';
import { ChangingRow } from '../database/changing-row.js';
import { RulesVersion } from '../rules-versions/rules-version.entity.js';
import { User } from '../users/user.entity.js';
import { AssessmentState } from './assessment-state.js';
import type { RunFigures } from './run-figures.js';

registerEnumType(AssessmentState, { name: 'AssessmentState' });

const APPROVED = `'APPROVED', 'PUBLISHED', 'FINAL', 'SUPERSEDED'`;

/**
 * One assessment of all claims by a version of the rules (RUN-1). `assessedThrough` moves in the same transaction as the
 * results it covers.
 */
@Entity('assessment_runs')
@Index(['number'], { unique: true })
@Index('assessment_runs_published_key', ['state'], { unique: true, where: `state = 'PUBLISHED'` })
@Check(
  'assessment_runs_people_check',
  `reviewer_id <> maker_id AND approver_id <> maker_id AND approver_id <> reviewer_id AND approver_id <> rules_author_id
    AND second_finaliser_id <> finaliser_id`,
)
@Check(
  'assessment_runs_review_check',
  `reviewer_id IS NOT NULL OR state NOT IN ('REVIEWED', 'WITHDRAWN', ${APPROVED})`,
)
@Check('assessment_runs_approval_check', `approver_id IS NOT NULL OR state NOT IN (${APPROVED})`)
@Check('assessment_runs_final_check', `(state = 'FINAL') = (second_finaliser_id IS NOT NULL)`)
@Check(
  'assessment_runs_agreed_check',
  `(disagreed = 0 AND frozen_sha256 IS NOT NULL) OR state NOT IN ('AGREED', 'REVIEWED', 'WITHDRAWN', ${APPROVED})`,
)
export class AssessmentRun extends ChangingRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Counted from 1. */
  @Column('int')
  number: number;

  @Column('enum', { enum: AssessmentState, enumName: 'assessment_state', default: AssessmentState.DRAFT })
  state: AssessmentState;

  /** Why a run failed, or what it waits for, as a message for the user. */
  @Column('text', { nullable: true })
  message: string | null;

  @Column('uuid')
  rulesId: string;

  @ManyToOne(() => RulesVersion, { nullable: false })
  @JoinColumn()
  rules: Relation<RulesVersion>;

  /** SHA-256 of the rules when the run was started. */
  @Column('bytea')
  rulesSha256: Buffer;

  @Column('uuid')
  rulesAuthorId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  rulesAuthor: Relation<User>;

  /** Claims are assessed as they were at this time. */
  @Column('timestamptz')
  moment: Date;

  /** The claims that were removed at the moment, by the decisions made when the run was started. */
  @Column('text', { array: true, default: () => `'{}'` })
  removedSids: string[];

  /** The claims that were marked as duplicates when the run was started. */
  @Column('uuid', { array: true, default: () => `'{}'` })
  duplicateIds: string[];

  @Column('uuid')
  makerId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  maker: Relation<User>;

  /** Whether it computes every claim, also those that have not changed since an earlier run (RUN-14). */
  @Column('boolean', { default: false })
  anew: boolean;

  /** The number of claims at the moment; null until the run begins. */
  @Column('int', { nullable: true })
  claims: number | null;

  @Column('int', { default: 0 })
  assessed: number;

  /** The mark: the last claim, in the order of ids, whose result is written. */
  @Column('uuid', { nullable: true })
  assessedThrough: string | null;

  /** The claims for which the two engines differ. */
  @Column('int', { default: 0 })
  disagreed: number;

  /** The claims that kept the result of an earlier run (RUN-13). */
  @Column('int', { default: 0 })
  kept: number;

  /** SHA-256 of the engines that computed all of it (RUN-13); null before, and when they were replaced on the way. */
  @Column('bytea', { nullable: true })
  enginesSha256: Buffer | null;

  /** SHA-256 of the frozen text (RUN-6). */
  @Column('bytea', { nullable: true })
  frozenSha256: Buffer | null;

  @Column('jsonb', { nullable: true })
  figures: RunFigures | null;

  /** The run whose results are compared with these. */
  @Column('uuid', { nullable: true })
  previousId: string | null;

  @ManyToOne(() => AssessmentRun, { nullable: true })
  @JoinColumn()
  previous: Relation<AssessmentRun> | null;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  computedAt: Date | null;

  /** When the worker was done with it, however it ended. */
  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Column('uuid', { nullable: true })
  reviewerId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  reviewer: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  reviewedAt: Date | null;

  @Column('text', { nullable: true })
  withdrawnBecause: string | null;

  @Column('uuid', { nullable: true })
  approverId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  approver: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  approvedAt: Date | null;

  /** The last day for objections, in the scheme's time zone, yyyy-MM-dd. */
  @Column('date', { nullable: true })
  objectionsUntil: string | null;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  /** The first of the two people who declare the run final. */
  @Column('uuid', { nullable: true })
  finaliserId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  finaliser: Relation<User> | null;

  @Column('uuid', { nullable: true })
  secondFinaliserId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  secondFinaliser: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  finalAt: Date | null;

  /** Objections that wait for their end, to whichever run: none may be left when a run becomes final (OBJECT-9). */
  @VirtualColumn('int', { query: () => 'SELECT count(*)::int FROM objections WHERE ended_at IS NULL' })
  openObjections: number;

  /** Objections to this run that were upheld, whole or in part: only a later run assesses their claims anew (OBJECT-9). */
  @VirtualColumn('int', {
    query: (run) =>
      `SELECT count(*)::int FROM objections o WHERE o.run_id = ${run}.id AND o.state IN ('UPHELD', 'PARTLY_UPHELD')`,
  })
  upheldObjections: number;
}
