import { Field, Int, ObjectType } from '@nestjs/graphql';
import { FundColumns, FundModel, FundStepTaken } from '../distribution.model.js';
import type { TaxClass } from '../../rules/distribution/distribution-plan.js';
import { TaxClassName } from '../tax-class-name.js';
import { DistributionLineState } from '../distribution-line-state.js';

/** What a claim gets by the published distribution, and how the fund became that. Amounts are exact decimals. */
@ObjectType('PaymentLine')
export class PaymentLineModel {
  @Field() sid: string;
  @Field() loss: string;
  @Field() principal: string;
  @Field() interest: string;
  @Field() payment: string;
  @Field({ description: 'Tax kept back and paid to the tax office' }) withheld: string;
  @Field(() => TaxClassName, { description: 'By which the tax was withheld' }) taxClass: TaxClass;
  @Field({ description: 'What is paid out' }) net: string;
  @Field({ description: 'What the distributions before this one paid the claim' }) paidBefore: string;
  @Field(() => Int, { description: 'Of the distribution' }) number: number;
  @Field(() => [Int], { description: 'Of all published distributions in which the claim has a line' })
  numbers: number[];
  @Field(() => DistributionLineState) state: DistributionLineState;
  @Field(() => String, {
    nullable: true,
    description: 'The account of the claim now, by its last 3 digits; null without one',
  })
  account: string | null;
  @Field() publishedAt: Date;
  @Field(() => FundModel) fund: FundModel;
  @Field(() => [FundStepTaken], { description: 'What the steps took' }) waterfall: FundStepTaken[];
  @Field(() => FundColumns, { description: 'What the steps left' }) distributable: FundColumns;
  @Field(() => FundColumns, { description: 'Money that nobody is entitled to' }) residue: FundColumns;
  @Field({ description: 'The recognised losses of all claims' }) losses: string;
  @Field({ description: 'The payments of all claims' }) payments: string;
  @Field({ description: 'The part `distribution` of the rules, as JSON' }) plan: string;
  @Field({
    description: 'Whether there is a proof that the caller may have: for the owner of a line with a loss',
  })
  mayCheck: boolean;
}
