import { Field, Int, ObjectType } from '@nestjs/graphql';

/** What waits for the office, each counted up to 1,000; null without the permission for its list. */
@ObjectType()
export class OfficeCounts {
  @Field(() => Int, { nullable: true, description: 'Claims with an unanswered request' })
  unansweredRequests: number | null;
  @Field(() => Int, { nullable: true, description: 'Groups with at least one undecided pair' })
  undecidedDoubleUps: number | null;
  @Field(() => Int, { nullable: true }) importsRunning: number | null;
  @Field(() => Int, { nullable: true, description: 'Objections without an officer' })
  openObjections: number | null;
  @Field(() => Int, { nullable: true, description: 'Changes of bank details that wait, or were stopped' })
  openBankChanges: number | null;
}
