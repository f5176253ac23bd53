import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsUUID, Max, MaxDate, Min, MinDate } from 'class-validator';
import { SubmissionModel } from '../submission.model.js';

/** The number of claims on a page of a walk; each comes in full, with its trades. */
export const WALK_PAGE = { standard: 100, most: 500 };

/** The times at which a claim can have changed; the database takes no later years. */
const EARLIEST = new Date('1970-01-01T00:00:00Z');
const LATEST = new Date('9999-12-31T23:59:59Z');
const MOMENT = 'updatedSince must be in 1970 or later';
const PAGE = `first must be a whole number from 1 to ${WALK_PAGE.most}`;

@ArgsType()
export class SubmissionWalkArgs {
  @Field(() => ID, { nullable: true, description: '`next` of the previous page; absent for the first page' })
  @IsOptional()
  @IsUUID('all', { message: 'after must be the next of the previous page' })
  after?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: WALK_PAGE.standard })
  @IsOptional()
  @Max(WALK_PAGE.most, { message: PAGE })
  @Min(1, { message: PAGE })
  first?: number | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only claims that were changed, or whose trades were changed, since then',
  })
  @IsOptional()
  @MaxDate(LATEST, { message: MOMENT })
  @MinDate(EARLIEST, { message: MOMENT })
  updatedSince?: Date | null;
}

/** A page of a walk over all claims, in id order. */
@ObjectType()
export class SubmissionWalk {
  @Field(() => [SubmissionModel], {
    description: 'May contain fewer than requested, or none, even before the end',
  })
  submissions: SubmissionModel[];

  @Field(() => ID, { nullable: true, description: '`after` of the next page; null at the end' })
  next: string | null;

  @Field({
    description:
      'On the first page: use it as `updatedSince` of the next walk, so that no change made since is missed',
  })
  asOf: Date;
}
