import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { VersionArgs } from '../common/version.args.js';
import { FundSourceModel } from '../distributions/distribution.model.js';
import { codeSchema } from '../rules/one-time-code-schema.js';
import { reasonSchema } from '../rules/reason-schema.js';
import { UnclaimedState } from './unclaimed-state.js';

/** That payments are unclaimed, and who said so. Amounts are exact decimals. */
@ObjectType('UnclaimedDeclaration')
export class UnclaimedDeclarationModel {
  @Field(() => ID) id: string;
  @Field(() => UnclaimedState) state: UnclaimedState;
  @Field({ description: 'The order or decision that it rests on' }) basis: string;
  @Field({ description: 'The deadline of the payments, yyyy-MM-dd' }) due: string;
  @Field(() => Int) payments: number;
  @Field({ description: 'What is left of them, of the settlement sum' }) principal: string;
  @Field() interest: string;
  @Field({ description: 'What was withheld from payments that were sent, and stays with the tax office' })
  taxKept: string;
  @Field() maker: string;
  @Field() madeAt: Date;
  @Field(() => String, { nullable: true }) decider: string | null;
  @Field(() => Date, { nullable: true }) decidedAt: Date | null;
  @Field(() => String, { nullable: true }) refusedBecause: string | null;
  @Field(() => Int, { nullable: true, description: 'The number of the distribution that shares its money' })
  takenBy: number | null;
  @Field(() => [String], {
    description: 'While it waits: who imported returns of its payments, and does not confirm it',
  })
  importers: string[];
  @Field(() => Int) version: number;
  @Field(() => String, { nullable: true, description: 'Why the caller may not confirm it now' })
  confirmRefusal: string | null;
}

/** What a published distribution left. Amounts are exact decimals. */
@ObjectType()
export class MoneyLeft {
  @Field(() => ID, { description: 'Of the distribution' }) id: string;
  @Field(() => [FundSourceModel], { description: 'What can be shared by a distribution that follows it' })
  sources: FundSourceModel[];
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the published distribution that shares it',
  })
  followedBy: number | null;
  @Field(() => Int, { description: 'Payments that are still to be paid' }) waitingPayments: number;
  @Field({ description: 'What they pay out' }) waiting: string;
  @Field(() => Int, { description: 'Of these, payments that are unclaimed once their deadline has ended' })
  unclaimedPayments: number;
  @Field() unclaimedPrincipal: string;
  @Field() unclaimedInterest: string;
  @Field({ description: 'What was withheld from those that were sent, and stays with the tax office' })
  unclaimedTaxKept: string;
  @Field(() => String, { nullable: true, description: 'Why the caller may not declare them unclaimed now' })
  declareRefusal: string | null;
  @Field(() => [UnclaimedDeclarationModel], { description: 'The newest first' })
  declarations: UnclaimedDeclarationModel[];
}

@ArgsType()
export class DeclareUnclaimedArgs {
  @Field(() => ID)
  @IsString()
  distributionId: string;

  @Field({ description: 'The order or decision that it rests on' })
  @FitsSchema(reasonSchema, 'reason')
  basis: string;
}

@ArgsType()
export class ConfirmUnclaimedArgs extends VersionArgs {
  @Field({ description: 'The code that was mailed for it' })
  @FitsSchema(codeSchema)
  code: string;
}

@ArgsType()
export class RefuseUnclaimedArgs extends VersionArgs {
  @Field()
  @FitsSchema(reasonSchema, 'reason')
  because: string;
}
