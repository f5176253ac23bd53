import { ArgsType, Field } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { SelectedClaims } from '../../submissions/listing/selected-claims.args.js';

/** A message to the owners of the selected claims. */
@ArgsType()
export class AskAllArgs extends SelectedClaims {
  @Field()
  @IsString()
  message: string;
}
