import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateScalar } from '../common/scalars.js';

/** What happened since Monday, 00:00 in the scheme's time zone. */
@ObjectType()
export class WeekFigures {
  @Field(() => Int) submissions: number;
  @Field(() => Int, { description: 'Claims filed in an earlier week that were changed in this one' })
  changedSubmissions: number;
  @Field(() => Int, { description: 'Claims that a member wrote a message about' }) amendments: number;
  @Field(() => Int, { description: 'Claims that a document came in for' }) attachments: number;
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
  @Field(() => Int, { description: 'As told without opening what is sealed' }) missingBank: number;
  @Field(() => Int) unansweredRequests: number;
  @Field(() => Int) importsRunning: number;
  @Field(() => Int, { description: 'Refused or failed in the last 7 days' }) importsFailed: number;
  @Field(() => Int, { description: 'Groups with a pair that nobody has decided yet' })
  undecidedDoubleUps: number;
  @Field(() => WeekFigures) thisWeek: WeekFigures;
  @Field(() => [FilingsPoint], {
    description: '26 weeks: the last ones, or those that end with the newest filing when the last saw none',
  })
  filings: FilingsPoint[];
}
