import { Field, ObjectType } from '@nestjs/graphql';

/** The address a code was asked for, known or not. */
@ObjectType()
export class CodeRequested {
  @Field() email: string;
}
