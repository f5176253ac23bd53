import { Field, Int, ObjectType } from '@nestjs/graphql';

/** When the caller's session ends. */
@ObjectType()
export class SessionEnd {
  /** If nothing more is done: the end of the idle time or of the session's whole time, whichever comes first. */
  @Field()
  endsAt: Date;

  /** Whatever is done. */
  @Field()
  latestAt: Date;

  /** Whole seconds until `endsAt`, for clients whose clock is wrong. */
  @Field(() => Int)
  secondsLeft: number;
}
