import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateScalar } from '../common/scalars.js';
import type { ShownClaim, ShownGroup } from '../rules/claim-catalogue.js';
import type { ShownTrade } from '../trades/shown-trades.js';
import { Trade } from '../trades/trade.entity.js';
import { BankType, Relationship, YesNo } from './submission.entity.js';

@ObjectType()
export class ContactDetails implements ShownGroup<'contactDetails'> {
  @Field() firstName: string;
  @Field() lastName: string;
  @Field() company: string;
  @Field() position: string;
  @Field() email: string;
  @Field() mobile: string;
  @Field(() => Relationship, { nullable: true }) relationship: Relationship | null;
}

@ObjectType()
export class LegalDetails implements ShownGroup<'legalDetails'> {
  @Field(() => String, { nullable: true, description: 'The Source; administrators only' })
  claimType: string | null;

  @Field() legalEntity: string;
  @Field() registeredOwner: string;
  @Field() abnAcn: string;
  @Field() tradingAccount: string;
  @Field(() => YesNo, { nullable: true }) australianCitizen: YesNo | null;
  @Field() taxNumber: string;
}

@ObjectType()
export class BankDetails implements ShownGroup<'bankDetails'> {
  @Field() bankName: string;
  @Field(() => BankType, { nullable: true }) bankType: BankType | null;
  @Field() bsb: string;
  @Field() swiftCode: string;
  @Field() customerCity: string;
  @Field() customerCountry: string;
  @Field() accountName: string;
  @Field() accountNo: string;
  @Field() paymentReference: string;
}

@ObjectType()
export class AddressDetails implements ShownGroup<'addressDetails'> {
  @Field() address: string;
  @Field() suburb: string;
  @Field() state: string;
  @Field() postCode: string;
  @Field() country: string;
}

@ObjectType()
export class TradeDetails implements ShownGroup<'tradeDetails'> {
  @Field() openingBalance: string;

  @Field({
    description: 'Shares held at the end of the period as stated, in digits; empty when nobody stated it',
  })
  closingBalance: string;

  @Field(() => [Trade], { description: 'Newest first; rows of type OPEN included' }) tradeData: ShownTrade[];
}

@ObjectType()
export class SubmissionData implements ShownClaim {
  @Field(() => ContactDetails) contactDetails: ContactDetails;
  @Field(() => LegalDetails) legalDetails: LegalDetails;
  @Field(() => BankDetails) bankDetails: BankDetails;
  @Field(() => AddressDetails) addressDetails: AddressDetails;
  @Field(() => TradeDetails) tradeDetails: TradeDetails;
}

/** A required field that is still empty, by its path in `submissionData`. */
@ObjectType()
export class MissingField {
  @Field() path: string;
  @Field() message: string;
}

/** The notice that a claim was removed from the settlement, and when (VIEW-12). */
@ObjectType('RemovedClaim')
export class RemovedSubmission {
  @Field() message: string;
  @Field(() => DateScalar) date: string;
  @Field(() => DateScalar, { nullable: true, description: 'Until when its member may answer' })
  answerBy: string | null;
}

/** A claim in full, in the shape of CLAIM-1. */
@ObjectType('Submission')
export class SubmissionModel {
  @Field(() => ID) id: string;
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field() email: string;
  @Field(() => ID) submissionId: string;
  @Field(() => Int) version: number;
  @Field(() => Int, { description: 'The version to send when editing the trades; 0 while there are none' })
  tradeVersion: number;
  @Field({ description: 'Whether the caller can edit the claim' }) mayUpdate: boolean;
  @Field(() => RemovedSubmission, { nullable: true }) removed: RemovedSubmission | null;
  @Field(() => SubmissionData) submissionData: SubmissionData;
  @Field({ description: 'Whether there are trades older than those on the requested page' })
  moreTrades: boolean;
  @Field(() => [MissingField]) missing: MissingField[];
  @Field({ description: 'When it was filed here, or first imported' }) createdAt: Date;
  @Field() updatedAt: Date;

  /** Identifies this state of the claim and its trades, for If-Match in REST. */
  etag: string;
}
