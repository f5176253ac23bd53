import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateScalar } from '../common/scalars.js';
import { AssessedStatus } from './assessed-status.js';
import { AssessmentAct } from './assessment-acts.js';
import { AssessmentState } from './assessment-state.js';

/** What can be done with a run in its state, and why the caller may not. */
@ObjectType()
export class AssessmentActState {
  @Field(() => AssessmentAct) act: AssessmentAct;
  @Field() mayDo: boolean;
  @Field(() => String, { nullable: true, description: 'Why the caller may not do it now' })
  refusal: string | null;
}

/** A run in a list. */
@ObjectType('AssessmentRunSummary')
export class AssessmentRunSummaryModel {
  @Field(() => ID) id: string;
  @Field(() => Int) number: number;
  @Field(() => AssessmentState) state: AssessmentState;
  @Field(() => String, { nullable: true, description: 'Why it failed, or what it waits for' })
  message: string | null;
  @Field(() => Int, { description: 'The number of the version of the rules' }) rulesNumber: number;
  @Field({ description: 'SHA-256 of the rules, in hexadecimal digits' }) rulesSha256: string;
  @Field({ description: 'Of its amounts, by the rules: AUD; empty where SQL left nothing readable of them' })
  currency: string;
  @Field({ description: 'Claims are assessed as they were at this time' }) moment: Date;
  @Field() maker: string;
  @Field(() => Float, { description: 'From 0 to 1' }) progress: number;
  @Field(() => Int, { nullable: true, description: 'Claims at the moment; null until the run begins' })
  claims: number | null;
  @Field(() => Int, { description: 'Claims whose result is written' }) assessed: number;
  @Field(() => Int, { description: 'Those of them that kept the result of an earlier run' }) kept: number;
  @Field(() => Int, { nullable: true }) claimsPerSecond: number | null;
  @Field(() => Int, { nullable: true }) secondsLeft: number | null;
  @Field(() => Int, { description: 'Claims for which the two engines differ' }) disagreed: number;
  @Field(() => String, { nullable: true, description: 'SHA-256 of the frozen text, in hexadecimal digits' })
  sha256: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The sum of the recognised losses, an exact decimal; null until the run is computed',
  })
  recognisedLoss: string | null;
  @Field() createdAt: Date;
  @Field(() => Date, { nullable: true }) startedAt: Date | null;
  @Field(() => Date, { nullable: true }) finishedAt: Date | null;
  @Field(() => String, { nullable: true }) reviewer: string | null;
  @Field(() => Date, { nullable: true }) reviewedAt: Date | null;
  @Field(() => String, { nullable: true }) withdrawnBecause: string | null;
  @Field(() => String, { nullable: true }) approver: string | null;
  @Field(() => Date, { nullable: true }) approvedAt: Date | null;
  @Field(() => Date, { nullable: true }) publishedAt: Date | null;
  @Field(() => DateScalar, { nullable: true, description: 'The last day for objections' })
  objectionsUntil: string | null;
  @Field(() => Int, {
    description:
      'Objections to it that were upheld, whole or in part: only a later run assesses their claims anew',
  })
  upheldObjections: number;
  @Field(() => [String], { description: 'Who has confirmed that it is final; it takes two people' })
  finalisers: string[];
  @Field(() => Date, { nullable: true }) finalAt: Date | null;
  @Field(() => Int, { description: 'Sent back with a change' }) version: number;
  @Field({ description: 'Whether the caller may cancel it' }) mayCancel: boolean;
  @Field(() => [AssessmentActState]) acts: AssessmentActState[];
}

@ObjectType()
export class AssessmentStatusCount {
  @Field(() => AssessedStatus) status: AssessedStatus;
  @Field(() => Int) claims: number;
}

@ObjectType()
export class AssessmentLimitCount {
  @Field({ description: 'NONE, MARKET_GAIN, MARKET_LOSS or CLAIM_CAP' }) limitedBy: string;
  @Field(() => Int) claims: number;
}

/** Claims with a finding. */
@ObjectType()
export class AssessmentFindingCount {
  @Field() code: string;
  @Field({ description: 'ERROR, WARNING or HINT, by the rules of the run' }) severity: string;
  @Field(() => Int, { description: 'Claims that have it' }) claims: number;
  @Field(() => Int, { description: 'Those of them that are blocked' }) blocked: number;
}

/** A bar of the histogram of losses. */
@ObjectType()
export class AssessmentLossBucket {
  @Field({ description: 'From this loss, an exact decimal' }) from: string;
  @Field(() => String, { nullable: true, description: 'Below this one; null without an end' })
  to: string | null;
  @Field(() => Int) claims: number;
  @Field({ description: 'The sum of their losses, an exact decimal' }) loss: string;
}

/** A claim whose loss changed since the run before. */
@ObjectType()
export class AssessmentLossChange {
  @Field(() => ID) submissionId: string;
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field(() => String, { nullable: true, description: 'Null where it had none' }) before: string | null;
  @Field(() => String, { nullable: true, description: 'Null where it has none' }) after: string | null;
}

/** A claim in a run. Amounts are exact decimals. */
@ObjectType('AssessedClaim')
export class AssessedClaimModel {
  @Field(() => ID) submissionId: string;
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field(() => AssessedStatus) status: AssessedStatus;
  @Field(() => String, { nullable: true }) recognisedLoss: string | null;
  @Field(() => String, { nullable: true }) sumOfSlices: string | null;
  @Field(() => String, { nullable: true }) marketLoss: string | null;
  @Field(() => String, { nullable: true }) limitedBy: string | null;
  @Field(() => [String], { description: 'The codes of its findings' }) findings: string[];
  @Field(() => String, { nullable: true, description: 'The recognised loss in the run before' })
  previousLoss: string | null;
  @Field({ description: 'Whether the two engines differ' }) differs: boolean;
  @Field({ description: 'Whether its trades or answers were changed after the moment of the run' })
  editedSince: boolean;
  @Field(() => String, { nullable: true }) inputSha256: string | null;
  @Field(() => String, { nullable: true }) traceSha256: string | null;
}

/** What the review of a run looks at; there is none before both engines were compared, or of a run that failed. */
@ObjectType()
export class AssessmentFigures {
  @Field({ description: 'The sum of the recognised losses' }) recognisedLoss: string;
  @Field() sumOfSlices: string;
  @Field(() => Int, { description: 'Claims with a loss above 0' }) withLoss: number;
  @Field(() => [AssessmentStatusCount]) statuses: AssessmentStatusCount[];
  @Field(() => [AssessmentLimitCount]) limits: AssessmentLimitCount[];
  @Field(() => [AssessmentLossBucket]) histogram: AssessmentLossBucket[];
  @Field(() => [AssessmentFindingCount]) findings: AssessmentFindingCount[];
  @Field(() => [AssessedClaimModel], { description: 'The 50 largest losses' }) largest: AssessedClaimModel[];
  @Field(() => Int, { nullable: true, description: 'The number of the run that this one is compared with' })
  previousNumber: number | null;
  @Field(() => [AssessmentLossChange], { description: 'The 50 largest changes since that run' })
  changes: AssessmentLossChange[];
  @Field(() => Int, { description: 'Claims edited after the moment of the run' }) editedSince: number;
}

/** A run in full. */
@ObjectType('AssessmentRun')
export class AssessmentRunModel extends AssessmentRunSummaryModel {
  @Field(() => AssessmentFigures, { nullable: true }) figures: AssessmentFigures | null;
}
