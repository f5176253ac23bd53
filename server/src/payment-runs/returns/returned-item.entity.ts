import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ImportRun } from '../../imports/import-run.entity.js';
import { Payment } from '../payment.entity.js';

/** A payment that the bank sent back: each comes back once (RETURN-3). */
@Entity('returned_items')
@Index(['paymentId'], { unique: true })
@Index(['importRunId'])
@Index('returned_items_unannounced_idx', ['id'], { where: 'announced_at IS NULL' })
@Check('returned_items_values_check', 'line > 0 AND length(reason_code) <= 35')
export class ReturnedItem {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  paymentId: string;

  @ManyToOne(() => Payment, { nullable: false })
  @JoinColumn()
  payment: Relation<Payment>;

  @Column('uuid')
  importRunId: string;

  @ManyToOne(() => ImportRun, { nullable: false })
  @JoinColumn()
  importRun: Relation<ImportRun>;

  /** In the file, from 1. */
  @Column('int')
  line: number;

  /** The bank's; `returnReason` has its words. */
  @Column('text')
  reasonCode: string;

  @Column('timestamptz', { default: () => 'now()' })
  returnedAt: Date;

  /** When the owners of the claim were asked for other details. */
  @Column('timestamptz', { nullable: true })
  announcedAt: Date | null;
}
