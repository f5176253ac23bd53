import { Field, ObjectType } from '@nestjs/graphql';

/** The address for which a code was requested, known or not. */
@ObjectType()
export class CodeRequested {
  @Field() email: string;
}
