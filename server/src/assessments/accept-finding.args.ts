import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { reasonSchema } from '../rules/reason-schema.js';

/** What was accepted, and why it is withdrawn. */
@ArgsType()
export class WithdrawAcceptanceArgs {
  @Field(() => ID)
  @IsString()
  id: string;

  @Field()
  @FitsSchema(reasonSchema)
  reason: string;
}

/** An error that a run found in a claim, and why it is accepted. */
@ArgsType()
export class AcceptFindingArgs {
  @Field(() => ID)
  @IsString()
  runId: string;

  @Field(() => ID)
  @IsString()
  submissionId: string;

  @Field({ description: 'The code of the finding' })
  @IsString()
  @MaxLength(40)
  code: string;

  @Field()
  @FitsSchema(reasonSchema)
  reason: string;
}
