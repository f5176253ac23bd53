import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, MaxLength } from 'class-validator';
import { Role } from '../common/actor.js';
import { FitsSchema } from '../common/fits-schema.js';
import { IsFitText } from '../common/is-fit-text.js';
import { editUserSchema } from '../rules/edit-user-schema.js';
import { EMAIL_MAX_LENGTH } from '../rules/text-values.js';

/** An account as an administrator saves it (USER-6). */
@InputType()
export class UpdateUserInput {
  @Field()
  @MaxLength(200, { message: 'The name can have at most 200 characters' })
  @IsFitText({ message: 'The name contains characters that cannot be used' })
  @FitsSchema(editUserSchema)
  name: string;

  @Field()
  @MaxLength(EMAIL_MAX_LENGTH, { message: 'The e-mail address is too long' })
  @IsFitText({ message: 'The e-mail address contains characters that cannot be used' })
  @FitsSchema(editUserSchema)
  email: string;

  @Field(() => Role)
  @IsEnum(Role, { message: 'Choose a role' })
  role: Role;

  @Field()
  @IsBoolean({ message: 'Active must be true or false' })
  enabled: boolean;
}
