import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsInt } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { codeSchema } from '../rules/one-time-code-schema.js';
import { reasonSchema } from '../rules/reason-schema.js';

/** The rules with this number, in the version that was read, so that nobody acts on what has changed since. */
@ArgsType()
export class RulesVersionArgs {
  @Field(() => Int)
  @IsInt()
  number: number;

  @Field(() => Int)
  @IsInt()
  version: number;
}

/** The draft to approve and the code for the approval. */
@ArgsType()
export class ApproveRulesArgs extends RulesVersionArgs {
  @Field()
  @FitsSchema(codeSchema)
  code: string;
}

/** The approved version to retire, and why. */
@ArgsType()
export class RetireRulesArgs extends RulesVersionArgs {
  @Field()
  @FitsSchema(reasonSchema)
  reason: string;
}
