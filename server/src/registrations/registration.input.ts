import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsObject, IsOptional, IsString, ValidateNested } from 'class-validator';
import { TransactionType } from '../trades/trade.entity.js';
import { TradeType } from './registration-trade.entity.js';
import { GroupEntityType, GroupMemberType, RegisteredOwnerOption } from './registration.entity.js';

/*
 * The shape of a registration only: which properties there are, and of which type. What they must answer is said once,
 * in rules/registration-schema.ts, which the service applies.
 */

const decorated =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, property) =>
    decorators.forEach((decorate) => decorate(target, property));

const isText = () => IsString({ message: ({ property }) => `${property} must be text` });

/** A text; absent means empty. */
const Text = () =>
  decorated(
    Field(() => String, { nullable: true, defaultValue: '' }),
    IsOptional(),
    isText(),
  );

/** An enumeration value; absent means not answered. */
const Choice = (type: object) =>
  decorated(
    Field(() => type, { nullable: true }),
    IsOptional(),
    isText(),
  );

/** Yes or no; absent means not answered. */
const YesOrNo = () =>
  decorated(
    Field(() => Boolean, { nullable: true }),
    IsOptional(),
    IsBoolean({ message: ({ property }) => `${property} must be true or false` }),
  );

/** One group of answers. */
const Group = (type: new () => object) =>
  decorated(
    Field(() => type),
    IsObject({ message: ({ property }) => `${property} must be a group of fields` }),
    ValidateNested(),
    Type(() => type),
  );

/** A field of a trade row: required by GraphQL, and for REST by the validation schema. */
const RowField = (type: object) =>
  decorated(
    Field(() => type),
    IsOptional(),
    isText(),
  );

@InputType()
export class RegistrationContactInput {
  @Text() title?: string | null;
  @Text() firstName?: string | null;
  @Text() middleName?: string | null;
  @Text() lastName?: string | null;
  @Text() company?: string | null;
  @Text() position?: string | null;
  @Text() landline?: string | null;
  @Text() mobile?: string | null;
  @Text() email?: string | null;
  @Text() mailingAddress?: string | null;
  @Text() suburb?: string | null;
  @Text() state?: string | null;
  @Text() postCode?: string | null;
  @Text() country?: string | null;
}

@InputType()
export class GroupMemberDetailsInput {
  @Choice(GroupMemberType) groupMemberType?: string | null;
  @Text() shareholderNames?: string | null;
  @Text() companyName?: string | null;
  @Text() abnAcnArsn?: string | null;
  @Text() trusteeName?: string | null;
  @Choice(GroupEntityType) groupEntityType?: string | null;
  @Text() beneficialOwner?: string | null;
  @YesOrNo() onBehalf?: boolean | null;
  @Text() othersSpecified?: string | null;
  @Text() groupMemberName?: string | null;
}

@InputType()
export class GroupMemberAddressInput {
  @YesOrNo() sameAsContactAddress?: boolean | null;
  @Text() streetAddress?: string | null;
  @Text() suburb2?: string | null;
  @Text() state2?: string | null;
  @Text() postCode2?: string | null;
  @Text() country2?: string | null;
}

@InputType()
export class ShareholderDetailsInput {
  @Choice(RegisteredOwnerOption) registered_owner_option?: string | null;
  @Text() registeredOwner?: string | null;
  @Text() hinSrn?: string | null;
}

@InputType()
export class RegistrationTradeInput {
  @RowField(TransactionType) transactionType?: string | null;
  @RowField(String) tradeDate?: string | null;
  @RowField(String) quantity?: string | null;
  @RowField(String) totalAmount?: string | null;
  @RowField(TradeType) tradeType?: string | null;
}

@InputType()
export class RegistrationTradeDetailsInput {
  @Text() openingBalance?: string | null;

  @Field(() => [RegistrationTradeInput])
  @IsOptional()
  @IsArray({ message: 'tradeData must be a list of trades' })
  @ValidateNested({ each: true })
  @Type(() => RegistrationTradeInput)
  tradeData?: RegistrationTradeInput[] | null;
}

/** An older registration, as filed and edited. */
@InputType()
export class RegistrationInput {
  @Group(RegistrationContactInput) contactInformation: RegistrationContactInput;
  @Group(GroupMemberDetailsInput) groupMemberDetails: GroupMemberDetailsInput;
  @Group(GroupMemberAddressInput) groupMemberAddress: GroupMemberAddressInput;
  @Group(ShareholderDetailsInput) shareholderDetails: ShareholderDetailsInput;
  @Group(RegistrationTradeDetailsInput) tradeDetails: RegistrationTradeDetailsInput;
}
