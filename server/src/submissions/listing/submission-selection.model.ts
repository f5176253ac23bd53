import { Field, ID, ObjectType } from '@nestjs/graphql';

/** A claim as far as a selection needs it. */
@ObjectType()
export class SelectedSubmission {
  @Field(() => ID) id: string;
  @Field(() => String, { nullable: true }) sid: string | null;
}

/** The claims of a filtered list, for actions on all of them. */
@ObjectType()
export class SubmissionSelection {
  @Field(() => [SelectedSubmission]) submissions: SelectedSubmission[];
  @Field({ description: 'Whether the list has more than a selection may hold' }) more: boolean;
}
