import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PaginationModel } from '../common/pagination.model.js';
import { AssessedStatus } from './assessed-status.js';
import { AssessedClaimModel } from './assessment-run.model.js';

const AMOUNT = /^\d{1,14}(?:\.\d{1,2})?$/;
const AN_AMOUNT = { message: 'Use an amount such as 12.50' };

/** Which claims of a run are listed; absent means all. */
@InputType()
export class AssessedClaimsFilter {
  @Field(() => AssessedStatus, { nullable: true })
  @IsOptional()
  @IsEnum(AssessedStatus)
  status?: AssessedStatus | null;

  @Field(() => String, { nullable: true, description: 'The code of a finding' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  finding?: string | null;

  @Field(() => String, { nullable: true, description: 'NONE, MARKET_GAIN, MARKET_LOSS or CLAIM_CAP' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  limitedBy?: string | null;

  @Field(() => String, { nullable: true, description: 'From this recognised loss' })
  @IsOptional()
  @Matches(AMOUNT, AN_AMOUNT)
  lossFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Below this recognised loss' })
  @IsOptional()
  @Matches(AMOUNT, AN_AMOUNT)
  lossBelow?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only claims for which the two engines differ' })
  @IsOptional()
  @IsBoolean()
  differs?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only claims edited after the moment of the run' })
  @IsOptional()
  @IsBoolean()
  editedSince?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A SID' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  sid?: string | null;
}

@ObjectType()
export class AssessedClaimPage {
  @Field(() => [AssessedClaimModel]) claims: AssessedClaimModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}

/** The amounts of one engine. */
@ObjectType()
export class EngineValuesModel {
  @Field({ description: 'ASSESSED, BLOCKED, or MISSING where the engine gave nothing' }) status: string;
  @Field(() => String, { nullable: true }) recognisedLoss: string | null;
  @Field(() => String, { nullable: true }) sumOfSlices: string | null;
  @Field(() => String, { nullable: true }) marketLoss: string | null;
  @Field(() => String, { nullable: true }) limitedBy: string | null;
}

/** A claim for which the two engines differ. */
@ObjectType()
export class AssessmentDisagreement {
  @Field(() => ID) submissionId: string;
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field(() => EngineValuesModel) first: EngineValuesModel;
  @Field(() => EngineValuesModel) second: EngineValuesModel;
  @Field(() => String, {
    nullable: true,
    description:
      'What the first engine was given, as canonical JSON; kept for the first 20 claims of a batch',
  })
  firstInput: string | null;
  @Field(() => String, { nullable: true, description: 'What the second engine was given' })
  secondInput: string | null;
}
