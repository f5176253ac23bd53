import { Field, InputType } from '@nestjs/graphql';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { FitsSchema } from '../../common/fits-schema.js';
import { resetPasswordSchema } from '../../rules/reset-password-schema.js';
import { IsHashable } from './is-hashable.js';

@InputType()
export class ResetPasswordInput {
  @Field()
  @IsHashable()
  @FitsSchema(resetPasswordSchema)
  password: string;

  @Field()
  @MaxLength(200, { message: 'The token is too long' })
  @IsString({ message: 'The token must be text' })
  @IsNotEmpty({ message: 'Token is required' })
  token: string;
}
