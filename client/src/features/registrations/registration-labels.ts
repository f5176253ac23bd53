import { t } from '@rules/text.js';

/** The labels of the older form by answer path, in the order of the form; the view has the same. */
export const REGISTRATION_LABELS = {
  'contactInformation.title': t('Title'),
  'contactInformation.firstName': t('First Name'),
  'contactInformation.middleName': t('Middle Name'),
  'contactInformation.lastName': t('Last Name'),
  'contactInformation.company': t('Company'),
  'contactInformation.position': t('Position'),
  'contactInformation.landline': t('Landline'),
  'contactInformation.mobile': t('Mobile'),
  'contactInformation.email': t('Email'),
  'contactInformation.mailingAddress': t('Mailing Address'),
  'contactInformation.suburb': t('Suburb'),
  'contactInformation.state': t('State'),
  'contactInformation.postCode': t('Post Code'),
  'contactInformation.country': t('Country'),
  'groupMemberDetails.groupMemberType': t('Group Member Type'),
  'groupMemberDetails.shareholderNames': t('Shareholder names'),
  'groupMemberDetails.companyName': t('Company names'),
  'groupMemberDetails.trusteeName': t('Trustee'),
  'groupMemberDetails.abnAcnArsn': t('ABN/ACN/ARSN'),
  'groupMemberDetails.groupEntityType': t('Group Entity Type'),
  'groupMemberDetails.beneficialOwner': t('Beneficial Owner'),
  'groupMemberDetails.onBehalf': t('On Behalf'),
  'groupMemberDetails.othersSpecified': t('Other Specified'),
  'groupMemberDetails.groupMemberName': t('Group Member Name'),
  'groupMemberAddress.sameAsContactAddress': t('Same as contact address'),
  'groupMemberAddress.streetAddress': t('Street address'),
  'groupMemberAddress.suburb2': t('Suburb'),
  'groupMemberAddress.state2': t('State'),
  'groupMemberAddress.postCode2': t('Post Code'),
  'groupMemberAddress.country2': t('Country'),
  'shareholderDetails.registered_owner_option': t('Registered owner option'),
  'shareholderDetails.registeredOwner': t('Registered owner'),
  'shareholderDetails.hinSrn': t('HIN/SRN'),
  'tradeDetails.openingBalance': t('Opening balance'),
  'tradeDetails.tradeData': t('Trades'),
} as const;

export type RegistrationPath = keyof typeof REGISTRATION_LABELS;

export const REGISTRATION_PARTS = [
  { id: 'part-1', title: t('Part 1 Contact Details') },
  { id: 'part-2', title: t('Part 2 Group Member') },
  { id: 'part-3', title: t('Part 3 Group Member Address') },
  { id: 'part-4', title: t('Part 4 Registered Owner') },
  { id: 'part-5', title: t('Part 5 Trade Data') },
] as const;
