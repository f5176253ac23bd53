import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DraftForm } from './draft.entity.js';

@ObjectType('Draft')
export class DraftModel {
  @Field(() => DraftForm)
  form: DraftForm;

  @Field(() => ID, { nullable: true })
  subjectId: string | null;

  /** The form's content as JSON in the form's own format. */
  @Field()
  data: string;

  /** The version that the next save must name. */
  @Field(() => Int)
  version: number;

  @Field()
  savedAt: Date;
}

@ObjectType()
export class DraftSaved {
  @Field(() => Int)
  version: number;

  @Field()
  savedAt: Date;
}

/** One of the caller's drafts in a list, without its content. */
@ObjectType()
export class MyDraft {
  @Field(() => DraftForm)
  form: DraftForm;

  @Field(() => ID, {
    nullable: true,
    description: 'The claim or registration that it is about; null for a new one',
  })
  subjectId: string | null;

  @Field()
  savedAt: Date;
}
