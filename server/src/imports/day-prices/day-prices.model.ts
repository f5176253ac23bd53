import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../../common/pagination.model.js';

/** A day's lowest and highest price on the market. */
@ObjectType()
export class DayPriceModel {
  @Field({ description: 'yyyy-MM-dd' }) day: string;
  @Field({ description: 'A plain decimal' }) low: string;
  @Field({ description: 'A plain decimal' }) high: string;
}

/** The market's prices by day, as imported, a page of them, the newest day first. */
@ObjectType()
export class DayPricesModel {
  @Field(() => Int) count: number;
  @Field(() => String, { nullable: true, description: 'The first day with a price' }) from: string | null;
  @Field(() => String, { nullable: true, description: 'The last day with a price' }) to: string | null;
  @Field(() => [DayPriceModel]) prices: DayPriceModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
  @Field(() => Int, { description: 'Trading days without a price, by the approved rules that hold today' })
  missing: number;
  @Field(() => [String], { description: 'The first of them, at most 20' }) firstMissing: string[];
}
