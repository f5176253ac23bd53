import type { ClaimValues } from '@rules/required-claim-fields.js';
import { cleanEmail, cleanSid } from '@rules/text-values.js';
import { checkTradeRows, tradeRowsOf, type TradeRow } from '@rules/trade-row.js';
import type {
  ClaimToEditFragment,
  SubmissionChangesInput,
  SubmissionDataInput,
} from '../../generated/graphql';

/** A claim as its form holds it: every answer a text, an unanswered choice '', trades as typed. */
export interface ClaimFormValues extends ClaimValues {
  sid: string;
  /** The address that owns the claim; asked when an administrator edits one. */
  email: string;
  legalDetails: ClaimValues['legalDetails'] & { claimType: string };
  tradeDetails: { openingBalance: string; tradeData: TradeRow[] };
}

/** A claim before the first answer. */
export const emptyClaim: ClaimFormValues = {
  sid: '',
  email: '',
  contactDetails: {
    firstName: '',
    lastName: '',
    company: '',
    position: '',
    email: '',
    mobile: '',
    relationship: '',
  },
  legalDetails: {
    claimType: '',
    legalEntity: '',
    registeredOwner: '',
    abnAcn: '',
    tradingAccount: '',
    australianCitizen: '',
    taxNumber: '',
  },
  bankDetails: {
    bankName: '',
    bankType: '',
    bsb: '',
    swiftCode: '',
    customerCity: '',
    customerCountry: '',
    accountName: '',
    accountNo: '',
    paymentReference: '',
  },
  addressDetails: { address: '', suburb: '', state: '', postCode: '', country: '' },
  tradeDetails: { openingBalance: '', tradeData: [] },
};

/** A kept claim as its form holds it. */
export function valuesOf({ sid, email, submissionData }: ClaimToEditFragment): ClaimFormValues {
  const { contactDetails, legalDetails, bankDetails, addressDetails, tradeDetails } = submissionData;
  return answersOnly({
    sid: sid ?? '',
    email,
    contactDetails: { ...contactDetails, relationship: contactDetails.relationship ?? '' },
    legalDetails: {
      ...legalDetails,
      claimType: legalDetails.claimType ?? '',
      australianCitizen: legalDetails.australianCitizen ?? '',
    },
    bankDetails: { ...bankDetails, bankType: bankDetails.bankType ?? '' },
    addressDetails,
    tradeDetails: {
      openingBalance: tradeDetails.openingBalance,
      tradeData: tradeRowsOf(tradeDetails.tradeData),
    },
  });
}

/** The fields of the form and nothing else, absent ones empty: for values of a draft, and without what the cache adds. */
export function answersOnly(values: Partial<ClaimFormValues>): ClaimFormValues {
  const part = <Name extends 'contactDetails' | 'legalDetails' | 'bankDetails' | 'addressDetails'>(
    name: Name,
  ) => {
    const given: Readonly<Record<string, unknown>> = { ...values[name] };
    const kept = Object.entries(emptyClaim[name]).map(([field, empty]) => [
      field,
      typeof given[field] === 'string' ? given[field] : empty,
    ]);
    return Object.fromEntries(kept) as ClaimFormValues[Name];
  };
  return {
    sid: values.sid ?? '',
    email: values.email ?? '',
    contactDetails: part('contactDetails'),
    legalDetails: part('legalDetails'),
    bankDetails: part('bankDetails'),
    addressDetails: part('addressDetails'),
    tradeDetails: { ...emptyClaim.tradeDetails, ...values.tradeDetails },
  };
}

/**
 * What is filed: choices that are not made as null, of the bank only what its country asks for, trades checked, and
 * the Source only by an administrator.
 */
export function inputOf(values: ClaimFormValues, isAdmin: boolean): SubmissionDataInput {
  const { contactDetails, legalDetails, bankDetails, addressDetails, tradeDetails } = values;
  const abroad = bankDetails.bankType === 'INTERNATIONAL';
  return {
    contactDetails: { ...contactDetails, relationship: contactDetails.relationship || null },
    legalDetails: {
      ...legalDetails,
      claimType: isAdmin ? legalDetails.claimType : undefined,
      australianCitizen: legalDetails.australianCitizen || null,
    },
    bankDetails: {
      ...bankDetails,
      bankType: bankDetails.bankType || null,
      bsb: abroad ? '' : bankDetails.bsb,
      swiftCode: abroad ? bankDetails.swiftCode : '',
      customerCity: abroad ? bankDetails.customerCity : '',
      customerCountry: abroad ? bankDetails.customerCountry : '',
    },
    addressDetails,
    tradeDetails: {
      openingBalance: tradeDetails.openingBalance,
      tradeData: checkTradeRows(tradeDetails.tradeData).trades,
    },
  };
}

/**
 * What an edit changes, group by group: an untouched group is left out and stays (design section 4).
 * `sid` only when it is not empty and differs (spec section 5), `email` only from an administrator and when it differs.
 */
export function changesOf(
  before: ClaimFormValues,
  after: ClaimFormValues,
  isAdmin: boolean,
): { sid?: string; email?: string; input: SubmissionChangesInput } {
  const groups = Object.entries(inputOf(after, isAdmin)).filter(([name]) => {
    const group = name as keyof SubmissionDataInput;
    return JSON.stringify(before[group]) !== JSON.stringify(after[group]);
  });
  const sid = cleanSid(after.sid);
  const email = cleanEmail(after.email);
  return {
    ...(sid !== '' && sid !== before.sid && { sid }),
    ...(isAdmin && email !== before.email && { email }),
    input: Object.fromEntries(groups),
  };
}
