import { Field, ID, InputType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import { numberAsText } from '../common/number-as-text.js';
import { TransactionType } from './trade.entity.js';

/** One trade as it is sent; `rules/trade-row.ts` says what is wrong with its values. */
@InputType()
export class TradeInput {
  /** Names a trade that the claim holds already. */
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
  @IsString({ message: 'Quantity must be text' })
  quantity: string;

  /** May be absent in a transfer that comes by REST. */
  @Field()
  @IsOptional()
  @Transform(numberAsText)
  @IsString({ message: 'Price per Share must be text' })
  pricePerShare: string;

  @Field()
  @IsOptional()
  @Transform(numberAsText)
  @IsString({ message: 'Total Amount Paid must be text' })
  totalAmount: string;
}
