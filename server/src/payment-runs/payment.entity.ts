import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Distribution } from '../distributions/distribution.entity.js';
import { User } from '../users/user.entity.js';
import { PaymentRun } from './payment-run.entity.js';
import { PaymentHeldReason, PaymentKind, PaymentState } from './payment-state.js';

registerEnumType(PaymentState, { name: 'PaymentState' });
registerEnumType(PaymentKind, { name: 'PaymentKind' });
registerEnumType(PaymentHeldReason, { name: 'PaymentHeldReason' });

const IN_A_FILE = `'IN_FILE', 'SENT', 'PAID', 'RETURNED', 'REISSUED'`;
const money = { type: 'numeric', precision: 18, scale: 2 } as const;

/** What a claim is paid by a distribution, or the tax office for it: one id for life, whichever runs it goes through (PAY-4). */
@Entity('payments')
@Index('payments_current_key', ['distributionId', 'submissionId'], {
  unique: true,
  where: `state <> 'REISSUED'`,
})
@Index('payments_reissued_idx', ['submissionId'], { where: `state = 'REISSUED'` })
@Index('payments_returned_idx', ['sid'], { where: `state = 'RETURNED'` })
@Index(['reissueOf'], { unique: true })
@Index(['submissionId'])
@Index('payments_tax_key', ['runId'], { unique: true, where: `kind = 'TAX' AND state <> 'CANCELLED'` })
@Index(['runId', 'state', 'sid'])
@Index(['runId', 'sid'])
@Index('payments_decided_idx', ['runId'], { where: 'releaser_id IS NOT NULL OR reissue_of IS NOT NULL' })
@Index('payments_held_idx', ['distributionId', 'sid'], { where: `state = 'HELD'` })
@Check(
  'payments_amounts_check',
  'principal >= 0 AND interest >= 0 AND withheld >= 0 AND net > 0 AND principal + interest = withheld + net',
)
@Check(
  'payments_kind_check',
  `CASE kind WHEN 'CLAIM' THEN submission_id IS NOT NULL
     ELSE submission_id IS NULL AND sid = '' AND interest = 0 AND withheld = 0 AND state NOT IN ('HELD', 'REISSUED') END`,
)
@Check('payments_held_check', `(state = 'HELD') = (held_reason IS NOT NULL)`)
@Check(
  'payments_by_hand_check',
  `held_reason IS DISTINCT FROM 'BY_HAND' OR (holder_id IS NOT NULL AND coalesce(trim(held_because), '') <> '')`,
)
@Check(
  'payments_released_check',
  'num_nulls(releaser_id, released_at, released_because, released_index) IN (0, 4)',
)
@Check('payments_unclaimed_check', `unclaimed_id IS NULL OR state = 'CANCELLED'`)
@Check('payments_tax_kept_check', 'NOT tax_kept OR unclaimed_id IS NOT NULL')
@Check('payments_details_check', `state NOT IN (${IN_A_FILE}) OR details IS NOT NULL`)
export class Payment {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  distributionId: string;

  @ManyToOne(() => Distribution, { nullable: false })
  @JoinColumn()
  distribution: Relation<Distribution>;

  @Column('enum', { enum: PaymentKind, enumName: 'payment_kind', default: PaymentKind.CLAIM })
  kind: PaymentKind;

  /** Not a reference: a payment outlives its claim. Null for one of tax, whose SID is empty. */
  @Column('uuid', { nullable: true })
  submissionId: string | null;

  @Column({ type: 'text', collation: 'C' })
  sid: string;

  @Column(money)
  principal: string;

  @Column(money)
  interest: string;

  @Column(money)
  withheld: string;

  @Column(money)
  net: string;

  /** The run that it is in, or was considered in last. */
  @Column('uuid')
  runId: string;

  @ManyToOne(() => PaymentRun, { nullable: false })
  @JoinColumn()
  run: Relation<PaymentRun>;

  @Column('enum', { enum: PaymentState, enumName: 'payment_state' })
  state: PaymentState;

  @Column('enum', { enum: PaymentHeldReason, enumName: 'payment_held_reason', nullable: true })
  heldReason: PaymentHeldReason | null;

  /** What is wrong with the bank details, by the codes of the writer. */
  @Column('text', { array: true, default: () => `'{}'` })
  heldCodes: string[];

  /** Why somebody held it by hand. */
  @Column('text', { nullable: true })
  heldBecause: string | null;

  @Column('uuid', { nullable: true })
  holderId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  holder: Relation<User> | null;

  /** Who released an account that other claims name too. */
  @Column('uuid', { nullable: true })
  releaserId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  releaser: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  releasedAt: Date | null;

  @Column('text', { nullable: true })
  releasedBecause: string | null;

  /** The blind index of the account that was released: the release of another account does not count. */
  @Column('bytea', { nullable: true })
  releasedIndex: Buffer | null;

  /** The bank details that it is paid to, frozen when it was written, under the key of its run. */
  @Column('bytea', { nullable: true })
  details: Buffer | null;

  /** The declaration by which it is unclaimed; no reference, since the folder of declarations uses this one. */
  @Index()
  @Column('uuid', { nullable: true })
  unclaimedId: string | null;

  /** Whether its tax stays with the tax office though it is unclaimed: it was sent before (UNCLAIMED-5). */
  @Column('boolean', { default: false })
  taxKept: boolean;

  /** The returned payment in whose place it is. */
  @Column('uuid', { nullable: true })
  reissueOf: string | null;

  @ManyToOne(() => Payment, { nullable: true })
  @JoinColumn({ name: 'reissue_of' })
  returned: Relation<Payment> | null;

  @Column('int', { default: 1 })
  version: number;
}
