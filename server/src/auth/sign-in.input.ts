import { Field, InputType } from '@nestjs/graphql';
import { IsDefined, IsString, MaxLength } from 'class-validator';
import { EMAIL_MAX_LENGTH } from '../rules/text-values.js';
import { IsFitText } from '../common/is-fit-text.js';

// Checks run from the last decorator up, and the first that fails is told.
/** Forms ask for a well-formed address and a password; here both may be anything, so that every try is answered alike. */
@InputType()
export class SignInInput {
  @Field()
  @IsFitText({ message: 'The e-mail address contains characters that cannot be used' })
  @MaxLength(EMAIL_MAX_LENGTH, { message: 'The e-mail address is too long' })
  @IsString({ message: 'The e-mail address must be text' })
  @IsDefined({ message: 'Email is required' })
  email: string;

  @Field()
  @MaxLength(1024, { message: 'The password is too long' })
  @IsString({ message: 'The password must be text' })
  @IsDefined({ message: 'No password provided' })
  password: string;
}
