import { registrationErrors } from './registration-errors';
import {
  emptyRegistration,
  formValuesOf,
  registrationInputOf,
  withoutHidden,
  type RegistrationFormValues,
} from './registration-form-values';

const trade = {
  key: 'a',
  transactionType: 'BUY',
  tradeDate: '2018-03-01',
  quantity: '100',
  totalAmount: '450.25',
  tradeType: 'ON_MARKET',
};

const complete: RegistrationFormValues = {
  contactInformation: {
    ...emptyRegistration.contactInformation,
    title: ' Ms ',
    firstName: 'Avery',
    lastName: 'Quill',
    mobile: '0400 000 000',
    email: 'avery@example.com',
    mailingAddress: '1 High St',
    suburb: 'Perth',
    state: 'WA',
    postCode: '6000',
  },
  groupMemberDetails: {
    ...emptyRegistration.groupMemberDetails,
    groupMemberType: 'OTHERS',
    othersSpecified: 'Deceased estate',
    groupMemberName: 'Estate of Avery Quill',
    companyName: 'typed before, then hidden',
    onBehalf: 'true',
  },
  groupMemberAddress: {
    ...emptyRegistration.groupMemberAddress,
    sameAsContactAddress: 'true',
    suburb2: 'hidden',
  },
  shareholderDetails: { registered_owner_option: 'SAME', registeredOwner: 'hidden', hinSrn: 'X1' },
  tradeDetails: { openingBalance: 'NONE', tradeData: [trade] },
};
const withTrades = (tradeData: RegistrationFormValues['tradeDetails']['tradeData']) => ({
  ...complete,
  tradeDetails: { openingBalance: 'NONE', tradeData },
});

describe('the values of the older form', () => {
  it('are sent trimmed, without keys and without fields hidden by choices', () => {
    expect(registrationErrors(complete)).toEqual({});
    const { key: _, ...sent } = trade;
    expect(registrationInputOf(complete)).toMatchObject({
      contactInformation: { title: 'Ms', company: '' },
      groupMemberDetails: {
        groupMemberType: 'OTHERS',
        companyName: '',
        onBehalf: null,
        groupEntityType: null,
      },
      groupMemberAddress: { sameAsContactAddress: true, suburb2: '' },
      shareholderDetails: { registered_owner_option: 'SAME', registeredOwner: '' },
      tradeDetails: { openingBalance: 'NONE', tradeData: [sent] },
    });
  });

  it('stay in the form while they are hidden', () => {
    expect(withoutHidden(complete).groupMemberDetails.companyName).toBe('');
    expect(complete.groupMemberDetails.companyName).toBe('typed before, then hidden');
  });

  it.each([
    [[], 'Add at least one trade'],
    [
      [trade, { ...trade, quantity: '0' }],
      'Trade 2: Enter a whole number of shares above 0, at most 15 digits',
    ],
  ])('report errors in the trades %#', (tradeData, message) => {
    expect(registrationErrors(withTrades(tradeData))).toEqual({ tradeDetails: { tradeData: message } });
  });

  it.each([
    {},
    { contactInformation: null, tradeDetails: 'none', groupMemberDetails: { onBehalf: 7, companyName: {} } },
    { tradeDetails: { openingBalance: 5, tradeData: 'rows' } },
  ])('are complete whatever an older draft contained: %j', (kept) => {
    expect(formValuesOf(kept as object)).toEqual(emptyRegistration);
  });
});
