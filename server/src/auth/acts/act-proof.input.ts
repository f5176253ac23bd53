import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** What shows that it is the account's owner who acts: the code that was mailed for the act, or the password. */
@InputType()
export class ActProofInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString({ message: 'The code must be text' })
  @MaxLength(64, { message: 'The code is too long' })
  code?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString({ message: 'The password must be text' })
  @MaxLength(1024, { message: 'The password is too long' })
  password?: string | null;
}
