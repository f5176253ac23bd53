import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../../common/pagination.model.js';

/** A row of a list of claims; never contains a restricted field (LIST-9). */
@ObjectType()
export class SubmissionListItem {
  @Field(() => ID) id: string;
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field() legalEntity: string;
  @Field() contactEmail: string;
  @Field() contactName: string;
  @Field(() => Int, { description: 'Number of required fields that are still empty' }) missing: number;
  @Field({ description: 'Whether it was removed, by the decision in force' }) removed: boolean;
}

@ObjectType()
export class SubmissionPage {
  @Field(() => [SubmissionListItem]) submissions: SubmissionListItem[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}

@ObjectType()
export class SubmissionSearchResult {
  @Field(() => [SubmissionListItem]) rows: SubmissionListItem[];
  @Field({ description: 'Whether there are more results than shown' }) more: boolean;
}
