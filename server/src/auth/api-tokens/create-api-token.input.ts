import { Field, InputType } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsDate,
  IsEnum,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { IsFitText } from '../../common/is-fit-text.js';
import { type Permission, TOKEN_PERMISSIONS } from '../../rules/permissions.js';
import { ApiTokenScope } from './api-token.model.js';

const PERMISSIONS = `Of ${TOKEN_PERMISSIONS.join(', ')}: those the token has; all that its maker has when absent`;

@InputType()
export class CreateApiTokenInput {
  @Field()
  @IsString({ message: 'The name must be text' })
  @MaxLength(100, { message: 'The name can have at most 100 characters' })
  @IsFitText({ message: 'The name contains characters that cannot be used' })
  name: string;

  @Field(() => [ApiTokenScope])
  @ArrayNotEmpty({ message: 'Choose what the token may do' })
  @ArrayMaxSize(3, { message: 'Give each scope only once' })
  @IsEnum(ApiTokenScope, { each: true, message: 'Choose what the token may do' })
  scopes: ApiTokenScope[];

  @Field(() => [String], { nullable: true, description: PERMISSIONS })
  @IsOptional()
  @ArrayNotEmpty({ message: 'Choose at least one permission' })
  @ArrayMaxSize(TOKEN_PERMISSIONS.length, { message: 'Give each permission only once' })
  @IsIn(TOKEN_PERMISSIONS, { each: true, message: `Permissions are ${TOKEN_PERMISSIONS.join(', ')}` })
  permissions?: Permission[] | null;

  @Field()
  @IsDate({ message: 'Give the day on which the token expires' })
  expiresAt: Date;
}
