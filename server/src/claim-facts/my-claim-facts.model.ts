import { Field, ObjectType } from '@nestjs/graphql';
import { SharedClaimFacts } from './claim-facts.model.js';

/** What a member's home shows of an own claim besides its row; never contains a restricted field (LIST-9). */
@ObjectType()
export class MyClaimFacts extends SharedClaimFacts {
  @Field({ description: 'Whether it has a trade; the opening balance is none' })
  hasTrades: boolean;

  @Field({ description: 'Whether its proof of identity is required, still accepted and absent' })
  lacksProof: boolean;

  @Field({ description: 'Whether the thread was answered after the caller last opened the claim' })
  hasNewAnswer: boolean;
}
