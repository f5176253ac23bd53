import { Field, Int, ObjectType } from '@nestjs/graphql';

/** When the caller's session ends. */
@ObjectType()
export class SessionEnd {
  /** When it ends without further use: the end of the idle time or of the maximum lifetime, whichever comes first. */
  @Field()
  endsAt: Date;

  /** When it ends regardless of use. */
  @Field()
  latestAt: Date;

  /** Whole seconds until `endsAt`, for clients with a wrong clock. */
  @Field(() => Int)
  secondsLeft: number;
}
