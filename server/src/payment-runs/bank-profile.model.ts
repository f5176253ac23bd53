import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsEnum, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { BankFileFormat } from './bank-file-format.js';

registerEnumType(BankFileFormat, { name: 'BankFileFormat' });

/** A bank profile in a list: none of its values. */
@ObjectType('BankProfileSummary')
export class BankProfileSummary {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field(() => BankFileFormat) format: BankFileFormat;
  @Field({ description: 'Who saved it last' }) editor: string;
  @Field() updatedAt: Date;
  @Field(() => Int, { description: 'Sent back with a change' }) version: number;
}

/** A bank profile in full, for those who may change it; values of the other formats are empty. */
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
  @Field({ description: 'Who sends the file' }) initiator: string;
  @Field({ description: 'Under which the bank knows who sends it, or empty' }) initiatorId: string;
  @Field({ description: 'The name of the account that pays' }) debtor: string;
}

const MOST = 200;

/** The values of the form, checked together by its schema. */
@InputType()
export class BankProfileInput {
  @Field() @IsString() @MaxLength(MOST) name: string;
  @Field(() => BankFileFormat, { defaultValue: BankFileFormat.ABA })
  @IsEnum(BankFileFormat)
  format: BankFileFormat;
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
  @Field({ defaultValue: '', description: 'Of pain.001: who sends the file' })
  @IsString()
  @MaxLength(MOST)
  initiator: string;
  @Field({ defaultValue: '', description: 'Of pain.001: the number under which the bank knows who sends it' })
  @IsString()
  @MaxLength(MOST)
  initiatorId: string;
  @Field({ defaultValue: '', description: 'Of pain.001: the name of the account that pays' })
  @IsString()
  @MaxLength(MOST)
  debtor: string;
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
