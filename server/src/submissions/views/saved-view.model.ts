import { Field, ID, ObjectType } from '@nestjs/graphql';

/** A view of the list of claims, saved by the person who asks. */
@ObjectType('SavedView')
export class SavedViewModel {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field({ description: 'The query of the list’s address: filters, search, order and added columns' })
  query: string;
}
