import { ArgsType, Field } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString } from 'class-validator';
import { DateScalar } from '../common/scalars.js';
import { FitsSchema } from '../common/fits-schema.js';
import { VersionArgs } from '../common/version.args.js';
import { codeSchema } from '../rules/one-time-code-schema.js';
import { reasonSchema } from '../rules/reason-schema.js';
import { AssessmentAct } from './assessment-acts.js';

/** The act that a code is asked for. */
@ArgsType()
export class AssessmentCodeArgs extends VersionArgs {
  @Field(() => AssessmentAct)
  @IsEnum(AssessmentAct)
  act: AssessmentAct;
}

/** An act on it, with the mailed code for exactly this act. */
@ArgsType()
export class ConfirmedActArgs extends VersionArgs {
  @Field()
  @FitsSchema(codeSchema)
  code: string;
}

/** A review, or a withdrawal with its reason. */
@ArgsType()
export class ReviewAssessmentArgs extends ConfirmedActArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Why the run is withdrawn; absent to confirm the review',
  })
  @IsOptional()
  @FitsSchema(reasonSchema, 'reason')
  withdrawBecause?: string | null;
}

@ArgsType()
export class PublishAssessmentArgs extends ConfirmedActArgs {
  @Field(() => DateScalar, { description: 'The last day for objections' })
  @IsString()
  objectionsUntil: string;
}
