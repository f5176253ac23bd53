import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AssessmentRun } from '../assessments/assessment-run.entity.js';
import { ChangingRow } from '../database/changing-row.js';
import type { DistributionPlan, StatedFund } from '../rules/distribution/distribution-plan.js';
import { User } from '../users/user.entity.js';
import type { DistributionFigures } from './distribution-figures.js';
import { DistributionState } from './distribution-state.js';

registerEnumType(DistributionState, { name: 'DistributionState' });

const FROZEN = `'FROZEN', 'APPROVED', 'PUBLISHED', 'WITHDRAWN'`;

/** A fund shared among the claims of a final assessment run (DIST-1); a copy says what it is compared with (DIST-6). */
@Entity('distributions')
@Index(['number'], { unique: true })
@Check('distributions_plan_check', 'plan IS NULL OR copy_of_id IS NOT NULL')
@Check('distributions_computed_check', `(figures IS NOT NULL) = (state NOT IN ('DRAFT', 'COMPUTING'))`)
@Check('distributions_original_check', `copy_of_id IS NULL OR state NOT IN ('FREEZING', ${FROZEN})`)
@Check('distributions_freezing_check', `(frozen_at IS NOT NULL) = (state IN ('FREEZING', ${FROZEN}))`)
@Check(
  'distributions_frozen_check',
  `(num_nulls(frozen_header, frozen_sha256, salts_key, leaves, seal) = 0) = (state IN (${FROZEN}))`,
)
@Check('distributions_people_check', 'approver_id <> maker_id')
@Check(
  'distributions_approval_check',
  `num_nulls(approver_id, approved_at) = 0 OR state NOT IN ('APPROVED', 'PUBLISHED')`,
)
@Check('distributions_publication_check', `num_nulls(publisher_id, published_at) = 0 OR state <> 'PUBLISHED'`)
@Check(
  'distributions_withdrawal_check',
  `(num_nulls(withdrawer_id, withdrawn_at, withdrawn_because) = 0) = (state = 'WITHDRAWN')`,
)
@Check('distributions_follows_check', 'follows_id <> id')
@Index('distributions_published_key', ['state'], {
  unique: true,
  where: `state = 'PUBLISHED' AND follows_id IS NULL`,
})
@Index('distributions_followed_key', ['followsId'], { unique: true, where: `state = 'PUBLISHED'` })
export class Distribution extends ChangingRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Counted from 1. */
  @Column('int')
  number: number;

  @Column('text')
  name: string;

  @Column('enum', {
    enum: DistributionState,
    enumName: 'distribution_state',
    default: DistributionState.DRAFT,
  })
  state: DistributionState;

  @Column('uuid')
  runId: string;

  @ManyToOne(() => AssessmentRun, { nullable: false })
  @JoinColumn()
  run: Relation<AssessmentRun>;

  @Column('uuid', { nullable: true })
  copyOfId: string | null;

  @ManyToOne(() => Distribution, { nullable: true })
  @JoinColumn()
  copyOf: Relation<Distribution> | null;

  /** The distribution before it, of which it shares what was left (SHARE-13); null for the first one. */
  @Column('uuid', { nullable: true })
  followsId: string | null;

  @ManyToOne(() => Distribution, { nullable: true })
  @JoinColumn()
  follows: Relation<Distribution> | null;

  @Column('jsonb')
  fund: StatedFund;

  /** Where a copy departs from the rules of the run; null: as in the rules. */
  @Column('jsonb', { nullable: true })
  plan: DistributionPlan | null;

  @Column('uuid')
  makerId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  maker: Relation<User>;

  /** Why it could not be computed, or what it waits for, as a message for the user. */
  @Column('text', { nullable: true })
  message: string | null;

  /** Why the fund cannot be shared, by its code (`STEP_NOT_COVERED:2`). */
  @Column('text', { nullable: true })
  refusal: string | null;

  /** The claims that it is shared among, and how many of their lines are written. */
  @Column('int', { default: 0 })
  claims: number;

  @Column('int', { default: 0 })
  written: number;

  @Column('jsonb', { nullable: true })
  figures: DistributionFigures | null;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  computedAt: Date | null;

  /** Whether the lines are published without names; chosen when it is frozen, confirmed by the approval (FREEZE-7). */
  @Column('boolean', { default: false })
  publishLines: boolean;

  /** When its maker had it frozen; stated in the frozen text. */
  @Column('timestamptz', { nullable: true })
  frozenAt: Date | null;

  /** The first line of the frozen text, as canonical JSON without LF. The other lines follow from those of the table. */
  @Column('text', { nullable: true })
  frozenHeader: string | null;

  /** SHA-256 of the frozen text. */
  @Column('bytea', { nullable: true })
  frozenSha256: Buffer | null;

  /** The data key of the salts, wrapped by the key ring. */
  @Column('bytea', { nullable: true })
  saltsKey: Buffer | null;

  /** The lines with a loss. */
  @Column('int', { nullable: true })
  leaves: number | null;

  @Column('bytea', { nullable: true })
  seal: Buffer | null;

  @Column('uuid', { nullable: true })
  approverId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  approver: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  approvedAt: Date | null;

  @Column('uuid', { nullable: true })
  publisherId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  publisher: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @Column('uuid', { nullable: true })
  withdrawerId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  withdrawer: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  @Column('text', { nullable: true })
  withdrawnBecause: string | null;
}
