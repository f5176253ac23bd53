import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateScalar } from '../common/scalars.js';
import { RulesPartModel } from '../rules-versions/rules-version.model.js';

/** A version of the rules by which a published run assessed claims, for everybody. */
@ObjectType('PublishedRules')
export class PublishedRulesModel {
  @Field(() => Int) number: number;
  @Field(() => DateScalar, { description: 'The day from which it holds' }) effectiveFrom: string;
  @Field({ description: 'The order or decision that it rests on' }) basis: string;
  @Field({ description: 'Canonical JSON' }) document: string;
  @Field({ description: 'SHA-256 of the document, in hexadecimal digits' }) sha256: string;
  @Field(() => [RulesPartModel], { description: 'What it says, in words' }) inWords: RulesPartModel[];
  @Field({ description: 'When the first run by it was published' }) publishedAt: Date;
}
