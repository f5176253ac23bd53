import type { ClaimPath } from '@rules/claim-catalogue.js';
import type { BankTypeValue } from '@rules/claim-values.js';
import type { ComponentProps, ComponentType } from 'react';
import { t } from '@rules/text.js';
import type { TextField } from '../../components/form/text-field';
import { meaningOf, TAX_NUMBER_NOTE } from '../../domain/claim/terms';
import { AccountAsLegalEntity, EmailOfAccount, OwnerAsLegalEntity } from './repeated-answers';
import { WhereBsb, WhereHolderNumber } from './where-to-find';

interface FieldInput extends Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'autoComplete'> {
  /** The HTML autofill name for the member's own browser. */
  fills?: string;
  /** The bank type for which the answer has digits only. */
  numericWhere?: BankTypeValue;
  /** The hint for administrators, who fill in the form about somebody else. */
  officeHint?: string;
  /** A component below the input that helps to fill it in. */
  below?: ComponentType;
  /** The same, for members alone. */
  help?: ComponentType;
}

/** The inputs of the claim's fields, when they differ from a text input of medium width. */
export const CLAIM_FIELD_INPUTS: Partial<Record<ClaimPath, FieldInput>> = {
  'contactDetails.firstName': { fills: 'given-name' },
  'contactDetails.lastName': { fills: 'family-name' },
  'contactDetails.company': { fills: 'organization', maxWidth: 'field.long' },
  'contactDetails.position': { fills: 'organization-title' },
  'contactDetails.email': {
    fills: 'email',
    type: 'email',
    inputMode: 'email',
    maxWidth: 'field.long',
    help: EmailOfAccount,
  },
  'contactDetails.mobile': { fills: 'tel', type: 'tel' },
  'contactDetails.relationship': { hint: meaningOf.rgm },
  'legalDetails.claimType': { hint: t('Where the claim came from. Only administrators see it.') },
  'legalDetails.legalEntity': {
    fills: 'organization',
    hint: t('The name of the person, company or trust that held the shares.'),
    officeHint: t('The person, company or trust that held the shares.'),
    maxWidth: 'field.long',
  },
  'legalDetails.registeredOwner': {
    hint: t('The name on the register. If it is the same, repeat it here.'),
    maxWidth: 'field.long',
    below: OwnerAsLegalEntity,
  },
  'legalDetails.tradingAccount': {
    hint: meaningOf.hinSrn,
    officeHint: t('The holder number on the CHESS or registry statement.'),
    help: WhereHolderNumber,
  },
  'legalDetails.taxNumber': { hint: TAX_NUMBER_NOTE, inputMode: 'numeric' },
  'bankDetails.bankName': { maxWidth: 'field.long' },
  'bankDetails.bsb': { hint: meaningOf.bsb, inputMode: 'numeric', maxWidth: 'field.short', help: WhereBsb },
  'bankDetails.swiftCode': {
    hint: meaningOf.swiftCode,
    autoCapitalize: 'characters',
    spellCheck: false,
    maxWidth: 'field.short',
  },
  'bankDetails.customerCity': { fills: 'address-level2' },
  'bankDetails.customerCountry': { fills: 'country-name' },
  'bankDetails.accountName': { maxWidth: 'field.long', below: AccountAsLegalEntity },
  'bankDetails.accountNo': { spellCheck: false, numericWhere: 'LOCAL' },
  'bankDetails.paymentReference': {
    hint: t('The text you would like to see on your bank statement.'),
    officeHint: t('The text on the member’s bank statement.'),
  },
  'addressDetails.address': { fills: 'street-address' },
  'addressDetails.suburb': { fills: 'address-level2' },
  'addressDetails.state': { fills: 'address-level1', maxWidth: 'field.short' },
  'addressDetails.postCode': { fills: 'postal-code', maxWidth: 'field.short' },
  'addressDetails.country': { fills: 'country-name' },
};
