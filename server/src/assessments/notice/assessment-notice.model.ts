import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateScalar } from '../../common/scalars.js';
import { DayPriceModel } from '../../imports/day-prices/day-prices.model.js';
import { AssessedStatus } from '../assessed-status.js';
import type { TracedResult } from '../tracing/tracing-task.js';

/** The assessment of a claim in the published run, with its derivation. Amounts are exact decimals. */
@ObjectType('ClaimAssessment')
export class ClaimAssessmentModel {
  @Field(() => AssessedStatus) status: AssessedStatus;
  @Field(() => Int) runNumber: number;
  @Field({ description: 'Claims are assessed as they were at this time' }) moment: Date;
  @Field() publishedAt: Date;
  @Field(() => DateScalar, { description: 'The last day for objections, in the time zone of the scheme' })
  objectionsUntil: string;
  @Field({ description: 'Whether the run is final' }) isFinal: boolean;
  @Field(() => Int) rulesNumber: number;
  @Field({ description: 'The version of the rules, as canonical JSON' }) rules: string;
  @Field({ description: 'SHA-256 of the rules' }) rulesSha256: string;
  @Field({ description: 'The legal entity of the claim, as it is now' }) holder: string;
  @Field({ description: 'Its registered owner; empty when none is stated' }) registeredOwner: string;

  /** For the fields that are read only when they are asked for. */
  result: TracedResult;
  /** Null until its notice is first opened. */
  issuedCode: string | null;
  /** By the decision in force; its notice is given to nobody. */
  isRemoved: boolean;
}

/** What the result of a claim was made from, and what a recomputation must come to. */
@ObjectType()
export class ClaimAssessmentCheck {
  @Field({ description: 'Balances and transactions as of the run, as canonical JSON' }) input: string;
  @Field(() => [DayPriceModel], { description: 'The market’s prices that the checks used' })
  dayPrices: DayPriceModel[];
  @Field({ description: 'SHA-256 of the input that the run stored' }) inputSha256: string;
  @Field({ description: 'SHA-256 of the derivation that the run stored' }) traceSha256: string;
}

/** What anybody is told about a notice: that it is real, without a name or an amount. */
@ObjectType()
export class IssuedNotice {
  @Field() publishedAt: Date;
  @Field({ description: 'SHA-256 of the derivation, as printed on the notice' }) traceSha256: string;
  @Field({ description: 'Whether a later assessment has replaced this one' }) isSuperseded: boolean;
}
