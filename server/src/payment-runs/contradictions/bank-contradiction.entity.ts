import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { ImportRun } from '../../imports/import-run.entity.js';
import { User } from '../../users/user.entity.js';
import { Payment } from '../payment.entity.js';

/** What a later file of the bank says about a payment that had come back, until somebody has looked into it (RETURN-11). */
@Entity('bank_contradictions')
@Unique(['paymentId', 'importRunId'])
@Index(['importRunId'])
@Index('bank_contradictions_open_idx', ['paymentId'], { where: 'closed_at IS NULL' })
@Index('bank_contradictions_unannounced_idx', ['importRunId'], {
  where: 'announced_at IS NULL AND closed_at IS NULL',
})
@Check('bank_contradictions_values_check', 'line > 0 AND length(said) <= 35')
@Check(
  'bank_contradictions_closed_check',
  `num_nulls(closer_id, closed_at, closed_because) IN (0, 3) AND trim(closed_because) <> ''`,
)
export class BankContradiction {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  paymentId: string;

  @ManyToOne(() => Payment, { nullable: false })
  @JoinColumn()
  payment: Relation<Payment>;

  /** The file of returns that says it. */
  @Column('uuid')
  importRunId: string;

  @ManyToOne(() => ImportRun, { nullable: false })
  @JoinColumn()
  importRun: Relation<ImportRun>;

  /** In that file, from 1. */
  @Column('int')
  line: number;

  /** The bank's code: for what it came back, or that it was made. */
  @Column('text')
  said: string;

  /** Whether the bank says that it made the payment; otherwise that it came back, again or for another reason. */
  @Column('boolean')
  made: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  foundAt: Date;

  /** When those who may look into it were notified; null until then. */
  @Column('timestamptz', { nullable: true })
  announcedAt: Date | null;

  /** Who looked into it. */
  @Column('uuid', { nullable: true })
  closerId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  closer: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** What they found. */
  @Column('text', { nullable: true })
  closedBecause: string | null;
}
