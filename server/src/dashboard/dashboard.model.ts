import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateScalar } from '../common/scalars.js';

/** What happened since Monday, 00:00 in the scheme's time zone. */
@ObjectType()
export class WeekFigures {
  @Field(() => Int) submissions: number;
  @Field(() => Int, { description: 'Claims filed in an earlier week and changed this week' })
  changedSubmissions: number;
  @Field(() => Int, { description: 'Claims with a new message from a member' }) amendments: number;
  @Field(() => Int, { description: 'Claims with a new document' }) attachments: number;
}

/** How many claims were filed in a week, which is named by its Monday. */
@ObjectType()
export class FilingsPoint {
  @Field(() => DateScalar) week: string;
  @Field(() => Int) count: number;
}

/** Where the scheme stands; the same for everybody who may see it. */
@ObjectType()
export class Dashboard {
  @Field(() => Int) submissions: number;
  @Field(() => Int) withoutTrades: number;
  @Field(() => Int, { description: 'As far as can be determined without decrypting restricted fields' })
  missingBank: number;
  @Field(() => Int) unansweredRequests: number;
  @Field(() => Int) importsRunning: number;
  @Field(() => Int, { description: 'Imports refused or failed in the last 7 days' }) importsFailed: number;
  @Field(() => Int, { description: 'Groups with at least one undecided pair' })
  undecidedDoubleUps: number;
  @Field(() => WeekFigures) thisWeek: WeekFigures;
  @Field(() => [FilingsPoint], {
    description:
      'The last 26 weeks; if nothing was filed in them, the 26 weeks that end with the newest submission',
  })
  filings: FilingsPoint[];
}
