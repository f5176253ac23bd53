import { Field, ObjectType } from '@nestjs/graphql';
import { LatestObjection } from '../assessments/objections/latest-objection.js';
import { BankChangeState } from '../bank-changes/bank-change-state.js';
import { DateScalar } from '../common/scalars.js';
import { SharedClaimFacts } from './claim-facts.model.js';

/** What a member's home shows of an own claim besides its row; never contains a restricted field (LIST-9). */
@ObjectType()
export class MyClaimFacts extends SharedClaimFacts {
  @Field({ description: 'Whether it has a trade; the opening balance is none' })
  hasTrades: boolean;

  @Field({ description: 'Whether its proof of identity is required, still accepted and absent' })
  lacksProof: boolean;

  @Field({
    description: 'Whether its opening balance is a text that is not a number, so that it counts as 0',
  })
  hasUnreadableBalance: boolean;

  @Field({ description: 'Whether an error blocks its loss in the published assessment' })
  isBlocked: boolean;

  @Field(() => BankChangeState, {
    nullable: true,
    description: 'PENDING, STOPPED or REFUSED while nothing is paid to its changed bank details; else null',
  })
  bankHold: BankChangeState | null;

  @Field({
    description:
      'Whether tax will be withheld because a resident gave no tax file number and no ABN that passes its check',
  })
  lacksTaxNumber: boolean;

  @Field({ description: 'Whether the thread was answered after the caller last opened the claim' })
  hasNewAnswer: boolean;

  @Field(() => LatestObjection, {
    nullable: true,
    description: 'The newest objection to its assessment that was not withdrawn, open or decided',
  })
  latestObjection: LatestObjection | null;

  @Field({ description: 'Whether that objection was decided after the caller last opened the assessment' })
  hasNewDecision: boolean;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The last day for objections to its published assessment, in the time zone of the scheme; null while it has none',
  })
  objectionsUntil: string | null;
}
