import { displayedRegisteredOwner, type RegisteredOwnerValues } from './registered-owner.js';

const names = {
  shareholderNames: 'Avery & Robin Quill',
  companyName: 'Quill Pty Ltd',
  beneficialOwner: 'Quill Family Trust',
  groupMemberName: 'Estate of Avery Quill',
};

const values = (
  option: 'SAME' | 'DIFFERENT',
  groupMemberType: RegisteredOwnerValues['groupMemberDetails']['groupMemberType'],
  given: Partial<typeof names> = names,
): RegisteredOwnerValues => ({
  contactInformation: { firstName: 'Avery', lastName: 'Quill' },
  groupMemberDetails: {
    shareholderNames: '',
    companyName: '',
    beneficialOwner: '',
    groupMemberName: '',
    ...given,
    groupMemberType,
  },
  shareholderDetails: { registered_owner_option: option, registeredOwner: 'Harrow Nominees' },
});

describe('the displayed registered owner', () => {
  it.each<[string, RegisteredOwnerValues, string]>([
    ['the typed one when it is different', values('DIFFERENT', 'COMPANY'), 'Harrow Nominees'],
    ['the shareholders', values('SAME', 'INDIVIDUAL_JOINT_SHAREHOLDER'), 'Avery & Robin Quill'],
    ['the company', values('SAME', 'COMPANY'), 'Quill Pty Ltd'],
    ['the beneficial owner', values('SAME', 'TRUSTEE_CUSTODIAN_AGENT'), 'Quill Family Trust'],
    ['the named group member', values('SAME', 'OTHERS'), 'Estate of Avery Quill'],
    ['the contact where the type’s name is missing', values('SAME', 'COMPANY', {}), 'Quill, Avery'],
  ])('is %s (REGISTRATION-28)', (_, given, shown) => expect(displayedRegisteredOwner(given)).toBe(shown));

  it('is empty when no name is known', () => {
    const unknown = { ...values('SAME', 'OTHERS', {}), contactInformation: { firstName: '', lastName: '' } };
    expect(displayedRegisteredOwner(unknown)).toBe('');
  });
});
