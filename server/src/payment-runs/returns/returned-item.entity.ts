import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ImportRun } from '../../imports/import-run.entity.js';
import { User } from '../../users/user.entity.js';
import { Payment } from '../payment.entity.js';
import { FileRejection } from '../rejections/file-rejection.entity.js';

/** A payment that the bank sent back: each comes back once (RETURN-3). */
@Entity('returned_items')
@Index(['paymentId'], { unique: true })
@Index(['importRunId'])
@Index(['rejectionId'])
@Index('returned_items_unannounced_idx', ['id'], { where: 'announced_at IS NULL' })
@Check(
  'returned_items_reissue_check',
  `num_nulls(reissuer_id, reissue_asked_at, reissue_because) IN (0, 3) AND trim(reissue_because) <> ''`,
)
@Check(
  'returned_items_found_paid_check',
  `num_nulls(finder_id, found_paid_at, found_paid_because) IN (0, 3) AND trim(found_paid_because) <> ''`,
)
@Check(
  'returned_items_source_check',
  'num_nonnulls(import_run_id, rejection_id) = 1 AND (line IS NULL) = (import_run_id IS NULL)',
)
@Check('returned_items_deciders_check', 'finder_id <> reissuer_id')
@Check('returned_items_values_check', 'line > 0 AND length(reason_code) <= 35')
export class ReturnedItem {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  paymentId: string;

  @ManyToOne(() => Payment, { nullable: false })
  @JoinColumn()
  payment: Relation<Payment>;

  /** The file of returns that names it; null when the bank rejected its own file in words. */
  @Column('uuid', { nullable: true })
  importRunId: string | null;

  @ManyToOne(() => ImportRun, { nullable: true })
  @JoinColumn()
  importRun: Relation<ImportRun> | null;

  /** In the file of returns, from 1. */
  @Column('int', { nullable: true })
  line: number | null;

  /** By which it came back without a file of returns (PAY-15). */
  @Column('uuid', { nullable: true })
  rejectionId: string | null;

  @ManyToOne(() => FileRejection, { nullable: true })
  @JoinColumn()
  rejection: Relation<FileRejection> | null;

  /** The bank's; `returnReason` has its words. */
  @Column('text')
  reasonCode: string;

  /** Whether the bank rejected the whole file that it was in. */
  @Column('boolean', { default: false })
  whole: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  returnedAt: Date;

  /** When the owners of the claim were asked for other details, or found not to be in need of that. */
  @Column('timestamptz', { nullable: true })
  announcedAt: Date | null;

  /** Who decided that the payment is made again as it was (RETURN-9). */
  @Column('uuid', { nullable: true })
  reissuerId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  reissuer: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  reissueAskedAt: Date | null;

  /** What they found. */
  @Column('text', { nullable: true })
  reissueBecause: string | null;

  /** Who found that the payment was paid after all; of both decisions the later one counts (RETURN-10). */
  @Column('uuid', { nullable: true })
  finderId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  finder: Relation<User> | null;

  @Column('timestamptz', { nullable: true })
  foundPaidAt: Date | null;

  @Column('text', { nullable: true })
  foundPaidBecause: string | null;
}
