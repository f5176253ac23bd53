import { Field, ID, ObjectType } from '@nestjs/graphql';
import { AmendmentState } from '../amendments/amendment-states.js';

/** What a member's home shows of an own claim besides its row; never contains a restricted field (LIST-9). */
@ObjectType()
export class MyClaimFacts {
  @Field(() => ID) id: string;

  @Field({ description: 'Whether it has a trade; the opening balance is none' })
  hasTrades: boolean;

  @Field({ description: 'Whether its proof of identity is required, still accepted and absent' })
  lacksProof: boolean;

  @Field(() => AmendmentState, { nullable: true, description: 'The state of its thread; null without one' })
  request: AmendmentState | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the wait of an open thread began; for other threads, the last change of state',
  })
  requestSince: Date | null;

  @Field({ description: 'Whether the thread was answered after the caller last opened the claim' })
  hasNewAnswer: boolean;

  @Field({ description: 'Whether it has an assessment notice that the caller can read' })
  hasNotice: boolean;

  @Field() createdAt: Date;
}
