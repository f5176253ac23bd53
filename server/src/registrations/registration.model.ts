import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { RegistrationTrade } from './registration-trade.entity.js';
import { GroupEntityType, GroupMemberType, RegisteredOwnerOption } from './registration.entity.js';

@ObjectType()
export class RegistrationContact {
  @Field() title: string;
  @Field() firstName: string;
  @Field() middleName: string;
  @Field() lastName: string;
  @Field() company: string;
  @Field() position: string;
  @Field() landline: string;
  @Field() mobile: string;
  @Field() email: string;
  @Field() mailingAddress: string;
  @Field() suburb: string;
  @Field() state: string;
  @Field() postCode: string;
  @Field() country: string;
}

@ObjectType()
export class GroupMemberDetails {
  @Field(() => GroupMemberType) groupMemberType: GroupMemberType;
  @Field() shareholderNames: string;
  @Field() companyName: string;
  @Field() abnAcnArsn: string;
  @Field() trusteeName: string;
  @Field(() => GroupEntityType, { nullable: true }) groupEntityType: GroupEntityType | null;
  @Field() beneficialOwner: string;
  @Field(() => Boolean, { nullable: true }) onBehalf: boolean | null;
  @Field() othersSpecified: string;
  @Field() groupMemberName: string;
}

@ObjectType()
export class GroupMemberAddress {
  @Field() sameAsContactAddress: boolean;
  @Field() streetAddress: string;
  @Field() suburb2: string;
  @Field() state2: string;
  @Field() postCode2: string;
  @Field() country2: string;
}

@ObjectType()
export class ShareholderDetails {
  @Field(() => RegisteredOwnerOption) registered_owner_option: RegisteredOwnerOption;
  @Field() registeredOwner: string;
  @Field() hinSrn: string;
}

@ObjectType()
export class RegistrationTradeDetails {
  @Field() openingBalance: string;
  /** Newest first. */
  @Field(() => [RegistrationTrade]) tradeData: RegistrationTrade[];
}

/** An older registration's answers, in the groups of REGISTRATION-1. */
@ObjectType()
export class RegistrationData {
  @Field(() => RegistrationContact) contactInformation: RegistrationContact;
  @Field(() => GroupMemberDetails) groupMemberDetails: GroupMemberDetails;
  @Field(() => GroupMemberAddress) groupMemberAddress: GroupMemberAddress;
  @Field(() => ShareholderDetails) shareholderDetails: ShareholderDetails;
  @Field(() => RegistrationTradeDetails) tradeDetails: RegistrationTradeDetails;
}

/** The account that filed a registration: the registrant. */
@ObjectType()
export class RegistrationOwner {
  @Field() name: string;
  @Field() email: string;
}

/** An older registration in full. */
@ObjectType('Registration')
export class RegistrationModel {
  @Field(() => ID) id: string;
  @Field(() => Int) version: number;
  @Field() timeCreatedAt: Date;
  @Field(() => RegistrationOwner) owner: RegistrationOwner;
  @Field(() => RegistrationData) data: RegistrationData;
}

@ObjectType()
export class RegistrationCreated {
  @Field(() => ID) id: string;
  @Field() message: string;
}
