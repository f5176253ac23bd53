import { MaxLength } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { IsFitText } from '../common/is-fit-text.js';
import { codeSchema } from '../rules/one-time-code-schema.js';
import { signInRequestSchema } from '../rules/sign-in-schema.js';
import { EMAIL_MAX_LENGTH } from '../rules/text-values.js';

/** The body of a sign-in by code (RESTAPI-4). */
export class OtpVerifyBody {
  @MaxLength(EMAIL_MAX_LENGTH, { message: 'The e-mail address is too long' })
  @IsFitText({ message: 'The e-mail address contains characters that cannot be used' })
  @FitsSchema(signInRequestSchema)
  email: string;

  @FitsSchema(codeSchema, 'code')
  otp: string;
}
