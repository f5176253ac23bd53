import { applyDecorators } from '@nestjs/common';
import { Field, InputType } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, ValidateNested } from 'class-validator';
import { numberAsText } from '../../common/number-as-text.js';
import {
  CLAIM_FIELDS,
  countsShares,
  type ClaimGroup,
  type ClaimValues,
  type ListedClaimField,
} from '../../rules/claim-catalogue.js';
import { BANK_TYPE, type Choice, RELATIONSHIP, YES_OR_NO } from '../../rules/claim-values.js';
import { MOST_ENTERED_TRADES } from '../../rules/trade-row.js';
import { TradeInput } from '../../trades/trade.input.js';
import { BankType, Relationship, YesNo } from '../submission.entity.js';

/** The groups as submitted: any field may be absent or null. */
type Given = {
  [Group in ClaimGroup]: { [Field in keyof ClaimValues[Group]]?: ClaimValues[Group][Field] | null };
};

const ENUMS = new Map<Choice<string>, object>([
  [RELATIONSHIP, Relationship],
  [YES_OR_NO, YesNo],
  [BANK_TYPE, BankType],
]);

/** A field as submitted through GraphQL; an absent text counts as unanswered, unless the field keeps its value. */
function graphqlField({ choice, kept }: ListedClaimField): PropertyDecorator {
  const type = choice ? ENUMS.get(choice)! : String;
  return Field(() => type, { nullable: true, ...(!choice && !kept && { defaultValue: '' }) });
}

/**
 * Declares the fields of a group, from the catalogue, for GraphQL and for REST, where '' is an unanswered choice. Their
 * contents are validated by `rules/claim-schema.ts`.
 */
function FieldsOf(group: ClaimGroup): ClassDecorator {
  return ({ prototype }) => {
    for (const field of CLAIM_FIELDS.filter((one) => one.group === group)) {
      const decorators = [graphqlField(field), IsOptional(), IsString({ message: '$property must be text' })];
      if (countsShares(field)) decorators.push(Transform(numberAsText));
      for (const decorate of decorators) decorate(prototype as object, field.field);
    }
  };
}

@InputType()
@FieldsOf('contactDetails')
class ContactDetailsInput {}

@InputType()
@FieldsOf('legalDetails')
class LegalDetailsInput {}

@InputType()
@FieldsOf('bankDetails')
class BankDetailsInput {}

@InputType()
@FieldsOf('addressDetails')
class AddressDetailsInput {}

@InputType()
@FieldsOf('tradeDetails')
class TradeDetailsInput {
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
  @Group(() => ContactDetailsInput, false) contactDetails: Given['contactDetails'];
  @Group(() => LegalDetailsInput, false) legalDetails: Given['legalDetails'];
  @Group(() => BankDetailsInput, false) bankDetails: Given['bankDetails'];
  @Group(() => AddressDetailsInput, false) addressDetails: Given['addressDetails'];
  @Group(() => TradeDetailsInput, false) tradeDetails: Given['tradeDetails'] & TradeDetailsInput;
}

/** The groups that an edit replaces; an absent group stays unchanged (CLAIM-31). */
@InputType()
export class SubmissionChangesInput {
  @Group(() => ContactDetailsInput, true) contactDetails?: Given['contactDetails'] | null;
  @Group(() => LegalDetailsInput, true) legalDetails?: Given['legalDetails'] | null;
  @Group(() => BankDetailsInput, true) bankDetails?: Given['bankDetails'] | null;
  @Group(() => AddressDetailsInput, true) addressDetails?: Given['addressDetails'] | null;
  @Group(() => TradeDetailsInput, true) tradeDetails?: (Given['tradeDetails'] & TradeDetailsInput) | null;
}
