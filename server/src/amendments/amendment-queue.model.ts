import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../common/pagination.model.js';

/** A claim's thread in the administrators' queue. */
@ObjectType('AmendmentQueueRow')
export class AmendmentQueueRow {
  @Field(() => ID) submissionId: string;
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field() legalEntity: string;
  @Field() contactName: string;
  @Field() waitingSince: Date;
  @Field(() => Int) unanswered: number;
  @Field() hasProposal: boolean;
  @Field() lastMessage: string;
}

@ObjectType('AmendmentQueuePage')
export class AmendmentQueuePage {
  @Field(() => [AmendmentQueueRow]) rows: AmendmentQueueRow[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}

/** The number of threads in each state, and of proposed changes that wait for a decision. */
@ObjectType('AmendmentCounts')
export class AmendmentCounts {
  @Field(() => Int) open: number;
  @Field(() => Int) answered: number;
  @Field(() => Int) closed: number;
  @Field(() => Int) proposals: number;
}
