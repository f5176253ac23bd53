import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';

/** A bank profile in a list: none of its values. */
@ObjectType('BankProfileSummary')
export class BankProfileSummary {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field({ description: 'Who saved it last' }) editor: string;
  @Field() updatedAt: Date;
  @Field(() => Int, { description: 'Sent back with a change' }) version: number;
}

/** A bank profile in full, for those who may change it. */
@ObjectType('BankProfile')
export class BankProfileModel extends BankProfileSummary {
  @Field() institution: string;
  @Field() userName: string;
  @Field() userId: string;
  @Field() description: string;
  @Field() traceBsb: string;
  @Field() traceAccount: string;
  @Field() remitter: string;
  @Field({ description: 'Whether a file also debits its sum' }) balanced: boolean;
  @Field({ description: 'An amount, or empty' }) maxTotal: string;
  @Field({ description: 'A number, or empty' }) maxRows: string;
  @Field({ description: 'REFUSE or CUT' }) longTitles: string;
}

const MOST = 200;

/** The values of the form, checked together by its schema. */
@InputType()
export class BankProfileInput {
  @Field() @IsString() @MaxLength(MOST) name: string;
  @Field() @IsString() @MaxLength(MOST) institution: string;
  @Field() @IsString() @MaxLength(MOST) userName: string;
  @Field() @IsString() @MaxLength(MOST) userId: string;
  @Field() @IsString() @MaxLength(MOST) description: string;
  @Field() @IsString() @MaxLength(MOST) traceBsb: string;
  @Field() @IsString() @MaxLength(MOST) traceAccount: string;
  @Field() @IsString() @MaxLength(MOST) remitter: string;
  @Field() @IsBoolean() balanced: boolean;
  @Field({ description: 'Of one file, as an amount; empty for the limit of the format' })
  @IsString()
  @MaxLength(MOST)
  maxTotal: string;
  @Field({ description: 'Payments in one file; empty for the limit of the format' })
  @IsString()
  @MaxLength(MOST)
  maxRows: string;
  @Field({ description: 'REFUSE or CUT, for names above 32 characters' })
  @IsString()
  @MaxLength(MOST)
  longTitles: string;
}

/** A new profile, or a change of one. */
@ArgsType()
export class SaveBankProfileArgs {
  @Field(() => ID, { nullable: true, description: 'The one that is changed; absent for a new one' })
  @IsOptional()
  @IsString()
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that was read; needed with an id' })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => BankProfileInput)
  @ValidateNested()
  @Type(() => BankProfileInput)
  input: BankProfileInput;
}
