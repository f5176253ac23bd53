import { ArgsType, Field } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { IsFitText } from '../common/is-fit-text.js';
import { codeSchema } from '../rules/one-time-code-schema.js';
import { EMAIL_MAX_LENGTH } from '../rules/text-values.js';

/** The address may be anything, so that every try is answered alike; a code of another length cannot be right. */
@ArgsType()
export class SignInWithCodeArgs {
  @Field()
  @IsString({ message: 'The e-mail address must be text' })
  @MaxLength(EMAIL_MAX_LENGTH, { message: 'The e-mail address is too long' })
  @IsFitText({ message: 'The e-mail address contains characters that cannot be used' })
  email: string;

  @Field()
  @FitsSchema(codeSchema)
  code: string;
}
