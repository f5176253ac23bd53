import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsEnum, IsOptional, IsString, IsUUID } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { VersionArgs } from '../common/version.args.js';
import { DateScalar } from '../common/scalars.js';
import { codeSchema } from '../rules/one-time-code-schema.js';
import { reasonSchema } from '../rules/reason-schema.js';
import { ClaimDecisionKind, ClaimDecisionOrigin, ClaimDecisionState } from './claim-decision.entity.js';

const MOST_EVIDENCE = 50;

/** A document that a decision is based on. */
@ObjectType()
export class DecisionEvidence {
  @Field(() => ID) id: string;
  @Field() fileName: string;
}

/** A decision on a claim, as the office sees it (DECIDE-1). */
@ObjectType('ClaimDecision')
export class ClaimDecisionModel {
  @Field(() => ID) id: string;
  @Field() sid: string;
  @Field(() => ID, { nullable: true, description: 'Null while no claim has this SID' })
  submissionId: string | null;

  @Field(() => ClaimDecisionKind) kind: ClaimDecisionKind;
  @Field(() => ClaimDecisionOrigin) origin: ClaimDecisionOrigin;
  @Field(() => ClaimDecisionState) state: ClaimDecisionState;
  @Field() reason: string;
  @Field(() => [DecisionEvidence], { description: 'Without documents that were deleted since' })
  evidence: DecisionEvidence[];

  @Field(() => DateScalar, { nullable: true, description: 'The day for the member’s answer, as proposed' })
  cureUntil: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The same as extended; null before the confirmation',
  })
  answerBy: string | null;

  @Field(() => String, { nullable: true, description: 'Null for one of the scheme file' })
  maker: string | null;

  @Field() proposedAt: Date;
  @Field(() => String, { nullable: true, description: 'Who confirmed or refused it' })
  checker: string | null;

  @Field(() => Date, { nullable: true, description: 'Since when it is in force, or when it was refused' })
  decidedAt: Date | null;

  @Field(() => String, { nullable: true }) refusedBecause: string | null;
  @Field(() => Date, { nullable: true }) replacedAt: Date | null;
  @Field(() => Int) version: number;
  @Field({ description: 'Whether the caller proposed it' }) isOwn: boolean;
}

@ArgsType()
export class DecideClaimArgs {
  @Field(() => ID)
  @IsString()
  submissionId: string;

  @Field(() => ClaimDecisionKind)
  @IsEnum(ClaimDecisionKind)
  kind: ClaimDecisionKind;

  @Field({ description: 'The claim’s member reads the reason of a removal' })
  @FitsSchema(reasonSchema)
  reason: string;

  @Field(() => [ID], { nullable: true, description: 'Documents of the claim' })
  @IsOptional()
  @ArrayMaxSize(MOST_EVIDENCE, { message: `Name at most ${MOST_EVIDENCE} documents` })
  @IsUUID('all', { each: true, message: 'evidenceIds must contain ids of documents' })
  evidenceIds?: string[] | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Until when the member may answer a removal',
  })
  @IsOptional()
  @IsString()
  cureUntil?: string | null;
}

@ArgsType()
export class ConfirmDecisionArgs extends VersionArgs {
  @Field()
  @FitsSchema(codeSchema)
  code: string;
}

@ArgsType()
export class RefuseDecisionArgs extends VersionArgs {
  @Field()
  @FitsSchema(reasonSchema)
  reason: string;
}
