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

/** The number of claims filed in one week or several, named by the first Monday. */
@ObjectType()
export class FilingsPoint {
  @Field(() => DateScalar) week: string;
  @Field(() => Int, { description: 'The number of weeks, the same for every point' }) weeks: number;
  @Field(() => Int) count: number;
}

/** The figures of the scheme; the same for everybody who may see them. */
@ObjectType()
export class Dashboard {
  @Field(() => Int) submissions: number;
  @Field(() => Int, { description: 'Submissions without missing data' }) complete: number;
  @Field(() => Int) missingData: number;
  @Field(() => Int) withoutTrades: number;
  @Field(() => Int, { description: 'Submissions that were removed from the scheme' }) removed: number;
  @Field(() => Int, { description: 'As far as can be determined without decrypting restricted fields' })
  missingBank: number;
  @Field(() => Int) unansweredRequests: number;
  @Field(() => Int, { description: 'Submissions whose requests have all been answered' })
  answeredRequests: number;
  @Field(() => Int, { description: 'Assessment notices' }) notices: number;
  @Field(() => Int) importsRunning: number;
  @Field(() => Int, { description: 'Imports refused or failed in the last 7 days' }) importsFailed: number;
  @Field(() => Int, { description: 'Groups with at least one undecided pair' })
  undecidedDoubleUps: number;
  @Field(() => Int, { description: 'Changes of bank details that wait for their release' })
  bankChangesWaiting: number;
  @Field(() => Int, { description: 'Changes of bank details that somebody says were not theirs' })
  bankChangesStopped: number;
  @Field(() => Int, { description: 'Files of returns that contradict what was known or decided of payments' })
  bankContradictions: number;
  @Field(() => WeekFigures) thisWeek: WeekFigures;
  @Field(() => [FilingsPoint], {
    description:
      'All filings in 26 points: of one week each, or of as many weeks as cover the time since the first submission',
  })
  filings: FilingsPoint[];
}
