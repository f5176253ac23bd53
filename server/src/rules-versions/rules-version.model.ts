import { Field, Int, ObjectType } from '@nestjs/graphql';
import { RulesState } from './rules-version.entity.js';

/** A version of the rules in a list. */
@ObjectType()
export class RulesVersionSummary {
  @Field(() => Int) number: number;
  @Field(() => RulesState) state: RulesState;
  @Field({ description: 'The day from which it holds, yyyy-MM-dd' }) effectiveFrom: string;
  @Field({ description: 'The order or decision that it rests on' }) basis: string;
  @Field({ description: 'Who wrote it' }) author: string;
  @Field() createdAt: Date;
  @Field(() => String, { nullable: true }) approvedBy: string | null;
  @Field(() => Date, { nullable: true }) approvedAt: Date | null;
  @Field(() => String, { nullable: true }) retiredBy: string | null;
  @Field(() => Date, { nullable: true }) retiredAt: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it was retired' }) retiredBecause: string | null;
  @Field({ description: 'SHA-256 of the document, in hexadecimal digits' }) sha256: string;
  @Field(() => Int, { description: 'Sent back with a change' }) version: number;
  @Field({ description: 'Whether the caller may change it: a draft of their own' }) mayEdit: boolean;
  @Field({ description: 'Whether the caller may approve it: a draft of somebody else' }) mayApprove: boolean;
  @Field({ description: 'Whether the caller may retire it: an approved one' }) mayRetire: boolean;
}

/** A part of the rules in plain sentences. */
@ObjectType()
export class RulesPartModel {
  @Field() title: string;
  @Field(() => [String]) sentences: string[];
}

/** A version of the rules in full. */
@ObjectType()
export class RulesVersionModel extends RulesVersionSummary {
  @Field({ description: 'Canonical JSON, unless somebody changed it by SQL' }) document: string;
  @Field(() => [RulesPartModel], {
    description: 'What it says, in words; empty where SQL left nothing readable',
  })
  inWords: RulesPartModel[];
  @Field({ description: 'Whether its text no longer has its SHA-256: it was changed by SQL' })
  isAltered: boolean;
}

/** A value that differs between two versions. */
@ObjectType()
export class RulesDifference {
  @Field({ description: 'assessment.bands.A.inflation' }) path: string;
  @Field(() => String, { nullable: true }) before: string | null;
  @Field(() => String, { nullable: true }) after: string | null;
}
