import { Field, InputType } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import { FitsSchema } from '../../common/fits-schema.js';
import { IsFitText } from '../../common/is-fit-text.js';
import { registerSchema } from '../../rules/register-schema.js';
import { IsHashable } from '../passwords/is-hashable.js';

const NAME_MAX_LENGTH = 200;

@InputType()
export class RegisterInput {
  @Field()
  @MaxLength(NAME_MAX_LENGTH, { message: 'The name is too long' })
  @IsFitText({ message: 'The name contains characters that cannot be used' })
  @FitsSchema(registerSchema)
  name: string;

  @Field()
  @FitsSchema(registerSchema)
  email: string;

  @Field()
  @IsHashable()
  @FitsSchema(registerSchema)
  password: string;
}
