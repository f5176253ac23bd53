import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MadeRow } from '../database/changing-row.js';
import { User } from '../users/user.entity.js';
import { BankFileFormat } from './bank-file-format.js';
import { PaymentRun } from './payment-run.entity.js';

/** A file for the bank, encrypted in the file store; its hash and sums outlive it (PAY-9). */
@Entity('payment_files')
@Index(['id', 'live'], { unique: true })
@Index(['runId', 'number'], { unique: true })
@Check('payment_files_sums_check', 'payments > 0 AND total > 0 AND octet_length(sha256) = 32')
@Check(
  'payment_files_sent_check',
  'num_nulls(sent_at, sender_id, receipt) IN (0, 3) AND (live OR sent_at IS NULL)',
)
export class PaymentFile extends MadeRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  runId: string;

  @ManyToOne(() => PaymentRun, { nullable: false })
  @JoinColumn()
  run: Relation<PaymentRun>;

  /** Counted from 1 in its run. */
  @Column('int')
  number: number;

  @Column('enum', { enum: BankFileFormat, enumName: 'bank_file_format', default: BankFileFormat.ABA })
  format: BankFileFormat;

  /** False once its run was cancelled: nobody may send it. */
  @Column('boolean', { default: true })
  live: boolean;

  @Column('int')
  payments: number;

  @Column({ type: 'numeric', precision: 18, scale: 2 })
  total: string;

  /** In bytes. */
  @Column('int')
  size: number;

  @Column('bytea')
  sha256: Buffer;

  @Column('text', { nullable: true })
  storageKey: string | null;

  @Column('bytea', { nullable: true })
  wrappedKey: Buffer | null;

  /** What the bank knows it by in its returns, encrypted. */
  @Column('bytea', { nullable: true })
  sentAs: Buffer | null;

  /** How often it was fetched. */
  @Column('int', { default: 0 })
  fetches: number;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('uuid', { nullable: true })
  senderId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  sender: Relation<User> | null;

  /** What the bank answered. */
  @Column('text', { nullable: true })
  receipt: string | null;

  @Column('int', { default: 1 })
  version: number;
}
