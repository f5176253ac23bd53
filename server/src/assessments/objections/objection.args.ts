import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsEnum, IsString } from 'class-validator';
import { FitsSchema } from '../../common/fits-schema.js';
import { VersionArgs } from '../../common/version.args.js';
import { objectionSchema } from '../../rules/objection-schema.js';
import { reasonSchema } from '../../rules/reason-schema.js';
import { ObjectionOutcome } from './objection-state.js';

/** A new objection to the assessment of a claim. */
@ArgsType()
export class RaiseObjectionArgs {
  @Field(() => ID)
  @IsString()
  submissionId: string;

  @Field()
  @FitsSchema(objectionSchema)
  grounds: string;

  @Field(() => String, { nullable: true, description: 'The loss by the member’s own calculation: 1234.50' })
  @FitsSchema(objectionSchema)
  ownFigure?: string | null;

  @Field(() => String, { nullable: true, description: 'Why it is raised after the last day for objections' })
  @FitsSchema(objectionSchema)
  lateBecause?: string | null;
}

@ArgsType()
export class AssignObjectionArgs extends VersionArgs {
  @Field(() => ID, { description: 'The account of the officer' })
  @IsString()
  officerId: string;
}

@ArgsType()
export class DecideObjectionArgs extends VersionArgs {
  @Field(() => ObjectionOutcome)
  @IsEnum(ObjectionOutcome)
  outcome: ObjectionOutcome;

  @Field({ description: 'The member reads it' })
  @FitsSchema(reasonSchema)
  reason: string;
}
