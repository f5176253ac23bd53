import { ArgsType, Field } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';

/** What the link of a verification mail carries. */
@ArgsType()
export class VerifyAccountArgs {
  @Field()
  @IsString({ message: 'The code must be text' })
  @MaxLength(200, { message: 'The code is too long' })
  code: string;
}
