import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsEnum, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { DistributionInput } from './distribution.input.js';
import type { TaxClass } from '../rules/distribution/distribution-plan.js';
import { DistributionLineState } from './distribution-line-state.js';
import { TaxClassName } from './tax-class-name.js';

/** A new distribution, or a change of one. */
@ArgsType()
export class SaveDistributionArgs {
  @Field(() => ID, { nullable: true, description: 'The one that is changed; absent for a new one' })
  @IsOptional()
  @IsString()
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that was read; needed with an id' })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => DistributionInput)
  @ValidateNested()
  @Type(() => DistributionInput)
  input: DistributionInput;
}

/** Which lines of a distribution; absent means all. */
@ArgsType()
export class DistributionLinesArgs {
  @Field(() => ID)
  @IsString()
  id: string;

  @Field(() => DistributionLineState, { nullable: true })
  @IsOptional()
  @IsEnum(DistributionLineState)
  state?: DistributionLineState | null;

  @Field(() => TaxClassName, { nullable: true })
  @IsOptional()
  @IsEnum(TaxClassName)
  taxClass?: TaxClass | null;

  @Field(() => String, { nullable: true, description: 'A SID' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  sid?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  page?: number | null;
}
