import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { FitsSchema } from '../../common/fits-schema.js';
import { changePasswordSchema } from '../../rules/change-password-schema.js';
import { IsHashable } from './is-hashable.js';

@InputType()
export class ChangePasswordInput {
  /** Absent for users who never had a password. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString({ message: 'The password must be text' })
  @MaxLength(1024, { message: 'The password is too long' })
  currentPassword?: string | null;

  @Field()
  @FitsSchema(changePasswordSchema)
  @IsHashable()
  newPassword: string;
}
