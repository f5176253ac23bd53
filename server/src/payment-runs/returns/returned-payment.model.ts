import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PaginationModel } from '../../common/pagination.model.js';
import { ReturnMatter } from '../../rules/return-reasons.js';
import { PaymentState } from '../payment-state.js';

registerEnumType(ReturnMatter, {
  name: 'ReturnMatter',
  description: 'Whose matter it is that a payment came back',
  valuesMap: {
    ACCOUNT: { description: 'The account did not take it: the member gives another one' },
    PAYER: { description: 'The payer’s account or file, or the banks: the next run pays it again' },
    DUPLICATE: { description: 'The bank had it twice: somebody decides whether it was paid' },
    UNKNOWN: { description: 'The bank does not say: as ACCOUNT' },
  },
});

/** A payment that the bank sent back. Amounts are exact decimals. */
@ObjectType('ReturnedPayment')
export class ReturnedPaymentModel {
  @Field(() => ID, { description: 'Of the payment' }) id: string;
  @Field(() => ID, { nullable: true, description: 'Null for a payment to the tax office' })
  submissionId: string | null;
  @Field() sid: string;
  @Field() net: string;
  @Field(() => PaymentState, {
    description: 'RETURNED; REISSUED once another one is in its place; PAID once it was found to be',
  })
  state: PaymentState;
  @Field({ description: 'The bank’s code, such as 3 or AC04' }) reason: string;
  @Field(() => ReturnMatter) matter: ReturnMatter;
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
  @Field(() => String, { nullable: true, description: 'Who decided that it is made again as it was' })
  reissuer: string | null;
  @Field(() => String, { nullable: true, description: 'What they found' }) reissueBecause: string | null;
  @Field({ description: 'Whether the caller may decide so now, with the permission for it' })
  mayReissue: boolean;
  @Field(() => String, { nullable: true, description: 'Who found that it was paid after all' })
  finder: string | null;
  @Field(() => String, { nullable: true, description: 'What they found' }) foundPaidBecause: string | null;
  @Field({ description: 'Whether the caller may find so now, with the permission for it' })
  mayFindPaid: boolean;
  @Field(() => Int, { description: 'Sent back with a change' }) version: number;
}

@ObjectType()
export class ReturnedPaymentPage {
  @Field(() => [ReturnedPaymentModel]) payments: ReturnedPaymentModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}
