import { ArgsType, Field } from '@nestjs/graphql';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** The parameter in the link of a reset mail. */
@ArgsType()
export class ResetLinkArgs {
  @Field()
  @MaxLength(200, { message: 'The token is too long' })
  @IsString({ message: 'The token must be text' })
  @IsNotEmpty({ message: 'Token is required' })
  token: string;
}
