import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsInt } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { codeSchema } from '../rules/one-time-code-schema.js';

/** The draft to approve, its version that was read, and the code for the approval. */
@ArgsType()
export class ApproveRulesArgs {
  @Field(() => Int)
  @IsInt()
  number: number;

  @Field(() => Int)
  @IsInt()
  version: number;

  @Field()
  @FitsSchema(codeSchema)
  code: string;
}
