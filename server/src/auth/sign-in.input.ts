import { Field, InputType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { EMAIL_MAX_LENGTH } from '../rules/text-values.js';
import { IsFitText } from '../common/is-fit-text.js';

/** Forms ask for a well-formed address and a password; here both may be anything, so that every try is answered alike. */
@InputType()
export class SignInInput {
  @Field()
  @IsString({ message: 'The e-mail address must be text' })
  @MaxLength(EMAIL_MAX_LENGTH, { message: 'The e-mail address is too long' })
  @IsFitText({ message: 'The e-mail address contains characters that cannot be used' })
  email: string;

  @Field()
  @IsString({ message: 'The password must be text' })
  @MaxLength(1024, { message: 'The password is too long' })
  password: string;
}
