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
import { TransactionType } from '../trades/trade.entity.js';
import { Registration } from './registration.entity.js';

/** How the shares were traded, in the older form's words (REGISTRATION-5). */
export enum TradeType {
  ON_MARKET = 'ON_MARKET',
  DRP = 'DRP',
  IPO = 'IPO',
  SWAP = 'SWAP',
  RETAIL_ENTITLEMENT = 'RETAIL_ENTITLEMENT',
}

registerEnumType(TradeType, { name: 'TradeType' });

/** A trade row of an older registration. Rows are added and removed, never changed in place. */
@ObjectType()
@Entity('registration_trades')
@Index(['registrationId', 'tradeDate', 'id'])
@Check('registration_trades_quantity_check', 'quantity > 0')
@Check('registration_trades_total_amount_check', 'total_amount >= 0')
export class RegistrationTrade extends MadeRow {
  @Field(() => ID)
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column('uuid')
  registrationId: string;

  @ManyToOne(() => Registration, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  registration: Relation<Registration>;

  @Field(() => TransactionType)
  @Column('enum', { enum: TransactionType, enumName: 'transaction_type' })
  transactionType: TransactionType;

  /** yyyy-MM-dd: a date without a time or zone. */
  @Field(() => DateScalar)
  @Column('date')
  tradeDate: string;

  /** Whole shares, as text: counts exceed what a number holds exactly. */
  @Field(() => String)
  @Column('bigint')
  quantity: string;

  @Field(() => DecimalScalar)
  @Column('numeric', { precision: 24, scale: 6, transformer: decimalTransformer })
  totalAmount: Decimal;

  @Field(() => TradeType)
  @Column('enum', { enum: TradeType, enumName: 'trade_type' })
  tradeType: TradeType;
}
