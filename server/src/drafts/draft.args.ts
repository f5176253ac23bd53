import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { DraftForm } from './draft.entity.js';

/** Identifies one of the caller's drafts. */
@ArgsType()
export class DraftArgs {
  @Field(() => DraftForm)
  @IsEnum(DraftForm)
  form: DraftForm;

  /** The claim or registration that the form is about; absent for a new one. */
  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100, { message: 'This is not an id' })
  subjectId?: string | null;
}

@ArgsType()
export class SaveDraftArgs extends DraftArgs {
  @Field()
  @IsString()
  data: string;

  /** The version last seen; 0 when there was none. */
  @Field(() => Int)
  @IsInt()
  @Min(0, { message: 'The version must be 0 or more' })
  version: number;
}
