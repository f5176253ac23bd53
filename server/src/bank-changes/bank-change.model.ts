import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, MaxLength } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { PaginationModel } from '../common/pagination.model.js';
import { DateScalar } from '../common/scalars.js';
import { VersionArgs } from '../common/version.args.js';
import { codeSchema } from '../rules/one-time-code-schema.js';
import { reasonSchema } from '../rules/reason-schema.js';
import { BankDetails } from '../submissions/submission.model.js';
import { BankChangeState, BankCheckResult } from './bank-change-state.js';

/** A claim that names the same account. */
@ObjectType()
export class SameAccountClaim {
  @Field(() => ID) id: string;
  @Field(() => String, { nullable: true }) sid: string | null;
}

/** A change of a claim's bank details, as the office sees it (BANK-9). */
@ObjectType('BankChange')
export class BankChangeModel {
  @Field(() => ID) id: string;
  @Field(() => ID) submissionId: string;
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field() legalEntity: string;
  @Field(() => BankChangeState) state: BankChangeState;
  @Field() changedAt: Date;
  @Field({ description: 'What was done, as in the history of the claim' }) way: string;
  @Field() madeBy: string;
  @Field(() => [String], {
    description: 'Who else changed the details since they were released last, the first one first',
  })
  earlierMakers: string[];
  @Field({
    description:
      'Whether the caller is responsible for it, or for another change since the last release, and cannot release it',
  })
  isOwn: boolean;
  @Field(() => BankDetails, { description: 'The details released last; restricted values are masked' })
  released: BankDetails;
  @Field(() => BankDetails, { description: 'The details after the change; restricted values are masked' })
  changed: BankDetails;
  @Field(() => [String], { description: 'The fields of `changed` that differ, masked values too' })
  changedFields: string[];
  @Field(() => Date, { nullable: true, description: 'When the e-mails were sent; null until then' })
  announcedAt: Date | null;
  @Field(() => Date, { nullable: true, description: '48 hours after the mails' }) releasableAt: Date | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'A release waits until after this payment day',
  })
  paymentDay: string | null;
  @Field(() => Int, { description: 'How many other claims name the same account' }) sameAccount: number;
  @Field(() => [SameAccountClaim], { description: 'At most five of them' })
  sameAccountClaims: SameAccountClaim[];
  @Field({ description: 'Whether an earlier change of the claim was stopped and not released' })
  stoppedBefore: boolean;
  @Field(() => Date, { nullable: true, description: 'When somebody said that it was not them' })
  stoppedAt: Date | null;
  @Field(() => String, { nullable: true, description: 'Who released or refused it' }) decider: string | null;
  @Field(() => Date, { nullable: true }) decidedAt: Date | null;
  @Field(() => BankCheckResult, { nullable: true }) checkResult: BankCheckResult | null;
  @Field(() => String, { nullable: true, description: 'What the check found, or why it was refused' })
  words: string | null;
  @Field(() => Int) version: number;
}

@ObjectType()
export class BankChangePage {
  @Field(() => [BankChangeModel]) changes: BankChangeModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}

/** The details of a change in the clear. */
@ObjectType()
export class RevealedBankChange {
  @Field(() => ID) id: string;
  @Field(() => BankDetails) released: BankDetails;
  @Field(() => BankDetails) changed: BankDetails;
}

/** Why nothing is paid to the bank details of a claim as they are, for its member and the office (BANK-11). */
@ObjectType()
export class BankHold {
  @Field(() => BankChangeState, { description: 'PENDING, STOPPED or REFUSED' }) state: BankChangeState;
  @Field() changedAt: Date;
  @Field({ description: 'The masked account number' }) account: string;
  @Field(() => Date, { nullable: true, description: 'The earliest moment of a release' })
  releasableAt: Date | null;
  @Field(() => DateScalar, { nullable: true }) paymentDay: string | null;
}

@ArgsType()
export class ReleaseBankChangeArgs extends VersionArgs {
  @Field(() => BankCheckResult, { description: 'Of a call-back or Confirmation of Payee' })
  @IsEnum(BankCheckResult)
  result: BankCheckResult;

  @Field(() => String, {
    nullable: true,
    description: 'What was found; may be left out if all matched and nobody has stopped the change',
  })
  @IsOptional()
  @IsString()
  words?: string | null;

  @Field()
  @FitsSchema(codeSchema)
  code: string;
}

@ArgsType()
export class RefuseBankChangeArgs extends VersionArgs {
  @Field({ description: 'The office reads it; the member does not' })
  @FitsSchema(reasonSchema)
  reason: string;
}

@ArgsType()
export class NotMeArgs {
  @Field({ description: 'From the link in the e-mail' })
  @IsString()
  @MaxLength(200, { message: 'This is not a link of ours' })
  token: string;
}
