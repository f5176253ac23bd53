import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsInt, IsOptional, IsString } from 'class-validator';
import { FitsSchema } from '../common/fits-schema.js';
import { VersionArgs } from '../common/version.args.js';
import { codeSchema } from '../rules/one-time-code-schema.js';
import { receiptSchema } from '../rules/payment-run-schema.js';
import { reasonSchema } from '../rules/reason-schema.js';
import { PaymentAct } from './payment-acts.js';
import { PaymentHeldReason, PaymentState } from './payment-state.js';

@ArgsType()
export class PreparePaymentsArgs {
  @Field(() => ID)
  @IsString()
  distributionId: string;

  @Field(() => ID)
  @IsString()
  profileId: string;

  @Field({ description: 'The day on which the bank pays, yyyy-MM-dd' })
  @IsString()
  day: string;
}

/** Which payments of a run; absent means all. */
@ArgsType()
export class PaymentsArgs {
  @Field(() => ID)
  @IsString()
  runId: string;

  @Field(() => PaymentState, { nullable: true })
  @IsOptional()
  @IsEnum(PaymentState)
  state?: PaymentState | null;

  @Field(() => PaymentHeldReason, { nullable: true })
  @IsOptional()
  @IsEnum(PaymentHeldReason)
  reason?: PaymentHeldReason | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  page?: number | null;
}

@ArgsType()
export class HoldPaymentArgs extends VersionArgs {
  @Field()
  @FitsSchema(reasonSchema)
  reason: string;
}

@ArgsType()
export class ReleasePaymentArgs extends VersionArgs {
  @Field({ description: 'What was found, so that it may be paid' })
  @FitsSchema(reasonSchema, 'reason')
  because: string;

  @Field()
  @FitsSchema(codeSchema)
  code: string;
}

@ArgsType()
export class PaymentsCodeArgs extends VersionArgs {
  @Field(() => PaymentAct)
  @IsEnum(PaymentAct)
  act: PaymentAct;
}

@ArgsType()
export class ConfirmedPaymentsArgs extends VersionArgs {
  @Field()
  @FitsSchema(codeSchema)
  code: string;
}

@ArgsType()
export class CancelPaymentsArgs extends VersionArgs {
  @Field()
  @FitsSchema(reasonSchema, 'reason')
  because: string;

  @Field({ description: 'Needed once a file was downloaded: nobody has sent it, and nobody will' })
  @IsBoolean()
  neverSent: boolean;
}

@ArgsType()
export class MarkFileSentArgs extends VersionArgs {
  @Field({ description: 'What the bank answered, such as the number of its receipt' })
  @FitsSchema(receiptSchema)
  receipt: string;
}
