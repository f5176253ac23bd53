/** The capacity in which the shares were held (REGISTRATION-2). */
export const GROUP_MEMBER_TYPES = [
  'INDIVIDUAL_JOINT_SHAREHOLDER',
  'COMPANY',
  'TRUSTEE_CUSTODIAN_AGENT',
  'OTHERS',
] as const;
/** The capacity in which a trustee, custodian or agent acts (REGISTRATION-3). */
export const GROUP_ENTITY_TYPES = [
  'AS_TRUSTEE',
  'AS_RESPONSIBLE_ENTITY',
  'AS_CUSTODIAN',
  'AS_INVESTMENT_MANAGER',
  'AS_AGENT',
] as const;
/** Whether the registered owner is the group member (REGISTRATION-4). */
export const REGISTERED_OWNER_OPTIONS = ['SAME', 'DIFFERENT'] as const;
/** How the shares were traded (REGISTRATION-5). */
export const TRADE_TYPES = ['ON_MARKET', 'DRP', 'IPO', 'SWAP', 'RETAIL_ENTITLEMENT'] as const;
/** The types that the older form accepts; its dialog offers all but TRANSFER (REGISTRATION-6). */
export const REGISTRATION_TRANSACTION_TYPES = [
  'BUY',
  'SELL',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'TRANSFER',
] as const;

export type GroupMemberTypeValue = (typeof GROUP_MEMBER_TYPES)[number];
export type GroupEntityTypeValue = (typeof GROUP_ENTITY_TYPES)[number];
export type RegisteredOwnerOptionValue = (typeof REGISTERED_OWNER_OPTIONS)[number];
export type TradeTypeValue = (typeof TRADE_TYPES)[number];
export type RegistrationTransactionTypeValue = (typeof REGISTRATION_TRANSACTION_TYPES)[number];

/** Part 1 of the older form. */
export interface RegistrationContactValues {
  title: string;
  firstName: string;
  middleName: string;
  lastName: string;
  company: string;
  position: string;
  landline: string;
  mobile: string;
  email: string;
  mailingAddress: string;
  suburb: string;
  state: string;
  postCode: string;
  country: string;
}

/** Part 2; a field that does not belong to the chosen type may be empty. */
export interface GroupMemberValues {
  groupMemberType: GroupMemberTypeValue;
  shareholderNames: string;
  companyName: string;
  abnAcnArsn: string;
  trusteeName: string;
  groupEntityType: GroupEntityTypeValue | null;
  beneficialOwner: string;
  onBehalf: boolean | null;
  othersSpecified: string;
  groupMemberName: string;
}

/** Part 3. */
export interface GroupMemberAddressValues {
  sameAsContactAddress: boolean;
  streetAddress: string;
  suburb2: string;
  state2: string;
  postCode2: string;
  country2: string;
}

/** Part 4. */
export interface ShareholderValues {
  registered_owner_option: RegisteredOwnerOptionValue;
  registeredOwner: string;
  hinSrn: string;
}

/** A trade row: the date as yyyy-MM-dd, numbers as plain decimals. */
export interface RegistrationTradeValues {
  transactionType: RegistrationTransactionTypeValue;
  tradeDate: string;
  quantity: string;
  totalAmount: string;
  tradeType: TradeTypeValue;
}

/** An older registration as stored, in the groups of REGISTRATION-1. */
export interface RegistrationValues {
  contactInformation: RegistrationContactValues;
  groupMemberDetails: GroupMemberValues;
  groupMemberAddress: GroupMemberAddressValues;
  shareholderDetails: ShareholderValues;
  /** Part 5. */
  tradeDetails: { openingBalance: string; tradeData: RegistrationTradeValues[] };
}
