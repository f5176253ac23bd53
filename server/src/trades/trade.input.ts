import { Field, ID, InputType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import { IsTextOrNumber, numberAsText } from '../common/number-as-text.js';
import { TransactionType } from './trade.entity.js';

/** A trade as submitted; `checkTrade` validates its values, including numbers that are not exact. */
@InputType()
export class TradeInput {
  /** The id of a stored trade of the claim. */
  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsString({ message: 'The id of a trade must be text' })
  id?: string | null;

  @Field(() => TransactionType)
  @IsString({ message: 'Transaction Type must be text' })
  transactionType: TransactionType;

  @Field()
  @IsString({ message: 'Trade Date must be text' })
  tradeDate: string;

  @Field()
  @Transform(numberAsText)
  @IsTextOrNumber('Quantity')
  quantity: string;

  /** May be absent for a transfer sent through REST. */
  @Field()
  @IsOptional()
  @Transform(numberAsText)
  @IsTextOrNumber('Price per Share')
  pricePerShare: string;

  @Field()
  @IsOptional()
  @Transform(numberAsText)
  @IsTextOrNumber('Total Amount Paid')
  totalAmount: string;
}
