import type { Decimal } from 'decimal.js';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { decimalTransformer } from '../../common/decimal.transformer.js';
import { TransactionType } from '../../trades/trade.entity.js';

/** A trade removed from a claim's list, stored by a trigger (migration keep-claim-history). */
@Entity('removed_trades')
export class RemovedTrade {
  /** The id of the former trade. */
  @PrimaryColumn('bigint')
  id: string;

  @Index()
  /** Without a foreign key, as in `SubmissionVersion`. */
  @Column('uuid')
  submissionId: string;

  @Column('enum', { enum: TransactionType, enumName: 'transaction_type' })
  transactionType: TransactionType;

  @Column('date')
  tradeDate: string;

  @Column('bigint')
  quantity: string;

  @Column('numeric', { precision: 20, scale: 6, transformer: decimalTransformer })
  pricePerShare: Decimal;

  @Column('numeric', { precision: 24, scale: 6, transformer: decimalTransformer })
  totalAmount: Decimal;

  @Column('boolean')
  imported: boolean;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  removedAt: Date;
}
