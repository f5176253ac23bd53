import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../../common/pagination.model.js';
import { Trade } from '../../trades/trade.entity.js';
import { SubmissionData } from '../submission.model.js';

/** The change of one field; restricted values are masked. */
@ObjectType()
export class FieldChange {
  @Field() path: string;
  @Field() label: string;
  @Field() before: string;
  @Field() after: string;
  @Field() masked: boolean;
}

@ObjectType('ClaimChange')
export class HistoryChange {
  @Field(() => ID) id: string;
  @Field() at: Date;
  @Field() action: string;
  @Field() actorName: string;
  @Field(() => [FieldChange]) fields: FieldChange[];
  @Field(() => Int) tradesAdded: number;
  @Field(() => Int) tradesRemoved: number;
  @Field(() => [Trade], { description: 'The first 50' }) addedTrades: Trade[];
  @Field(() => [Trade], { description: 'The first 50' }) removedTrades: Trade[];
  @Field({ description: 'Whether the claim as it was after this change can be viewed' }) mayView: boolean;
}

@ObjectType('ClaimHistoryPage')
export class SubmissionHistoryPage {
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field() legalEntity: string;
  @Field(() => [HistoryChange]) changes: HistoryChange[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}

/** A claim as it was right after a change. */
@ObjectType('ClaimAsOf')
export class SubmissionAsOf {
  @Field() at: Date;
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field() email: string;
  @Field(() => SubmissionData) submissionData: SubmissionData;
}
