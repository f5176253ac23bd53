import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsInt } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { reasonSchema } from '../rules/reason-schema.js';

/** The approved version to retire, as it was read, and why. */
@ArgsType()
export class RetireRulesArgs {
  @Field(() => Int)
  @IsInt()
  number: number;

  @Field(() => Int)
  @IsInt()
  version: number;

  @Field()
  @FitsSchema(reasonSchema)
  reason: string;
}
