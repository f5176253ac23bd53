import { ArgsType, Field } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { IsFitText } from '../common/is-fit-text.js';

/** The longest keys in use have some 3,000 characters. */
const ANSWER_MAX_LENGTH = 20_000;

/** The device's response as the browser serialises it: JSON in a string. */
@ArgsType()
export class DeviceAnswerArgs {
  @Field()
  @IsString({ message: 'The device’s response must be text' })
  @MaxLength(ANSWER_MAX_LENGTH, { message: 'The device’s response is too long' })
  response: string;
}

@ArgsType()
export class AddPasskeyArgs extends DeviceAnswerArgs {
  @Field()
  @IsString({ message: 'The name must be text' })
  @MaxLength(100, { message: 'The name can have at most 100 characters' })
  @IsFitText({ message: 'The name contains characters that cannot be used' })
  name: string;
}
