import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Submission } from '../submissions/submission.entity.js';

/** What two claims have in common (DOUBLEUP-1). */
export enum DoubleUpReason {
  ABN_ACN = 'ABN_ACN',
  TRADING_ACCOUNT = 'TRADING_ACCOUNT',
  BANK_ACCOUNT = 'BANK_ACCOUNT',
  TAX_NUMBER = 'TAX_NUMBER',
  NAME_AND_ADDRESS = 'NAME_AND_ADDRESS',
}

registerEnumType(DoubleUpReason, { name: 'DoubleUpReason' });

/** Two claims that may be duplicates, from the last search; the lower id first, so that a pair is stored once. */
@Entity('double_ups')
@Index(['groupId'])
@Check('double_ups_order_check', 'first_id < second_id')
export class DoubleUp {
  @PrimaryColumn('uuid')
  firstId: string;

  @ManyToOne(() => Submission, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  first: Relation<Submission>;

  @Index()
  @PrimaryColumn('uuid')
  secondId: string;

  @ManyToOne(() => Submission, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  second: Relation<Submission>;

  @Column('enum', { enum: DoubleUpReason, enumName: 'double_up_reason', array: true })
  reasons: DoubleUpReason[];

  /** The lowest id among all claims of the group. */
  @Column('uuid')
  groupId: string;
}
