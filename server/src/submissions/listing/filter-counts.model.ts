import { Field, Int, ObjectType } from '@nestjs/graphql';

const AT_MOST = 'The number of claims; one more than `limit` means any higher number';

const Count = () => (target: object, name: string) =>
  Field(() => Int, { description: AT_MOST })(target, name);

@ObjectType()
export class SourceCount {
  @Field() source: string;
  @Count() count: number;
}

/** How many claims of a run have a finding. */
@ObjectType()
export class FindingCount {
  @Field({ description: 'The code of the finding' }) finding: string;
  @Count() count: number;
}

/** How many claims each filter of the list shows, together with the filter of the query. */
@ObjectType()
export class SubmissionFilterCounts {
  @Field(() => Int, { description: 'The highest number that is counted' }) limit: number;
  @Count() missingData: number;
  @Count() completeData: number;
  @Count() missingBank: number;
  @Count() withoutTrades: number;
  @Count() removed: number;
  @Count() hasAmendments: number;
  @Count() unansweredAmendments: number;
  @Count() hasAttachments: number;
  @Count() withoutAttachments: number;
  @Count() newThisWeek: number;
  @Count() changedThisWeek: number;
  @Count() attachedThisWeek: number;
  @Count() messagedThisWeek: number;
  @Count() sidMissing: number;
  @Count() withoutTaxNumber: number;
  @Field(() => Int, {
    nullable: true,
    description: `${AT_MOST}; null without the permission to read duplicates`,
  })
  possibleDuplicate: number | null;
  @Field(() => [SourceCount], { description: 'The sources of the claims, by name, at most 30' })
  sources: SourceCount[];
  @Field(() => [FindingCount], {
    nullable: true,
    description:
      'What the checks found in the newest assessment run whose engines agreed; null without the permission to read runs',
  })
  findings: FindingCount[] | null;
}
