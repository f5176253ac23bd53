import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { LONGEST_RULES } from '../rules/rules-text.js';

/** A new draft of the rules, or a change of one. */
@InputType()
export class DraftRulesInput {
  @Field(() => Int, { nullable: true, description: 'The draft that is changed; absent for a new one' })
  @IsOptional()
  @IsInt()
  @Min(1)
  number?: number | null;

  @Field(() => Int, { nullable: true, description: 'The version that was read; needed with a number' })
  @IsOptional()
  @IsInt()
  @Min(1)
  version?: number | null;

  @Field({ description: 'The day from which it holds, yyyy-MM-dd' })
  @IsString()
  @MaxLength(10, { message: 'Use a day as yyyy-MM-dd' })
  effectiveFrom: string;

  @Field({ description: 'The order or decision that it rests on' })
  @IsString()
  @MaxLength(2_000, { message: 'Use at most 2,000 characters' })
  basis: string;

  @Field({ description: 'The rules as JSON' })
  @IsString()
  @MaxLength(LONGEST_RULES, { message: `Use at most ${LONGEST_RULES.toLocaleString('en')} characters` })
  document: string;
}
