import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../../common/pagination.model.js';
import { DateScalar } from '../../common/scalars.js';
import { AssessedStatus } from '../assessed-status.js';
import { AssessedClaimTraceModel } from '../claim-trace.model.js';
import { ObjectionState } from './objection-state.js';

/** An objection to the assessment of a claim. Amounts are exact decimals. */
@ObjectType('Objection')
export class ObjectionModel {
  @Field(() => ID) id: string;
  @Field(() => ID) submissionId: string;
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field(() => ID) runId: string;
  @Field(() => Int) runNumber: number;
  @Field(() => String, {
    nullable: true,
    description: 'What the run came to; null for a claim without a loss',
  })
  recognisedLoss: string | null;
  @Field(() => ObjectionState) state: ObjectionState;
  @Field() grounds: string;
  @Field(() => String, { nullable: true, description: 'The loss by the member’s own calculation' })
  ownFigure: string | null;
  @Field({ description: 'Whether it was raised after the last day for objections' }) late: boolean;
  @Field() lateBecause: string;
  @Field() raisedAt: Date;
  @Field({ description: 'Whether the office recorded it for the member' }) byOffice: boolean;
  @Field(() => String, { nullable: true, description: 'Who works on it' }) officer: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the account of the officer is enabled' })
  officerEnabled: boolean | null;
  @Field(() => Date, { nullable: true }) assignedAt: Date | null;
  @Field(() => String, { nullable: true, description: 'The reason of the decision' }) reason: string | null;
  @Field(() => Date, { nullable: true, description: 'When it was decided or withdrawn' })
  endedAt: Date | null;
  @Field(() => Int) version: number;
}

/** What the owner of a claim may do about its assessment, and did. */
@ObjectType('ClaimObjections')
export class ClaimObjectionsModel {
  @Field(() => DateScalar, { description: 'The last day for objections, in the time zone of the scheme' })
  objectionsUntil: string;
  @Field({ description: 'Whether that day has passed' }) isLate: boolean;
  @Field({ description: 'Whether the caller may object now: no objection is open' }) mayRaise: boolean;
  @Field(() => [ObjectionModel], { description: 'The newest first, at most 20' })
  objections: ObjectionModel[];
}

@ObjectType()
export class ObjectionPage {
  @Field(() => [ObjectionModel]) objections: ObjectionModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}

/** Somebody who may decide objections. */
@ObjectType()
export class ObjectionOfficer {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field({ description: 'Whether this is the caller' }) isSelf: boolean;
}

/** What the rules of the run make of the claim as it is now. */
@ObjectType()
export class PresentResult {
  @Field(() => AssessedStatus) status: AssessedStatus;
  @Field(() => String, { nullable: true }) recognisedLoss: string | null;
  @Field(() => [String], { description: 'The codes of the findings' }) findings: string[];
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether opening balance, transactions or accepted errors differ from those of the run; null when the claim took no part in it',
  })
  isChanged: boolean | null;
}

/** What an officer decides an objection by. */
@ObjectType()
export class ObjectionReview {
  @Field(() => ObjectionModel) objection: ObjectionModel;
  @Field(() => AssessedClaimTraceModel, { description: 'How the run came to its result' })
  trace: AssessedClaimTraceModel;
  @Field(() => PresentResult, {
    nullable: true,
    description:
      'Null when the claim was erased since, and while the text of the rules is not the one that the run was made by',
  })
  present: PresentResult | null;
  @Field({ description: 'Whether the caller may assign it' }) mayAssign: boolean;
  @Field({ description: 'Whether the caller, as its officer, may decide it' }) mayDecide: boolean;
}
