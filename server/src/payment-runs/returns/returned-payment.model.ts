import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../../common/pagination.model.js';
import { PaymentState } from '../payment-state.js';

/** A payment that the bank sent back. Amounts are exact decimals. */
@ObjectType('ReturnedPayment')
export class ReturnedPaymentModel {
  @Field(() => ID, { description: 'Of the payment' }) id: string;
  @Field(() => ID, { nullable: true, description: 'Null for a payment to the tax office' })
  submissionId: string | null;
  @Field() sid: string;
  @Field() net: string;
  @Field(() => PaymentState, { description: 'RETURNED, or REISSUED once another one is in its place' })
  state: PaymentState;
  @Field({ description: 'The bank’s code, such as 3 or AC04' }) reason: string;
  @Field() returnedAt: Date;
  @Field(() => String, {
    nullable: true,
    description: 'The account that it came back from, by its last 3 digits',
  })
  account: string | null;
  @Field(() => ID) runId: string;
  @Field(() => Int) runNumber: number;
  @Field(() => ID, { nullable: true, description: 'The run with the payment in its place' })
  reissueRunId: string | null;
  @Field(() => Int, { nullable: true }) reissueRunNumber: number | null;
}

@ObjectType()
export class ReturnedPaymentPage {
  @Field(() => [ReturnedPaymentModel]) payments: ReturnedPaymentModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}
