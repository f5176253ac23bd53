import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangingRow, TextColumn } from '../../database/changing-row.js';
import { Submission } from '../../submissions/submission.entity.js';
import { User } from '../../users/user.entity.js';
import { AssessmentRun } from '../assessment-run.entity.js';
import { ObjectionState } from './objection-state.js';

/**
 * An objection to the assessment of a claim in a published run (OBJECT-1). One is open for a claim at a time. A trigger
 * keeps what was raised, and an objection that has ended.
 */
@Entity('objections')
@Index('objections_open_key', ['submissionId'], { unique: true, where: 'ended_at IS NULL' })
@Index(['submissionId'])
@Index(['state', 'createdAt', 'id'])
@Check('objections_grounds_check', 'length(trim(grounds)) > 0')
@Check('objections_own_figure_check', 'own_figure >= 0 AND scale(own_figure) <= 2')
@Check('objections_late_check', `late OR late_because = ''`)
@Check(
  'objections_officer_check',
  `CASE state WHEN 'OPEN' THEN officer_id IS NULL WHEN 'WITHDRAWN' THEN true ELSE officer_id IS NOT NULL END`,
)
@Check(
  'objections_reason_check',
  `(state IN ('UPHELD', 'PARTLY_UPHELD', 'DISMISSED')) = (reason IS NOT NULL AND length(trim(reason)) > 0)`,
)
@Check(
  'objections_end_check',
  `(state IN ('OPEN', 'UNDER_REVIEW')) = (ended_at IS NULL) AND (ended_at IS NULL) = (ended_by_id IS NULL)`,
)
export class Objection extends ChangingRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  submissionId: string;

  @ManyToOne(() => Submission, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  submission: Relation<Submission>;

  /** The run whose result is objected to. */
  @Column('uuid')
  runId: string;

  @ManyToOne(() => AssessmentRun, { nullable: false })
  @JoinColumn()
  run: Relation<AssessmentRun>;

  /** A member, or who recorded it for one. */
  @Column('uuid')
  raisedById: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  raisedBy: Relation<User>;

  @Column('text')
  grounds: string;

  /** What the loss is by the member's own calculation, in dollars with at most two decimals. */
  @Column('numeric', { nullable: true })
  ownFigure: string | null;

  /** Raised after the last day for objections. */
  @Column('boolean')
  late: boolean;

  /** Why it is late; empty when nothing was said. */
  @TextColumn()
  lateBecause: string;

  @Column('enum', { enum: ObjectionState, enumName: 'objection_state', default: ObjectionState.OPEN })
  state: ObjectionState;

  /** Who works on it. */
  @Column('uuid', { nullable: true })
  officerId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  officer: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  assignedAt: Date | null;

  /** The written reason of the decision. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('uuid', { nullable: true })
  endedById: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  endedBy: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
