import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';

/** Longer than any value that the schema takes, which then names what is wrong. */
const MOST = 10_000;

/** A step of the waterfall; its values are checked together, by the schema of the form. */
@InputType()
export class FundStepInput {
  @Field() @IsString() @MaxLength(MOST) name: string;
  @Field({ description: 'COSTS, FUNDER, ADMINISTRATION, TAX, RESERVE or OTHER' })
  @IsString()
  @MaxLength(MOST)
  kind: string;
  @Field({ description: 'PRINCIPAL, INTEREST or INTEREST_FIRST' }) @IsString() @MaxLength(MOST) from: string;
  @Field(() => String, { nullable: true, description: 'An amount; absent for a percentage' })
  @IsOptional()
  @IsString()
  @MaxLength(MOST)
  amount?: string | null;
  @Field(() => String, { nullable: true, description: 'A percentage; needs `of`' })
  @IsOptional()
  @IsString()
  @MaxLength(MOST)
  percent?: string | null;
  @Field(() => String, { nullable: true, description: 'SETTLEMENT_SUM or REMAINING' })
  @IsOptional()
  @IsString()
  @MaxLength(MOST)
  of?: string | null;
  @Field({ description: 'The order or invoice that it rests on' }) @IsString() @MaxLength(MOST) basis: string;
  @Field(() => String, { nullable: true, description: 'What the order allows in all, an amount' })
  @IsOptional()
  @IsString()
  @MaxLength(MOST)
  cap?: string | null;
}

/** A distribution to save: which final run, and which fund. */
@InputType()
export class DistributionInput {
  @Field() @IsString() @MaxLength(MOST) name: string;
  @Field(() => ID, { description: 'A final assessment run' }) @IsString() @MaxLength(MOST) runId: string;
  @Field(() => ID, {
    nullable: true,
    description: 'The published distribution of which it shares what is left; absent for the first one',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MOST)
  followsId?: string | null;
  @Field({
    description:
      'An amount in dollars and cents; of one that follows another, what is left of that one counts instead',
  })
  @IsString()
  @MaxLength(MOST)
  settlementSum: string;
  @Field({ description: 'What the fund has earned; of one that follows another, since then' })
  @IsString()
  @MaxLength(MOST)
  interest: string;
  @Field(() => [FundStepInput])
  @IsArray()
  @ArrayMaxSize(1_000)
  @ValidateNested({ each: true })
  @Type(() => FundStepInput)
  steps: FundStepInput[];
  @Field(() => String, {
    nullable: true,
    description: 'For a copy only: the part `distribution` of the rules, as JSON, where it departs from them',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MOST)
  plan?: string | null;
}
