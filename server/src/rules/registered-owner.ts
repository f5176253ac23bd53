import type {
  GroupMemberValues,
  RegistrationContactValues,
  RegistrationValues,
  ShareholderValues,
} from './registration-values.js';

/** The values that determine the displayed registered owner. */
export interface RegisteredOwnerValues {
  contactInformation: Pick<RegistrationContactValues, 'firstName' | 'lastName'>;
  groupMemberDetails: Pick<
    GroupMemberValues,
    'groupMemberType' | 'shareholderNames' | 'companyName' | 'beneficialOwner' | 'groupMemberName'
  >;
  shareholderDetails: Pick<ShareholderValues, 'registered_owner_option' | 'registeredOwner'>;
}

const NAME_FIELD = {
  INDIVIDUAL_JOINT_SHAREHOLDER: 'shareholderNames',
  COMPANY: 'companyName',
  TRUSTEE_CUSTODIAN_AGENT: 'beneficialOwner',
  OTHERS: 'groupMemberName',
} as const satisfies Record<
  RegistrationValues['groupMemberDetails']['groupMemberType'],
  keyof GroupMemberValues
>;

/**
 * The registered owner of an older registration as displayed in lists (REGISTRATION-28): the entered name when the
 * option is DIFFERENT, otherwise the group member's name by its type, otherwise 'last name, first name' of the contact.
 * Empty when none of them is known.
 */
export function displayedRegisteredOwner({
  contactInformation: { firstName, lastName },
  groupMemberDetails: member,
  shareholderDetails: { registered_owner_option: option, registeredOwner },
}: RegisteredOwnerValues): string {
  if (option === 'DIFFERENT') return registeredOwner;
  return member[NAME_FIELD[member.groupMemberType]] || [lastName, firstName].filter(Boolean).join(', ');
}
