import { applyDecorators } from '@nestjs/common';
import { Field, InputType } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, ValidateNested } from 'class-validator';
import { numberAsText } from '../../common/number-as-text.js';
import { MOST_ENTERED_TRADES } from '../../rules/trade-row.js';
import { TradeInput } from '../../trades/trade.input.js';
import { BankType, Relationship, YesNo } from '../submission.entity.js';

/** A text that may be absent or null; the content is validated by `rules/claim-schema.ts`. */
const IsOptionalText = () => applyDecorators(IsOptional(), IsString({ message: '$property must be text' }));

/** A text field of a claim; when absent, it is unanswered. */
const Text = () =>
  applyDecorators(
    Field(() => String, { nullable: true, defaultValue: '' }),
    IsOptionalText(),
  );

/** A text field that keeps its value when it is absent. */
const KeptText = () =>
  applyDecorators(
    Field(() => String, { nullable: true }),
    IsOptionalText(),
  );

/** A choice; REST also accepts '' for unanswered. */
const Choice = (type: object) =>
  applyDecorators(
    Field(() => type, { nullable: true }),
    IsOptionalText(),
  );

@InputType()
export class ContactDetailsInput {
  @Text() firstName?: string | null;
  @Text() lastName?: string | null;
  @Text() company?: string | null;
  @Text() position?: string | null;
  @Text() email?: string | null;
  @Text() mobile?: string | null;
  @Choice(Relationship) relationship?: Relationship | '' | null;
}

@InputType()
export class LegalDetailsInput {
  @KeptText() claimType?: string | null;
  @Text() legalEntity?: string | null;
  @Text() registeredOwner?: string | null;
  @Text() abnAcn?: string | null;
  @Text() tradingAccount?: string | null;
  @Choice(YesNo) australianCitizen?: YesNo | '' | null;
  @Text() taxNumber?: string | null;
}

@InputType()
export class BankDetailsInput {
  @Text() bankName?: string | null;
  @Choice(BankType) bankType?: BankType | '' | null;
  @Text() bsb?: string | null;
  @Text() swiftCode?: string | null;
  @Text() customerCity?: string | null;
  @Text() customerCountry?: string | null;
  @Text() accountName?: string | null;
  @Text() accountNo?: string | null;
  @Text() paymentReference?: string | null;
}

@InputType()
export class AddressDetailsInput {
  @Text() address?: string | null;
  @Text() suburb?: string | null;
  @Text() state?: string | null;
  @Text() postCode?: string | null;
  @Text() country?: string | null;
}

@InputType()
export class TradeDetailsInput {
  @Transform(numberAsText)
  @KeptText()
  openingBalance?: string | null;

  @Field(() => [TradeInput], { nullable: true })
  @IsOptional()
  @IsArray({ message: 'tradeData must be a list of trades' })
  @ArrayMaxSize(MOST_ENTERED_TRADES, {
    message: `At most ${MOST_ENTERED_TRADES} trades can be sent at once; import them as a file`,
  })
  @ValidateNested({ each: true })
  @Type(() => TradeInput)
  tradeData?: TradeInput[] | null;
}

/** A group of claim fields in an input. */
const Group = (type: () => new () => object, nullable: boolean) =>
  applyDecorators(
    Field(type, { nullable }),
    ...(nullable ? [IsOptional()] : []),
    ValidateNested({ message: '$property must be a group of fields' }),
    Type(type),
  );

/** The input for filing a claim (CLAIM-1). */
@InputType()
export class SubmissionDataInput {
  @Group(() => ContactDetailsInput, false) contactDetails: ContactDetailsInput;
  @Group(() => LegalDetailsInput, false) legalDetails: LegalDetailsInput;
  @Group(() => BankDetailsInput, false) bankDetails: BankDetailsInput;
  @Group(() => AddressDetailsInput, false) addressDetails: AddressDetailsInput;
  @Group(() => TradeDetailsInput, false) tradeDetails: TradeDetailsInput;
}

/** The groups that an edit replaces; an absent group stays unchanged (CLAIM-31). */
@InputType()
export class SubmissionChangesInput {
  @Group(() => ContactDetailsInput, true) contactDetails?: ContactDetailsInput | null;
  @Group(() => LegalDetailsInput, true) legalDetails?: LegalDetailsInput | null;
  @Group(() => BankDetailsInput, true) bankDetails?: BankDetailsInput | null;
  @Group(() => AddressDetailsInput, true) addressDetails?: AddressDetailsInput | null;
  @Group(() => TradeDetailsInput, true) tradeDetails?: TradeDetailsInput | null;
}
