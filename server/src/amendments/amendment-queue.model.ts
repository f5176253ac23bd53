import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../common/pagination.model.js';

/** A claim whose thread an administrator looks through. */
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

/** How many threads are in each state, and how many proposed changes wait for a decision. */
@ObjectType('AmendmentCounts')
export class AmendmentCounts {
  @Field(() => Int) open: number;
  @Field(() => Int) answered: number;
  @Field(() => Int) closed: number;
  @Field(() => Int) proposals: number;
}
