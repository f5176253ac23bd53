import { Field, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayNotEmpty, IsDate, IsEnum, IsString, MaxLength } from 'class-validator';
import { IsFitText } from '../../common/is-fit-text.js';
import { ApiTokenScope } from './api-token.model.js';

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

  @Field()
  @IsDate({ message: 'Give the day on which the token expires' })
  expiresAt: Date;
}
