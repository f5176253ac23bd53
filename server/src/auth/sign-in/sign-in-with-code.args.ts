import { ArgsType, Field } from '@nestjs/graphql';
import { MaxLength } from 'class-validator';
import { FitsSchema } from '../../common/fits-schema.js';
import { IsFitText } from '../../common/is-fit-text.js';
import { codeSchema } from '../../rules/one-time-code-schema.js';
import { signInRequestSchema } from '../../rules/sign-in-schema.js';
import { EMAIL_MAX_LENGTH } from '../../rules/text-values.js';

/**
 * The address is not validated, so that every attempt gets the same response; a code of another length cannot be
 * correct.
 */
@ArgsType()
export class SignInWithCodeArgs {
  @Field()
  @MaxLength(EMAIL_MAX_LENGTH, { message: 'The e-mail address is too long' })
  @IsFitText({ message: 'The e-mail address contains characters that cannot be used' })
  @FitsSchema(signInRequestSchema)
  email: string;

  @Field()
  @FitsSchema(codeSchema)
  code: string;
}
