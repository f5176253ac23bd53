import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Decimal } from 'decimal.js';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { decimalTransformer } from '../common/decimal.transformer.js';
import { DateScalar, DecimalScalar } from '../common/scalars.js';
import { MadeRow } from '../database/changing-row.js';
import { TradeList } from './trade-list.entity.js';

/** OPEN contains the opening balance; TRANSFER is what the older product wrote (TRADE-2). */
export enum TransactionType {
  OPEN = 'OPEN',
  BUY = 'BUY',
  SELL = 'SELL',
  TRANSFER = 'TRANSFER',
  TRANSFER_IN = 'TRANSFER_IN',
  TRANSFER_OUT = 'TRANSFER_OUT',
}

registerEnumType(TransactionType, { name: 'TransactionType' });

/** A row of a claim's trade list. Rows are added and removed, never updated. */
@ObjectType()
@Entity('trades')
@Index(['submissionId', 'tradeDate', 'id'])
@Check('trades_quantity_check', `quantity > 0 OR (transaction_type = 'OPEN' AND quantity = 0)`)
@Check('trades_price_per_share_check', 'price_per_share >= 0')
@Check('trades_total_amount_check', 'total_amount >= 0')
export class Trade extends MadeRow {
  @Field(() => ID)
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column('uuid')
  submissionId: string;

  @ManyToOne(() => TradeList, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'submission_id' })
  list: Relation<TradeList>;

  @Field(() => TransactionType)
  @Column('enum', { enum: TransactionType, enumName: 'transaction_type' })
  transactionType: TransactionType;

  /** yyyy-MM-dd: a date without a time or zone. */
  @Field(() => DateScalar)
  @Column('date')
  tradeDate: string;

  /** Whole shares as text: counts can exceed the exact range of a number. */
  @Field(() => String)
  @Column('bigint')
  quantity: string;

  @Field(() => DecimalScalar)
  @Column('numeric', { precision: 20, scale: 6, transformer: decimalTransformer })
  pricePerShare: Decimal;

  @Field(() => DecimalScalar)
  @Column('numeric', { precision: 24, scale: 6, transformer: decimalTransformer })
  totalAmount: Decimal;

  /** Whether it came with a trade file; a later file that replaces the list removes it. Rows entered manually stay. */
  @Column({ default: false })
  imported: boolean;
}
