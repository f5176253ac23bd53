import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsString } from 'class-validator';
import { FitsSchema } from '../../common/fits-schema.js';
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

/** An objection in the version that was read. */
@ArgsType()
export class ObjectionVersionArgs {
  @Field(() => ID)
  @IsString()
  id: string;

  @Field(() => Int)
  @IsInt()
  version: number;
}

@ArgsType()
export class AssignObjectionArgs extends ObjectionVersionArgs {
  @Field(() => ID, { description: 'The account of the officer' })
  @IsString()
  officerId: string;
}

@ArgsType()
export class DecideObjectionArgs extends ObjectionVersionArgs {
  @Field(() => ObjectionOutcome)
  @IsEnum(ObjectionOutcome)
  outcome: ObjectionOutcome;

  @Field({ description: 'The member reads it' })
  @FitsSchema(reasonSchema)
  reason: string;
}
