import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DayPriceModel } from './day-prices.model.js';

/** What the checks of a claim's trades need, from the approved rules that hold today. */
@ObjectType()
export class LedgerRulesModel {
  @Field(() => Int, { description: 'The version of the rules' }) number: number;
  @Field({ description: 'Days and checks of the rules, as JSON' }) document: string;
  @Field(() => [DayPriceModel]) dayPrices: DayPriceModel[];
}
