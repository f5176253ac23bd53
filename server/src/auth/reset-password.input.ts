import { Field, InputType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { resetPasswordSchema } from '../rules/reset-password-schema.js';
import { IsHashable } from './is-hashable.js';

@InputType()
export class ResetPasswordInput {
  @Field()
  @FitsSchema(resetPasswordSchema)
  @IsHashable()
  password: string;

  @Field()
  @IsString({ message: 'The token must be text' })
  @MaxLength(200, { message: 'The token is too long' })
  token: string;
}
