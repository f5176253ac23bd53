import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { FundModel } from './distribution.model.js';

/** A distribution that was published, in a list for everybody. */
@ObjectType('PublishedName')
export class PublishedNameModel {
  @Field(() => Int) number: number;
  @Field() name: string;
  @Field() publishedAt: Date;
  @Field(() => Date, { nullable: true }) withdrawnAt: Date | null;
}

/** The published distribution before one; its hash in hexadecimal digits. */
@ObjectType()
export class FollowedDistribution {
  @Field(() => Int) number: number;
  @Field(() => ID) runId: string;
  @Field() seal: string;
}

/** What is published of a distribution, for everybody. Amounts are exact decimals, hashes hexadecimal digits. */
@ObjectType('PublishedDistribution')
export class PublishedDistributionModel {
  @Field(() => ID, { description: 'The id that the seal and the tree are bound to' }) runId: string;
  @Field(() => Int) number: number;
  @Field() name: string;
  @Field() currency: string;
  @Field({ description: 'SHA-256 of the rules' }) rules: string;
  @Field({ description: 'SHA-256 of the frozen text of the assessment' }) assessment: string;
  @Field({ description: 'SHA-256 of the frozen text of the distribution' }) hash: string;
  @Field({ description: 'The part `distribution` of the rules, as JSON' }) plan: string;
  @Field(() => FundModel) fund: FundModel;
  @Field(() => Int, { description: 'The lines with a loss' }) count: number;
  @Field({ description: 'The sum of their losses' }) loss: string;
  @Field() principal: string;
  @Field() interest: string;
  @Field() residuePrincipal: string;
  @Field() residueInterest: string;
  @Field({ description: 'The hash of the root of the tree' }) root: string;
  @Field() seal: string;
  @Field() frozenAt: Date;
  @Field() publishedAt: Date;
  @Field(() => Date, { nullable: true, description: 'When it was withdrawn; null while it is in force' })
  withdrawnAt: Date | null;
  @Field(() => FollowedDistribution, {
    nullable: true,
    description: 'The one of which it shares what was left; null for the first one',
  })
  follows: FollowedDistribution | null;
  @Field({ description: 'Whether the lines are published too, without names' }) lines: boolean;
}
