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
import { Distribution } from '../distributions/distribution.entity.js';
import { User } from '../users/user.entity.js';
import { BankProfile } from './bank-profile.entity.js';
import type { PaymentFigures, PaymentRefusal } from './payment-figures.js';
import { PaymentRunState } from './payment-state.js';

registerEnumType(PaymentRunState, { name: 'PaymentRunState' });

const OPEN = `'PREPARING', 'PREPARED', 'APPROVED', 'WRITING'`;
const APPROVED = `'APPROVED', 'WRITING', 'WRITTEN', 'SENT', 'SETTLED'`;

/** The payments of a published distribution to be made on one day from one account (PAY-2). */
@Entity('payment_runs')
@Index(['number'], { unique: true })
@Index('payment_runs_open_key', ['distributionId'], { unique: true, where: `state IN (${OPEN})` })
@Check(
  'payment_runs_people_check',
  'approver_id <> maker_id AND second_approver_id <> maker_id AND second_approver_id <> approver_id',
)
@Check(
  'payment_runs_approvals_check',
  'approvals_needed IN (1, 2) AND (second_approver_id IS NULL OR approver_id IS NOT NULL)',
)
@Check(
  'payment_runs_approval_check',
  `state NOT IN (${APPROVED}) OR (num_nulls(approver_id, approved_at) = 0 AND (approvals_needed = 1 OR num_nulls(second_approver_id, second_approved_at) = 0))`,
)
@Check(
  'payment_runs_written_check',
  `state NOT IN ('WRITTEN', 'SENT', 'SETTLED') OR num_nulls(writer_id, written_at, details_key) = 0`,
)
@Check('payment_runs_sent_check', `state NOT IN ('SENT', 'SETTLED') OR sent_at IS NOT NULL`)
@Check('payment_runs_settled_check', `(state = 'SETTLED') = (settled_at IS NOT NULL)`)
@Check(
  'payment_runs_cancelled_check',
  `(state = 'CANCELLED') = (num_nulls(canceller_id, cancelled_at, cancelled_because) = 0)`,
)
export class PaymentRun extends ChangingRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Counted from 1. */
  @Column('int')
  number: number;

  @Column('enum', {
    enum: PaymentRunState,
    enumName: 'payment_run_state',
    default: PaymentRunState.PREPARING,
  })
  state: PaymentRunState;

  @Column('uuid')
  distributionId: string;

  @ManyToOne(() => Distribution, { nullable: false })
  @JoinColumn()
  distribution: Relation<Distribution>;

  @Column('uuid')
  profileId: string;

  @ManyToOne(() => BankProfile, { nullable: false })
  @JoinColumn()
  profile: Relation<BankProfile>;

  /** The profile as it was then; a changed one needs another run. */
  @Column('int')
  profileVersion: number;

  /** yyyy-MM-dd */
  @Column('date')
  paymentDay: string;

  @Column('uuid')
  makerId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  maker: Relation<User>;

  /** Why it was not prepared or written, or what it waits for. */
  @Column('text', { nullable: true })
  message: string | null;

  /** Why no file was written, each reason with its claim. */
  @Column('jsonb', { nullable: true })
  refusals: PaymentRefusal[] | null;

  /** The steps of the work that is under way, and how many are done. */
  @Column('int', { default: 0 })
  lines: number;

  @Column('int', { default: 0 })
  done: number;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('jsonb', { nullable: true })
  figures: PaymentFigures | null;

  /** 2 above `payments.secondApprovalAbove` of the scheme file, as of its preparation. */
  @Column('smallint', { default: 1 })
  approvalsNeeded: number;

  /** What the other approved runs of its distribution pay out together: the limit for two approvals counts each run alone (PAY-6). */
  @VirtualColumn('text', {
    query: (run) => `SELECT coalesce(sum((o.figures ->> 'net')::numeric), 0.00)::text FROM payment_runs o
      WHERE o.distribution_id = ${run}.distribution_id AND o.id <> ${run}.id
        AND o.state IN ('APPROVED', 'WRITING', 'WRITTEN', 'SENT', 'SETTLED')`,
  })
  approvedElsewhere: string;

  /** Whether the tax withheld from its payments is paid by files, and not by hand: the scheme had an account for it (PAY-13). */
  @Column('boolean', { default: false })
  paysTax: boolean;

  @Column('uuid', { nullable: true })
  approverId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  approver: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  approvedAt: Date | null;

  @Column('uuid', { nullable: true })
  secondApproverId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  secondApprover: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  secondApprovedAt: Date | null;

  /** Who had the files written. */
  @Column('uuid', { nullable: true })
  writerId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  writer: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  writtenAt: Date | null;

  /** The data key of the frozen bank details, wrapped by the key ring. */
  @Column('bytea', { nullable: true })
  detailsKey: Buffer | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  @Column('uuid', { nullable: true })
  cancellerId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  canceller: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;

  @Column('text', { nullable: true })
  cancelledBecause: string | null;
}
