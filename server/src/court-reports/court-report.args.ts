import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

const MOST_MEMBERS = 100_000_000;
/** Longer than any key: that of costs has the name of an order. */
const LONGEST_KEY = 1_000;

@ArgsType()
export class StartCourtReportArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'How many group members were notified of the settlement; the claims rate is a share of them',
  })
  @IsOptional()
  @IsInt({ message: 'Enter a whole number of group members' })
  @Min(1, { message: 'Enter at least 1, or nothing' })
  @Max(MOST_MEMBERS, { message: 'Enter at most 100,000,000' })
  membersNotified?: number | null;
}

@ArgsType()
export class CourtReportItemsArgs {
  @Field(() => ID)
  @IsString()
  id: string;

  @Field({ description: 'The key of a figure' })
  @IsString()
  @MaxLength(LONGEST_KEY)
  figure: string;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  page?: number | null;
}
