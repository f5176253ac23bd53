import { Field, ObjectType } from '@nestjs/graphql';

/** A result that only says in one sentence what has happened. */
@ObjectType()
export class MessageResult {
  @Field() message: string;
}
