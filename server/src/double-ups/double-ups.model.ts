import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../common/pagination.model.js';
import { SubmissionListItem } from '../submissions/listing/submission-list.model.js';
import { DoubleUpVerdict } from './double-up-mark.entity.js';
import { DoubleUpReason } from './double-up.entity.js';

/** Two claims that may be duplicates, and the decision on them. */
@ObjectType()
export class DoubleUpPair {
  @Field(() => ID) firstId: string;
  @Field(() => ID) secondId: string;
  @Field(() => [DoubleUpReason]) reasons: DoubleUpReason[];
  @Field(() => DoubleUpVerdict, { nullable: true }) verdict: DoubleUpVerdict | null;
  @Field(() => ID, { nullable: true, description: 'The claim that duplicates the other one' })
  duplicateId: string | null;
  @Field(() => String, { nullable: true }) markedBy: string | null;
  @Field(() => Date, { nullable: true }) markedAt: Date | null;
}

/** Two claims to compare, and the next undecided pair. */
@ObjectType()
export class DoubleUpComparison {
  @Field(() => DoubleUpPair) pair: DoubleUpPair;
  @Field(() => DoubleUpPair, { nullable: true, description: 'The next undecided pair in the list' })
  nextUndecided: DoubleUpPair | null;
}

/** Claims connected by pairs of possible duplicates. */
@ObjectType()
export class DoubleUpGroup {
  @Field(() => ID) id: string;
  @Field(() => [SubmissionListItem]) claims: SubmissionListItem[];
  @Field(() => [DoubleUpPair]) pairs: DoubleUpPair[];
}

/** Selected claims, and the pairs among them. */
@ObjectType()
export class DoubleUpsAmong {
  @Field(() => [SubmissionListItem]) claims: SubmissionListItem[];
  @Field(() => [DoubleUpPair]) pairs: DoubleUpPair[];
}

@ObjectType()
export class DoubleUpPage {
  @Field(() => [DoubleUpGroup]) groups: DoubleUpGroup[];
  @Field(() => PaginationModel) pagination: PaginationModel;
  @Field(() => Int, { description: 'Groups with at least one undecided pair' }) undecided: number;
  @Field(() => Date, { nullable: true, description: 'When the list was made' }) foundAt: Date | null;
  @Field(() => Int, { description: 'Claims that came in since the list was made, counted up to 10,000' })
  cameSince: number;
  @Field({ description: 'Whether a search is under way' }) searching: boolean;
}
