import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsArray, IsOptional, IsString, ValidateNested } from 'class-validator';
import type { ProposedTexts } from '../rules/proposed-change.js';
import { TradeInput } from '../trades/trade.input.js';

/** A field by its path in the claim (`bankDetails.bsb`), and its proposed value. */
@InputType()
export class ProposedFieldInput {
  @Field()
  @IsString()
  path: string;

  @Field()
  @IsString()
  value: string;
}

/** A change that a member proposes; validated by `rules/proposed-change.ts`. */
@InputType()
export class ProposedChangeInput implements ProposedTexts {
  @Field(() => [ProposedFieldInput], { nullable: true })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => ProposedFieldInput)
  fields?: ProposedFieldInput[] | null;

  @Field(() => [TradeInput], { nullable: true })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => TradeInput)
  addTrades?: TradeInput[] | null;

  @Field(() => [ID], { nullable: true })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  removeTradeIds?: string[] | null;
}
