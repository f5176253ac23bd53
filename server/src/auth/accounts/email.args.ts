import { ArgsType, Field } from '@nestjs/graphql';
import { FitsSchema } from '../../common/fits-schema.js';
import { emailSchema } from '../../rules/one-time-code-schema.js';

/** An address alone, to request a code, a reset link or a new verification link (SIGNIN-8, ACCOUNT-17). */
@ArgsType()
export class EmailArgs {
  @Field()
  @FitsSchema(emailSchema)
  email: string;
}
