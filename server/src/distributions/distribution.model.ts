import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../common/pagination.model.js';
import { DistributionAct } from './distribution-acts.js';
import { DistributionLineState } from './distribution-line-state.js';
import { DistributionState } from './distribution-state.js';

/** Money by the two columns of a fund; exact decimals. */
@ObjectType()
export class FundColumns {
  @Field() principal: string;
  @Field() interest: string;
}

@ObjectType()
export class FundStepModel {
  @Field() name: string;
  @Field() kind: string;
  @Field() from: string;
  @Field(() => String, { nullable: true }) amount: string | null;
  @Field(() => String, { nullable: true }) percent: string | null;
  @Field(() => String, { nullable: true }) of: string | null;
  @Field() basis: string;
  @Field(() => String, { nullable: true, description: 'What the order allows in all' }) cap: string | null;
}

/** Where a part of the fund of a later distribution comes from. */
@ObjectType('FundSource')
export class FundSourceModel extends FundColumns {
  @Field({ description: 'RESERVE, RESIDUE, UNCLAIMED or INTEREST' }) kind: string;
  @Field(() => Int, { nullable: true, description: 'The number of the distribution that left it' })
  distribution: number | null;
  @Field(() => Int, { nullable: true, description: 'How many payments were declared unclaimed' })
  payments: number | null;
}

@ObjectType()
export class FundModel {
  @Field() settlementSum: string;
  @Field() interest: string;
  @Field(() => [FundSourceModel], {
    description: 'Of a distribution that follows another one: what both columns are made of',
  })
  sources: FundSourceModel[];
  @Field(() => [FundStepModel]) steps: FundStepModel[];
}

/** What a step took. */
@ObjectType()
export class FundStepTaken extends FundColumns {
  @Field() name: string;
}

@ObjectType()
export class DistributionStateCount {
  @Field(() => DistributionLineState) state: DistributionLineState;
  @Field(() => Int) claims: number;
}

/** The paid claims of a tax class. */
@ObjectType()
export class DistributionTaxClass {
  @Field({ description: 'RESIDENT_QUOTED, RESIDENT_NOT_QUOTED, NON_RESIDENT or UNKNOWN' }) taxClass: string;
  @Field(() => Int) claims: number;
  @Field() withheld: string;
}

/** What a computed distribution comes to. Amounts are exact decimals. */
@ObjectType('DistributionFigures')
export class DistributionFiguresModel {
  @Field(() => [FundStepTaken]) waterfall: FundStepTaken[];
  @Field(() => FundColumns, { description: 'What the steps left' }) distributable: FundColumns;
  @Field(() => FundColumns, { description: 'Money that nobody is entitled to' }) residue: FundColumns;
  @Field(() => Int, { description: 'In how many rounds claims fell below the minimum payment' })
  rounds: number;
  @Field(() => Int, { description: 'Claims that are paid something' }) paid: number;
  @Field({ description: 'The sum of the recognised losses' }) loss: string;
  @Field() payment: string;
  @Field() principal: string;
  @Field() interest: string;
  @Field() withheld: string;
  @Field() net: string;
  @Field(() => String, { nullable: true, description: 'Of the payments that are made' })
  average: string | null;
  @Field(() => String, { nullable: true }) median: string | null;
  @Field(() => String, { nullable: true }) largest: string | null;
  @Field(() => String, { nullable: true }) smallest: string | null;
  @Field(() => [DistributionStateCount]) states: DistributionStateCount[];
  @Field(() => [DistributionTaxClass]) taxClasses: DistributionTaxClass[];
  @Field(() => [String], {
    description: 'The payment below which 0, 5, … 100 hundredths of the paid claims lie',
  })
  curve: string[];
  @Field(() => Int, { description: 'Lines on which the two engines differ' }) disagreed: number;
}

/** A distribution in a list. */
@ObjectType('DistributionSummary')
export class DistributionSummaryModel {
  @Field(() => ID) id: string;
  @Field(() => Int) number: number;
  @Field() name: string;
  @Field(() => DistributionState) state: DistributionState;
  @Field(() => ID) runId: string;
  @Field(() => Int, { description: 'The number of the assessment run' }) runNumber: number;
  @Field(() => ID, { nullable: true, description: 'The distribution that this one is a copy of' })
  copyOfId: string | null;
  @Field(() => Int, { nullable: true }) copyOfNumber: number | null;
  @Field(() => ID, { nullable: true, description: 'The distribution of which it shares what was left' })
  followsId: string | null;
  @Field(() => Int, { nullable: true }) followsNumber: number | null;
  @Field() maker: string;
  @Field() createdAt: Date;
  @Field(() => Date, { nullable: true }) computedAt: Date | null;
  @Field(() => String, { nullable: true, description: 'The sum of the payments; null until computed' })
  payment: string | null;
  @Field(() => Int, { nullable: true, description: 'Claims that are paid something' }) paid: number | null;
  @Field(() => Int, { description: 'Sent back with a change' }) version: number;
}

/** A distribution that its maker has computed or frozen, as the header's jobs show it. */
@ObjectType('DistributionJob')
export class DistributionJobModel {
  @Field(() => ID) id: string;
  @Field(() => Int) number: number;
  @Field(() => DistributionState) state: DistributionState;
  @Field(() => Float, { description: 'From 0 to 1' }) progress: number;
  @Field(() => Int, { nullable: true, description: 'Null while nothing is known, and after the end' })
  secondsLeft: number | null;
  @Field(() => Int, { description: 'Lines on which the two engines differ' }) disagreed: number;
  @Field(() => String, { nullable: true, description: 'Why it was not computed or frozen' })
  message: string | null;
  @Field({ description: 'Whether its fund cannot be shared' }) refused: boolean;
  @Field() createdAt: Date;
  @Field(() => Date, { nullable: true }) finishedAt: Date | null;
}

/** What can be done with a distribution in its state, and why the caller may not. */
@ObjectType()
export class DistributionActState {
  @Field(() => DistributionAct) act: DistributionAct;
  @Field() mayDo: boolean;
  @Field(() => String, { nullable: true, description: 'Why the caller may not do it now' })
  refusal: string | null;
}

/** A distribution in full. */
@ObjectType('Distribution')
export class DistributionModel extends DistributionSummaryModel {
  @Field(() => FundModel) fund: FundModel;
  @Field(() => String, {
    nullable: true,
    description:
      'The part `distribution` of the rules that is in force here, as JSON; null when the text of the rules was changed by SQL',
  })
  plan: string | null;
  @Field({ description: 'Whether that departs from the rules of the run' }) departs: boolean;
  @Field(() => String, { nullable: true, description: 'Why it was not computed, or what it waits for' })
  message: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why the fund cannot be shared, as a code such as STEP_NOT_COVERED:2',
  })
  refusal: string | null;
  @Field(() => Float, { description: 'From 0 to 1, while it is computed' }) progress: number;
  @Field({ description: 'Whether the caller may change it' }) mayEdit: boolean;
  @Field(() => DistributionFiguresModel, { nullable: true }) figures: DistributionFiguresModel | null;
  @Field(() => String, { nullable: true, description: 'Why the caller may not freeze it now' })
  freezeRefusal: string | null;
  @Field(() => [DistributionActState]) acts: DistributionActState[];
  @Field({ description: 'Whether its lines are published too, without names' }) publishLines: boolean;
  @Field(() => Date, { nullable: true }) frozenAt: Date | null;
  @Field(() => String, { nullable: true, description: 'SHA-256 of the frozen text, in hexadecimal digits' })
  sha256: string | null;
  @Field(() => String, { nullable: true, description: 'In hexadecimal digits' }) seal: string | null;
  @Field(() => Int, { nullable: true, description: 'The lines with a loss, which the seal covers' })
  leaves: number | null;
  @Field(() => String, { nullable: true }) approver: string | null;
  @Field(() => Date, { nullable: true }) approvedAt: Date | null;
  @Field(() => String, { nullable: true }) publisher: string | null;
  @Field(() => Date, { nullable: true }) publishedAt: Date | null;
  @Field(() => String, { nullable: true }) withdrawer: string | null;
  @Field(() => Date, { nullable: true }) withdrawnAt: Date | null;
  @Field(() => String, { nullable: true }) withdrawnBecause: string | null;
}

/** What one claim gets. Amounts are exact decimals. */
@ObjectType('DistributionLine')
export class DistributionLineModel {
  @Field(() => ID) submissionId: string;
  @Field() sid: string;
  @Field() loss: string;
  @Field() principal: string;
  @Field() interest: string;
  @Field() payment: string;
  @Field() withheld: string;
  @Field() net: string;
  @Field({ description: 'What the distributions before it paid the claim' }) paidBefore: string;
  @Field(() => DistributionLineState) state: DistributionLineState;
  @Field() taxClass: string;
}

@ObjectType()
export class DistributionLinePage {
  @Field(() => [DistributionLineModel]) lines: DistributionLineModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}
