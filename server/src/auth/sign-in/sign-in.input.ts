import { Field, InputType } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import { FitsSchema } from '../../common/fits-schema.js';
import { IsFitText } from '../../common/is-fit-text.js';
import { signInRequestSchema } from '../../rules/sign-in-schema.js';
import { EMAIL_MAX_LENGTH } from '../../rules/text-values.js';

// Validators run from the last decorator up, and the first failure is reported.
/** Forms validate the address; here it only must not be empty, so that every attempt gets the same response. */
@InputType()
export class SignInInput {
  @Field()
  @IsFitText({ message: 'The e-mail address contains characters that cannot be used' })
  @MaxLength(EMAIL_MAX_LENGTH, { message: 'The e-mail address is too long' })
  @FitsSchema(signInRequestSchema)
  email: string;

  @Field()
  @MaxLength(1024, { message: 'The password is too long' })
  @FitsSchema(signInRequestSchema)
  password: string;
}
