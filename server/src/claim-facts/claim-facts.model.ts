import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsUUID } from 'class-validator';
import { AmendmentState } from '../amendments/amendment-states.js';
import { MOST_FOUND } from '../submissions/listing/submission-search.js';

/** Further trades of a claim are not counted. */
export const MOST_TRADES_COUNTED = 1_000;

@ArgsType()
export class ClaimFactsArgs {
  @Field(() => [ID], { description: `The claims of a page or of a search, at most ${MOST_FOUND}` })
  @ArrayMaxSize(MOST_FOUND, { message: `ids must contain at most ${MOST_FOUND} ids` })
  @IsUUID('all', { each: true, message: 'ids must contain ids of claims' })
  ids: string[];
}

/** What office and member are shown of a claim alike. */
@ObjectType({ isAbstract: true })
export abstract class SharedClaimFacts {
  @Field(() => ID) id: string;

  @Field(() => AmendmentState, { nullable: true, description: 'The state of its thread; null without one' })
  request: AmendmentState | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the wait of an open thread began; for other threads, the last change of state',
  })
  requestSince: Date | null;

  @Field({ description: 'Whether it has a thread in which the member has written nothing: the office asked' })
  onlyOfficeWrote: boolean;

  @Field({ description: 'Whether its owner can read an assessment notice, or a loss in the published run' })
  hasNotice: boolean;

  @Field() createdAt: Date;
}

/** What a list can show of a claim besides its row; never contains a restricted field (LIST-9). */
@ObjectType()
export class ClaimFacts extends SharedClaimFacts {
  @Field(() => Int, {
    description: `The number of its trades, without the opening balance; ${MOST_TRADES_COUNTED + 1} stands for all higher numbers`,
  })
  trades: number;

  @Field() source: string;
  @Field({ description: 'The last change of the claim or of its trades' }) updatedAt: Date;
}
