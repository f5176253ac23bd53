import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

/** A selected claim and what became of the message about it. */
@ObjectType()
export class AskedClaim {
  @Field(() => ID) submissionId: string;
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field() legalEntity: string;
  @Field({ description: 'False for a claim that was left out because nobody could read the message' })
  asked: boolean;
}

/** What a message to the owners of the selected claims would do. */
@ObjectType()
export class AskPreview {
  @Field(() => Int, { description: 'Claims that would get the message' }) claims: number;
  @Field(() => Int, { description: 'E-mail addresses that would get one e-mail each' }) people: number;
  @Field(() => Int, { description: 'Claims among them whose bank details look complete' })
  withBankDetails: number;
  @Field(() => Int, { description: 'Claims among them whose own messages still wait for an answer' })
  waiting: number;
  @Field(() => [AskedClaim], { description: 'Claims without a person to write to, which are left out' })
  leftOut: AskedClaim[];
}

/** What a message to the owners of the selected claims did. */
@ObjectType()
export class AskResult {
  @Field(() => Int, { description: 'E-mail addresses that get one e-mail each' }) people: number;
  @Field(() => [AskedClaim], { description: 'Each selected claim that still exists' }) claims: AskedClaim[];
}
