import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { PaginationModel } from '../common/pagination.model.js';
import { DateScalar } from '../common/scalars.js';
import { VersionArgs } from '../common/version.args.js';
import { reasonSchema } from '../rules/reason-schema.js';
import { DeadlineKind } from './deadline.entity.js';

/** A deadline as extended, for all claims or for one (DEADLINE-3). */
@ObjectType('Deadline')
export class DeadlineModel {
  @Field(() => ID, { description: 'Of the deadline, also where a claim has a later day of its own' })
  id: string;

  @Field(() => ID, { description: 'Of this row' }) rowId: string;
  @Field(() => DeadlineKind) kind: DeadlineKind;
  @Field(() => DateScalar, { description: 'It ends with this day in the scheme’s time zone' }) due: string;
  @Field(() => DateScalar, { description: 'The day before any extension' }) firstDue: string;
  @Field(() => Int, { description: 'Days until then; 0 on the day itself, negative afterwards' })
  daysLeft: number;

  @Field({ description: 'Whether anything still waits for it' }) holds: boolean;
  @Field() reason: string;
  @Field(() => String, { nullable: true, description: 'Null for one of the scheme file' })
  setBy: string | null;

  @Field() setAt: Date;
  @Field(() => Int, { nullable: true, description: 'The run that is final only afterwards' })
  runNumber: number | null;

  @Field(() => ID, { nullable: true }) runId: string | null;
  @Field(() => String, { nullable: true, description: 'The claim that it is for; null for all claims' })
  sid: string | null;

  @Field(() => ID, { nullable: true }) submissionId: string | null;
  @Field(() => String, { nullable: true }) legalEntity: string | null;
  @Field(() => Int) version: number;
}

@ObjectType()
export class DeadlinePage {
  @Field(() => [DeadlineModel]) deadlines: DeadlineModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}

@ArgsType()
export class SetDeadlineArgs {
  @Field(() => DeadlineKind, { description: 'DATA, LATE_CLAIM or PAYMENT; the others follow from an act' })
  @IsEnum(DeadlineKind)
  kind: DeadlineKind;

  @Field(() => DateScalar)
  @IsString()
  day: string;

  @Field()
  @FitsSchema(reasonSchema)
  reason: string;
}

@ArgsType()
export class ExtendDeadlineArgs extends VersionArgs {
  @Field(() => DateScalar)
  @IsString()
  day: string;

  @Field()
  @FitsSchema(reasonSchema)
  reason: string;

  @Field(() => String, { nullable: true, description: 'Only for the claim with this SID' })
  @IsOptional()
  @IsString()
  sid?: string | null;
}
