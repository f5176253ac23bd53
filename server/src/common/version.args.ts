import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { IsInt, IsString } from 'class-validator';

/** An object in the version that was read, so that nobody acts on what has changed since. */
@ArgsType()
export class VersionArgs {
  @Field(() => ID)
  @IsString()
  id: string;

  @Field(() => Int)
  @IsInt()
  version: number;
}
