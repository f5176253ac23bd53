import type { BankTypeValue, RelationshipValue, YesNoValue } from './claim-values.js';
import { isBlank } from './text-values.js';

/** A claim as its form holds it (spec section 3): an empty text or null is an unanswered field. */
export interface ClaimValues {
  contactDetails: {
    firstName: string;
    lastName: string;
    company: string;
    position: string;
    email: string;
    mobile: string;
    relationship: RelationshipValue | '' | null;
  };
  legalDetails: {
    legalEntity: string;
    registeredOwner: string;
    abnAcn: string;
    tradingAccount: string;
    australianCitizen: YesNoValue | '' | null;
    taxNumber: string;
  };
  bankDetails: {
    bankName: string;
    bankType: BankTypeValue | '' | null;
    bsb: string;
    swiftCode: string;
    customerCity: string;
    customerCountry: string;
    accountName: string;
    accountNo: string;
    paymentReference: string;
  };
  addressDetails: { address: string; suburb: string; state: string; postCode: string; country: string };
  tradeDetails: { openingBalance: string };
}

type Group = keyof ClaimValues;

/** A field that a claim must answer, the message while it does not, and the bank type it depends on. */
export interface RequiredField {
  group: Group;
  field: string;
  message: string;
  onlyFor?: BankTypeValue;
}

const required = (group: Group, field: string, label: string, onlyFor?: BankTypeValue): RequiredField => ({
  group,
  field,
  message: `${label} is required`,
  onlyFor,
});

/** What a claim must answer, in the order of its form (spec section 5, current claim form). */
export const REQUIRED_CLAIM_FIELDS: readonly RequiredField[] = [
  required('contactDetails', 'firstName', 'First name'),
  required('contactDetails', 'lastName', 'Last name'),
  required('contactDetails', 'email', 'Email'),
  required('contactDetails', 'mobile', 'Phone'),
  required('contactDetails', 'relationship', 'Relationship'),
  required('legalDetails', 'legalEntity', 'Legal entity'),
  required('legalDetails', 'registeredOwner', 'Registered owner'),
  required('legalDetails', 'australianCitizen', 'Australian resident'),
  required('bankDetails', 'bankName', 'Bank'),
  required('bankDetails', 'bankType', 'Bank country'),
  required('bankDetails', 'bsb', 'BSB', 'LOCAL'),
  required('bankDetails', 'swiftCode', 'Swift code', 'INTERNATIONAL'),
  required('bankDetails', 'customerCity', 'Customer city', 'INTERNATIONAL'),
  required('bankDetails', 'customerCountry', 'Customer country', 'INTERNATIONAL'),
  required('bankDetails', 'accountName', 'Account name'),
  required('bankDetails', 'accountNo', 'Account number'),
  required('addressDetails', 'address', 'Address'),
  required('addressDetails', 'suburb', 'Suburb'),
  required('addressDetails', 'state', 'State'),
  required('addressDetails', 'postCode', 'Post code'),
  required('addressDetails', 'country', 'Country'),
  required('tradeDetails', 'openingBalance', 'Opening balance'),
];

/** A required field that is still empty, by its path (`bankDetails.bsb`), with its message. */
export interface MissingClaimField {
  path: string;
  message: string;
}

/** The required fields that a claim leaves empty, in the order of the form. */
export function missingClaimFields(claim: ClaimValues): MissingClaimField[] {
  return REQUIRED_CLAIM_FIELDS.filter(
    ({ group, field, onlyFor }) =>
      (onlyFor === undefined || claim.bankDetails.bankType === onlyFor) &&
      isEmpty((claim[group] as Record<string, string | null>)[field]),
  ).map(({ group, field, message }) => ({ path: `${group}.${field}`, message }));
}

function isEmpty(value: string | null | undefined): boolean {
  return value === null || value === undefined || isBlank(value);
}
