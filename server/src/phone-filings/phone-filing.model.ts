import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { CallerRelationName, IdentityCheckName } from '../rules/phone-call-answers.js';
import { SubmissionData } from '../submissions/submission.model.js';
import { CallerRelation, IdentityCheck } from './phone-filing.input.js';

@ObjectType()
export class FiledByTelephone {
  @Field(() => ID) submissionId: string;
  @Field() message: string;
  @Field({
    description: 'Whether a copy is mailed; otherwise there is no address, and it can only be printed',
  })
  copied: boolean;
}

/** The record of a call, for the office. */
@ObjectType('PhoneCall')
export class PhoneCallModel {
  @Field() caller: string;
  @Field(() => CallerRelation) relation: CallerRelationName;
  @Field({ description: 'yyyy-MM-dd in the time zone of the scheme' }) day: string;
  @Field({ description: 'HH:mm in the time zone of the scheme' }) time: string;
  @Field(() => [IdentityCheck]) checks: IdentityCheckName[];
  @Field() note: string;
  @Field() filedBy: string;
}

/** That a claim was filed by telephone, and what became of its copy. */
@ObjectType('PhoneFiling')
export class PhoneFilingModel {
  @Field(() => ID) submissionId: string;
  @Field() filedAt: Date;
  @Field(() => PhoneCallModel, { nullable: true, description: 'For the office only' })
  call: PhoneCallModel | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When the newest copy was mailed; null without an address',
  })
  copiedAt: Date | null;
  @Field(() => Date, { nullable: true }) confirmedAt: Date | null;
  @Field(() => Date, { nullable: true }) disputedAt: Date | null;
  @Field({
    description: 'Whether the caller can send a copy: the claim has an address and was not confirmed',
  })
  maySend: boolean;
}

/** The copy of a claim as the person reads it: restricted values are masked. */
@ObjectType()
export class ClaimCopy {
  @Field({ description: 'Sent with the answer; valid for an hour' }) pass: string;
  @Field() filedAt: Date;
  @Field({ description: 'The claim is shown as it was then' }) copiedAt: Date;
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field(() => SubmissionData) submissionData: SubmissionData;
}

@ObjectType()
export class ClaimCopyAnswered {
  @Field() message: string;
}
