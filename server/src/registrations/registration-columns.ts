import type { RegistrationValues } from '../rules/registration-values.js';
import type { RegistrationTrade } from './registration-trade.entity.js';
import {
  GroupEntityType,
  GroupMemberType,
  RegisteredOwnerOption,
  type Registration,
} from './registration.entity.js';
import type { RegistrationData } from './registration.model.js';

/** The columns of the answers; the HIN/SRN is encrypted in a separate column. */
export function columnsOf({
  contactInformation,
  groupMemberDetails: { groupMemberType, groupEntityType, ...named },
  groupMemberAddress,
  shareholderDetails: { registered_owner_option, registeredOwner },
  tradeDetails: { openingBalance },
}: RegistrationValues) {
  return {
    ...contactInformation,
    ...named,
    groupMemberType: GroupMemberType[groupMemberType],
    groupEntityType: groupEntityType && GroupEntityType[groupEntityType],
    ...groupMemberAddress,
    registeredOwnerOption: RegisteredOwnerOption[registered_owner_option],
    registeredOwner,
    openingBalance,
  };
}

/** A registration's answers in the groups of REGISTRATION-1. */
export function registrationDataOf(
  row: Registration,
  hinSrn: string,
  tradeData: RegistrationTrade[],
): RegistrationData {
  return {
    contactInformation: {
      title: row.title,
      firstName: row.firstName,
      middleName: row.middleName,
      lastName: row.lastName,
      company: row.company,
      position: row.position,
      landline: row.landline,
      mobile: row.mobile,
      email: row.email,
      mailingAddress: row.mailingAddress,
      suburb: row.suburb,
      state: row.state,
      postCode: row.postCode,
      country: row.country,
    },
    groupMemberDetails: {
      groupMemberType: row.groupMemberType,
      shareholderNames: row.shareholderNames,
      companyName: row.companyName,
      abnAcnArsn: row.abnAcnArsn,
      trusteeName: row.trusteeName,
      groupEntityType: row.groupEntityType,
      beneficialOwner: row.beneficialOwner,
      onBehalf: row.onBehalf,
      othersSpecified: row.othersSpecified,
      groupMemberName: row.groupMemberName,
    },
    groupMemberAddress: {
      sameAsContactAddress: row.sameAsContactAddress,
      streetAddress: row.streetAddress,
      suburb2: row.suburb2,
      state2: row.state2,
      postCode2: row.postCode2,
      country2: row.country2,
    },
    shareholderDetails: {
      registered_owner_option: row.registeredOwnerOption,
      registeredOwner: row.registeredOwner,
      hinSrn,
    },
    tradeDetails: { openingBalance: row.openingBalance, tradeData },
  };
}
