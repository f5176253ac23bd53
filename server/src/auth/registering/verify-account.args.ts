import { ArgsType, Field } from '@nestjs/graphql';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** The parameter in the link of a verification mail. */
@ArgsType()
export class VerifyAccountArgs {
  @Field()
  @MaxLength(200, { message: 'The code is too long' })
  @IsString({ message: 'The code must be text' })
  @IsNotEmpty({ message: 'Code is required' })
  code: string;
}
