import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { FitsSchema } from '../../common/fits-schema.js';
import { reasonSchema } from '../../rules/reason-schema.js';
import { PaymentState } from '../payment-state.js';

/** A payment of which the bank said something else before. */
@ObjectType('ContradictedPayment')
export class ContradictedPayment {
  @Field(() => ID) paymentId: string;
  @Field(() => ID, { nullable: true, description: 'Null for a payment to the tax office' })
  submissionId: string | null;
  @Field() sid: string;
  @Field() net: string;
  @Field(() => PaymentState) state: PaymentState;
  @Field({ description: 'The bank’s code in this file' }) said: string;
  @Field({ description: 'Whether the bank says that it made the payment' }) made: boolean;
  @Field({ description: 'For what it came back before' }) before: string;
  @Field({ description: 'Whether it came back because the bank rejected its whole file in words' })
  isFileRejected: boolean;
  @Field(() => String, { nullable: true, description: 'Who found that it was paid after all' })
  finder: string | null;
  @Field(() => String, { nullable: true, description: 'Who decided that it is made again' })
  reissuer: string | null;
  @Field(() => Int, { nullable: true, description: 'The number of the run with the payment in its place' })
  reissueRunNumber: number | null;
}

/** What a file of returns says against what was known or decided of payments of a run, and nobody has looked into. */
@ObjectType('BankContradiction')
export class BankContradictionModel {
  @Field(() => ID) runId: string;
  @Field(() => Int) runNumber: number;
  @Field(() => ID, { description: 'Of the import run' }) importId: string;
  @Field() foundAt: Date;
  @Field(() => String, { nullable: true, description: 'Who imported the file' }) importer: string | null;
  @Field(() => Int, { description: 'The payments that it is about' }) payments: number;
  @Field(() => [ContradictedPayment], { description: 'The first 20 of them by SID' })
  first: ContradictedPayment[];
  @Field(() => String, { nullable: true, description: 'Why the caller may not close it' })
  closeRefusal: string | null;
}

@ArgsType()
export class CloseBankContradictionArgs {
  @Field(() => ID, { description: 'Of the payment run' })
  @IsString()
  runId: string;

  @Field(() => ID, { description: 'Of the import run' })
  @IsString()
  importId: string;

  @Field({ description: 'What was found' })
  @FitsSchema(reasonSchema, 'reason')
  because: string;
}
