import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PaymentStage } from './payment-stage.js';

registerEnumType(PaymentStage, { name: 'PaymentStage' });

/** How far the payment of one's own claim is, in one word for all its distributions; no amounts. */
@ObjectType('PaymentStatus')
export class PaymentStatus {
  @Field(() => ID) submissionId: string;
  @Field(() => PaymentStage) stage: PaymentStage;
  @Field({ description: 'Whether it is held, or came back, for bank details that its owner has to correct' })
  needsMember: boolean;
  @Field(() => String, { nullable: true, description: 'The payment day, yyyy-MM-dd, once it is in a file' })
  day: string | null;
}
