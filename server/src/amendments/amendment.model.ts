import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Decimal } from 'decimal.js';
import { DateScalar, DecimalScalar } from '../common/scalars.js';
import { TransactionType } from '../trades/trade.entity.js';
import { AmendmentState, ProposalState } from './amendment-states.js';

/** A field of a proposed change: the earlier, the proposed and the current value. */
@ObjectType('ProposedField')
export class ProposedField {
  @Field() path: string;
  @Field() label: string;
  @Field() before: string;
  @Field() proposed: string;
  @Field() current: string;
}

@ObjectType('ProposedTrade')
export class ProposedTrade {
  @Field(() => TransactionType) transactionType: TransactionType;
  @Field(() => DateScalar) tradeDate: string;
  @Field() quantity: string;
  @Field(() => DecimalScalar) pricePerShare: Decimal | string;
  @Field(() => DecimalScalar) totalAmount: Decimal | string;
}

/** A change of the claim proposed by a member, compared with the current claim. */
@ObjectType('ProposedChange')
export class ProposedChange {
  @Field(() => ID) id: string;
  @Field(() => ProposalState) state: ProposalState;
  @Field(() => [ProposedField]) fields: ProposedField[];
  @Field(() => [ProposedTrade]) tradesAdded: ProposedTrade[];
  @Field(() => [ProposedTrade]) tradesRemoved: ProposedTrade[];
  @Field() outdated: boolean;
  @Field(() => String, { nullable: true }) reason: string | null;
  @Field(() => Date, { nullable: true }) decidedAt: Date | null;
  /** As in a message: members see administrators only as 'Administrator' (AMEND-16). */
  @Field(() => String, {
    nullable: true,
    description: 'The administrator who decided it; only the office sees the name',
  })
  decidedBy: string | null;
}

/** A message of the thread about a claim. */
@ObjectType('Amendment')
export class AmendmentModel {
  @Field(() => ID) id: string;
  @Field(() => ID) submissionId: string;
  @Field() message: string;
  @Field() isAdmin: boolean;
  /** Members see administrators only as 'Administrator' (AMEND-16). */
  @Field(() => String, {
    nullable: true,
    description: 'The administrator who wrote it; only the office sees the name',
  })
  author: string | null;
  @Field() timeCreatedAt: Date;
  @Field(() => ProposedChange, { nullable: true }) proposal: ProposedChange | null;
}

/** The thread about a claim, oldest message first; without a state as long as there are no messages. */
@ObjectType('AmendmentThread')
export class AmendmentThreadModel {
  @Field(() => ID) submissionId: string;
  @Field(() => AmendmentState, { nullable: true }) state: AmendmentState | null;
  @Field(() => [AmendmentModel]) messages: AmendmentModel[];
}
