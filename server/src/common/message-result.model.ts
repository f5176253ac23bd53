import { Field, ObjectType } from '@nestjs/graphql';

/** An answer that only says, in one sentence for a person, what has happened. */
@ObjectType()
export class MessageResult {
  @Field() message: string;
}
