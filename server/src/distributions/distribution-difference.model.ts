import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

/** How many claims get so much more or less. */
@ObjectType()
export class DistributionChangeBucket {
  @Field(() => String, {
    nullable: true,
    description: 'From this change, an exact decimal; null without a beginning',
  })
  from: string | null;
  @Field(() => String, { nullable: true, description: 'Below this one; null without an end' })
  to: string | null;
  @Field(() => Int) claims: number;
}

/** What one claim gets by both. */
@ObjectType()
export class DistributionChange {
  @Field(() => ID) submissionId: string;
  @Field() sid: string;
  @Field() before: string;
  @Field() after: string;
}

/** Two computed distributions beside each other. Amounts are exact decimals. */
@ObjectType()
export class DistributionDifference {
  @Field(() => ID) id: string;
  @Field(() => ID) otherId: string;
  @Field(() => Int, { description: 'Claims that get more by the other one' }) gaining: number;
  @Field({ description: 'How much more, together' }) gained: string;
  @Field(() => Int) losing: number;
  @Field({ description: 'How much less, together' }) lost: string;
  @Field(() => Int) unchanged: number;
  @Field({ description: 'The tax withheld' }) withheldBefore: string;
  @Field({ description: 'The tax withheld by the other one' }) withheldAfter: string;
  @Field(() => Int, { description: 'Claims that are below the minimum only by the other one' })
  falling: number;
  @Field(() => Int, { description: 'Claims that are no longer below it' }) rising: number;
  @Field(() => [DistributionChangeBucket]) histogram: DistributionChangeBucket[];
  @Field(() => [DistributionChange], { description: 'The 25 claims that get most more' })
  largestGains: DistributionChange[];
  @Field(() => [DistributionChange], { description: 'The 25 claims that get most less' })
  largestLosses: DistributionChange[];
}
