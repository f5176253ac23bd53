import { registrationSchema } from '@rules/registration-schema.js';
import type { RegistrationAnswersFragment, RegistrationInput } from '../../../generated/graphql';

type Data = RegistrationAnswersFragment['data'];
type Texts<Group> = { [Field in keyof Omit<Group, '__typename'>]: string };

/** A trade row of the form; the key distinguishes two equal rows. */
export interface FormTrade {
  key: string;
  transactionType: string;
  tradeDate: string;
  quantity: string;
  totalAmount: string;
  tradeType: string;
}

/** The older form: every answer is a text, including choices and yes or no ('true', 'false'); '' means unanswered. */
export interface RegistrationFormValues {
  contactInformation: Texts<Data['contactInformation']>;
  groupMemberDetails: Texts<Data['groupMemberDetails']>;
  groupMemberAddress: Texts<Data['groupMemberAddress']>;
  shareholderDetails: Texts<Data['shareholderDetails']>;
  tradeDetails: { openingBalance: string; tradeData: FormTrade[] };
}

export const emptyRegistration: RegistrationFormValues = {
  contactInformation: {
    title: '',
    firstName: '',
    middleName: '',
    lastName: '',
    company: '',
    position: '',
    landline: '',
    mobile: '',
    email: '',
    mailingAddress: '',
    suburb: '',
    state: '',
    postCode: '',
    country: '',
  },
  groupMemberDetails: {
    groupMemberType: '',
    shareholderNames: '',
    companyName: '',
    abnAcnArsn: '',
    trusteeName: '',
    groupEntityType: '',
    beneficialOwner: '',
    onBehalf: '',
    othersSpecified: '',
    groupMemberName: '',
  },
  groupMemberAddress: {
    sameAsContactAddress: '',
    streetAddress: '',
    suburb2: '',
    state2: '',
    postCode2: '',
    country2: '',
  },
  shareholderDetails: { registered_owner_option: '', registeredOwner: '', hinSrn: '' },
  tradeDetails: { openingBalance: '', tradeData: [] },
};

/** A text for each field of the empty group, from the field of the same name in the other object. */
function textsLike<Group extends object>(empty: Group, given: object | undefined): Group {
  const known = given as Record<string, unknown> | undefined;
  const entries = Object.keys(empty).map((field) => {
    const value = known?.[field];
    return [field, ['string', 'boolean'].includes(typeof value) ? String(value) : ''];
  });
  return Object.fromEntries(entries) as Group;
}

const emptyTrade = { transactionType: '', tradeDate: '', quantity: '', totalAmount: '', tradeType: '' };

/** The form's values from a registration, or from a draft of one, which may have an older shape. */
export function formValuesOf(data: Partial<Record<keyof Data, object>>): RegistrationFormValues {
  const empty = emptyRegistration;
  const { tradeData: trades }: { tradeData?: unknown } = data.tradeDetails ?? {};
  return {
    contactInformation: textsLike(empty.contactInformation, data.contactInformation),
    groupMemberDetails: textsLike(empty.groupMemberDetails, data.groupMemberDetails),
    groupMemberAddress: textsLike(empty.groupMemberAddress, data.groupMemberAddress),
    shareholderDetails: textsLike(empty.shareholderDetails, data.shareholderDetails),
    tradeDetails: {
      ...textsLike({ openingBalance: '' }, data.tradeDetails),
      tradeData: (Array.isArray(trades) ? (trades as object[]) : []).map((trade, index) => ({
        key: `row-${index}`,
        ...textsLike(emptyTrade, trade),
      })),
    },
  };
}

const memberFields: Record<string, readonly string[]> = {
  INDIVIDUAL_JOINT_SHAREHOLDER: ['shareholderNames'],
  COMPANY: ['companyName', 'abnAcnArsn'],
  TRUSTEE_CUSTODIAN_AGENT: ['trusteeName', 'abnAcnArsn', 'groupEntityType', 'beneficialOwner', 'onBehalf'],
  OTHERS: ['othersSpecified', 'groupMemberName'],
};

/** Whether the form's choices reveal a field; fields that depend on no choice are always revealed. */
export function isRevealed(values: RegistrationFormValues, group: string, field: string): boolean {
  if (group === 'groupMemberDetails' && field !== 'groupMemberType')
    return memberFields[values.groupMemberDetails.groupMemberType]?.includes(field) ?? false;
  if (group === 'groupMemberAddress' && field !== 'sameAsContactAddress')
    return values.groupMemberAddress.sameAsContactAddress === 'false';
  if (field === 'registeredOwner') return values.shareholderDetails.registered_owner_option === 'DIFFERENT';
  return true;
}

/** The form's values without fields hidden by choices: those are kept while the form is open, and not sent. */
export function withoutHidden(values: RegistrationFormValues): RegistrationFormValues {
  const revealed = <Group extends 'groupMemberDetails' | 'groupMemberAddress' | 'shareholderDetails'>(
    group: Group,
  ) =>
    Object.fromEntries(
      Object.entries(values[group]).map(([field, text]) => [
        field,
        isRevealed(values, group, field) ? text : '',
      ]),
    ) as RegistrationFormValues[Group];
  return {
    ...values,
    groupMemberDetails: revealed('groupMemberDetails'),
    groupMemberAddress: revealed('groupMemberAddress'),
    shareholderDetails: revealed('shareholderDetails'),
  };
}

/** The API input of a form without errors. */
export function registrationInputOf(values: RegistrationFormValues): RegistrationInput {
  return registrationSchema.validateSync(withoutHidden(values), { stripUnknown: true }) as RegistrationInput;
}
