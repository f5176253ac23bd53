import { ArgsType, Field } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { SelectedSubmissions } from '../../submissions/listing/selected-submissions.args.js';

/** A message to the owners of the selected claims. */
@ArgsType()
export class AskAllArgs extends SelectedSubmissions {
  @Field()
  @IsString()
  message: string;
}
