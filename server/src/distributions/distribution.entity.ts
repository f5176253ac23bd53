import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AssessmentRun } from '../assessments/assessment-run.entity.js';
import { ChangingRow } from '../database/changing-row.js';
import type { DistributionPlan, StatedFund } from '../rules/distribution/distribution-plan.js';
import { User } from '../users/user.entity.js';
import type { DistributionFigures } from './distribution-figures.js';
import { DistributionState } from './distribution-state.js';

registerEnumType(DistributionState, { name: 'DistributionState' });

/** A fund shared among the claims of a final assessment run (DIST-1); a copy says what it is compared with (DIST-6). */
@Entity('distributions')
@Index(['number'], { unique: true })
@Check('distributions_plan_check', 'plan IS NULL OR copy_of_id IS NOT NULL')
@Check('distributions_computed_check', `(figures IS NOT NULL) = (state IN ('COMPUTED', 'DISAGREED'))`)
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
}
