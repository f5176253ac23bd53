import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateScalar } from '../common/scalars.js';

/** The figures since Monday, 00:00 in the scheme's time zone. */
@ObjectType()
export class WeekFigures {
  @Field(() => Int) submissions: number;
  @Field(() => Int, { description: 'Claims filed in an earlier week and changed this week' })
  changedSubmissions: number;
  @Field(() => Int, { description: 'Claims with a new message from a member' }) amendments: number;
  @Field(() => Int, { description: 'Claims with a new document' }) attachments: number;
}

/** The number of claims filed in a week, named by its Monday. */
@ObjectType()
export class FilingsPoint {
  @Field(() => DateScalar) week: string;
  @Field(() => Int) count: number;
}

/** The figures of the scheme; the same for everybody who may see them. */
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
