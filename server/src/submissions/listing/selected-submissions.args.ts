import { ArgsType, Field, ID } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsUUID } from 'class-validator';
import { MOST_SELECTED } from '../../rules/selection-limits.js';

/** The claims selected in the list. */
@ArgsType()
export class SelectedSubmissions {
  @Field(() => [ID], { description: `The selected claims, at most ${MOST_SELECTED}` })
  @ArrayMinSize(1, { message: 'Choose at least one submission' })
  @ArrayMaxSize(MOST_SELECTED, {
    message: `Choose at most ${MOST_SELECTED.toLocaleString('en-AU')} submissions`,
  })
  @IsUUID('all', { each: true, message: 'submissionIds must contain ids of claims' })
  submissionIds: string[];
}
