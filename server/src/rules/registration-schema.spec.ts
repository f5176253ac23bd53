import { ValidationError } from 'yup';
import { registrationSchema } from './registration-schema.js';
import { registrationTradeSchema } from './registration-trade-schema.js';
import type { RegistrationTradeValues, RegistrationValues } from './registration-values.js';

const trade: RegistrationTradeValues = {
  transactionType: 'BUY',
  tradeDate: '2018-03-01',
  quantity: '100',
  totalAmount: '450.25',
  tradeType: 'ON_MARKET',
};

const complete: RegistrationValues = {
  contactInformation: {
    title: 'Ms',
    firstName: 'Avery',
    middleName: '',
    lastName: 'Claimant',
    company: '',
    position: '',
    landline: '',
    mobile: '0400 000 000',
    email: 'avery@example.com',
    mailingAddress: '1 Test St\nLevel 2',
    suburb: 'Carlton',
    state: 'VIC',
    postCode: '3053',
    country: '',
  },
  groupMemberDetails: {
    groupMemberType: 'INDIVIDUAL_JOINT_SHAREHOLDER',
    shareholderNames: 'Avery & Robin Claimant',
    companyName: '',
    abnAcnArsn: '',
    trusteeName: '',
    groupEntityType: null,
    beneficialOwner: '',
    onBehalf: null,
    othersSpecified: '',
    groupMemberName: '',
  },
  groupMemberAddress: {
    sameAsContactAddress: true,
    streetAddress: '',
    suburb2: '',
    state2: '',
    postCode2: '',
    country2: '',
  },
  shareholderDetails: { registered_owner_option: 'SAME', registeredOwner: '', hinSrn: 'X0012345678' },
  tradeDetails: { openingBalance: 'NONE', tradeData: [trade] },
};

type Group = keyof RegistrationValues;
const withChange = (group: Group, change: object) => ({
  ...complete,
  [group]: { ...complete[group], ...change },
});

function problems(
  values: unknown,
  schema:
    | { validateSync: typeof registrationSchema.validateSync }
    | typeof registrationTradeSchema = registrationSchema,
): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

describe('the older registration form', () => {
  it('accepts a complete registration and returns it as it is stored', () => {
    expect(registrationSchema.validateSync(complete)).toEqual(complete);
  });

  it.each<[Group, object, string, string]>([
    ['contactInformation', { title: '' }, 'title', 'Title is required'],
    ['contactInformation', { firstName: ' ' }, 'firstName', 'First Name is required'],
    ['contactInformation', { firstName: '\u200b\u200d' }, 'firstName', 'First Name is required'],
    ['shareholderDetails', { hinSrn: '\u200f' }, 'hinSrn', 'HIN/SRN is required'],
    ['contactInformation', { lastName: null }, 'lastName', 'Last Name is required'],
    ['contactInformation', { mobile: '' }, 'mobile', 'Mobile is required'],
    ['contactInformation', { mobile: '12.5' }, 'mobile', 'Mobile must be a number'],
    ['contactInformation', { mobile: '-5' }, 'mobile', 'Mobile must be a number'],
    ['contactInformation', { mobile: 'call me' }, 'mobile', 'Must be a number'],
    ['contactInformation', { mobile: '1e999' }, 'mobile', 'Must be a number'],
    ['contactInformation', { email: '' }, 'email', 'Email is required'],
    ['contactInformation', { email: 'avery@' }, 'email', 'Invalid email address'],
    ['contactInformation', { mailingAddress: '' }, 'mailingAddress', 'Mailing Address is required'],
    ['contactInformation', { suburb: '' }, 'suburb', 'Suburb is required'],
    ['contactInformation', { state: '' }, 'state', 'State is required'],
    ['contactInformation', { postCode: '' }, 'postCode', 'Post Code is required'],
    [
      'contactInformation',
      { company: 'x'.repeat(501) },
      'company',
      'Company can have at most 500 characters',
    ],
    ['contactInformation', { country: 'A\u0000' }, 'country', 'Country contains control characters'],
    ['contactInformation', { title: 'M\u202es' }, 'title', 'Title contains invisible control characters'],
    ['contactInformation', { suburb: 'A\nB' }, 'suburb', 'Suburb contains a line break or a tab'],
    ['groupMemberDetails', { groupMemberType: null }, 'groupMemberType', 'Group Member Type is required'],
    [
      'groupMemberDetails',
      { groupMemberType: 'X' },
      'groupMemberType',
      'Choose one of the group member types',
    ],
    ['groupMemberDetails', { shareholderNames: '' }, 'shareholderNames', 'Shareholder names are required'],
    [
      'groupMemberAddress',
      { sameAsContactAddress: null },
      'sameAsContactAddress',
      'Same as contact address is required',
    ],
    [
      'shareholderDetails',
      { registered_owner_option: '' },
      'registered_owner_option',
      'Registered owner option is required',
    ],
    [
      'shareholderDetails',
      { registered_owner_option: 'DIFFERENT' },
      'registeredOwner',
      'Registered owner is required',
    ],
    ['shareholderDetails', { hinSrn: '' }, 'hinSrn', 'HIN/SRN is required'],
    ['shareholderDetails', { hinSrn: '1'.repeat(65) }, 'hinSrn', 'HIN/SRN can have at most 64 characters'],
    ['tradeDetails', { openingBalance: '' }, 'openingBalance', 'Opening balance is required'],
    ['tradeDetails', { tradeData: [] }, 'tradeData', 'Add at least one trade'],
    [
      'tradeDetails',
      { tradeData: Array(1001).fill(trade) },
      'tradeData',
      'A registration can have at most 1000 trades',
    ],
  ])(
    '%s %j: %s (REGISTRATION-8, REGISTRATION-9, REGISTRATION-10, REGISTRATION-13, REGISTRATION-14, REGISTRATION-15)',
    (group, change, field, message) => {
      expect(problems(withChange(group, change))).toEqual({ [`${group}.${field}`]: message });
    },
  );

  it.each<[string, Record<string, string>]>([
    ['INDIVIDUAL_JOINT_SHAREHOLDER', { shareholderNames: 'Shareholder names are required' }],
    ['COMPANY', { companyName: 'Company names are required', abnAcnArsn: 'ABN/ACN/ARSN is required' }],
    [
      'TRUSTEE_CUSTODIAN_AGENT',
      {
        trusteeName: 'Trustee is required',
        groupEntityType: 'Group Entity Type is required',
        beneficialOwner: 'Beneficial Owner is required',
        onBehalf: 'On Behalf is required',
      },
    ],
    [
      'OTHERS',
      { othersSpecified: 'Other Specified is required', groupMemberName: 'Group Member Name is required' },
    ],
  ])(
    'a %s requires its own fields and no others (REGISTRATION-10, REGISTRATION-11, REGISTRATION-12)',
    (groupMemberType, asked) => {
      const none = { ...complete.groupMemberDetails, shareholderNames: '', groupMemberType };
      const expected = Object.entries(asked).map(([field, message]) => [
        `groupMemberDetails.${field}`,
        message,
      ]);
      expect(problems({ ...complete, groupMemberDetails: none })).toEqual(Object.fromEntries(expected));
    },
  );

  it('accepts exactly four group member types, five capacities of a trustee and two registered owner options (REGISTRATION-2, REGISTRATION-3, REGISTRATION-4)', () => {
    const trustee = {
      groupMemberType: 'TRUSTEE_CUSTODIAN_AGENT',
      trusteeName: 'T',
      beneficialOwner: 'B',
      onBehalf: true,
    };
    const taken = (path: string, group: Group, values: readonly string[], others: object) =>
      values.filter((value) => {
        const [field = ''] = path.split('.').slice(1);
        return !(path in problems(withChange(group, { ...others, [field]: value })));
      });
    const TYPES = ['INDIVIDUAL_JOINT_SHAREHOLDER', 'COMPANY', 'TRUSTEE_CUSTODIAN_AGENT', 'OTHERS'];
    const RELATIONS = [
      'AS_TRUSTEE',
      'AS_RESPONSIBLE_ENTITY',
      'AS_CUSTODIAN',
      'AS_INVESTMENT_MANAGER',
      'AS_AGENT',
    ];
    const OWNERS = ['SAME', 'DIFFERENT'];
    const ALL = [...TYPES, ...RELATIONS, ...OWNERS, 'OTHER', 'AS_OWNER', ''];
    const details = 'groupMemberDetails';
    expect(taken(`${details}.groupMemberType`, details, ALL, {})).toEqual(TYPES);
    expect(taken(`${details}.groupEntityType`, details, ALL, trustee)).toEqual(RELATIONS);
    const option = 'shareholderDetails.registered_owner_option';
    expect(taken(option, 'shareholderDetails', ALL, { registeredOwner: 'R' })).toEqual(OWNERS);
  });

  it('accepts "on behalf: no" as an answer', () => {
    const trustee = {
      groupMemberType: 'TRUSTEE_CUSTODIAN_AGENT',
      trusteeName: 'T',
      groupEntityType: 'AS_AGENT',
      beneficialOwner: 'B',
      onBehalf: false,
    };
    expect(problems(withChange('groupMemberDetails', trustee))).toEqual({});
  });

  it('requires the address only when it is not the contact’s (REGISTRATION-13)', () => {
    expect(problems(withChange('groupMemberAddress', { sameAsContactAddress: false }))).toEqual({
      'groupMemberAddress.streetAddress': 'Street address is required',
      'groupMemberAddress.suburb2': 'Suburb is required',
      'groupMemberAddress.state2': 'State is required',
      'groupMemberAddress.postCode2': 'Post Code is required',
    });
  });

  it('reports all errors of an empty form at once', () => {
    const found = problems({});
    expect(Object.keys(found)).toHaveLength(15);
    expect(found['tradeDetails.tradeData']).toBe('Add at least one trade');
  });

  it('names the invalid trade row', () => {
    const rows = [trade, { ...trade, quantity: '0', tradeDate: '2018-02-29' }];
    expect(problems(withChange('tradeDetails', { tradeData: rows }))).toEqual({
      'tradeDetails.tradeData[1].quantity': 'Enter a whole number of shares above 0, at most 15 digits',
      'tradeDetails.tradeData[1].tradeDate':
        'Enter a real date, such as 28/02/2018, 28-Feb-2018 or 2018-02-28',
    });
  });
});

describe('the trade dialog', () => {
  it('requires every field (REGISTRATION-16)', () => {
    const empty = { transactionType: '', tradeDate: '', quantity: '', totalAmount: '', tradeType: '' };
    const all = Object.fromEntries(Object.keys(empty).map((field) => [field, 'Required']));
    expect(problems(empty, registrationTradeSchema)).toEqual(all);
    expect(problems({}, registrationTradeSchema)).toEqual(all);
  });

  it.each(['BUY', 'SELL', 'TRANSFER', 'TRANSFER_IN', 'TRANSFER_OUT'])(
    'accepts %s (REGISTRATION-6)',
    (transactionType) => expect(problems({ ...trade, transactionType }, registrationTradeSchema)).toEqual({}),
  );

  it.each(['ON_MARKET', 'DRP', 'IPO', 'SWAP', 'RETAIL_ENTITLEMENT'])(
    'accepts %s (REGISTRATION-5)',
    (tradeType) => expect(problems({ ...trade, tradeType }, registrationTradeSchema)).toEqual({}),
  );

  it.each<[object]>([
    [{ transactionType: 'OPEN' }],
    [{ tradeType: 'off market' }],
    [{ tradeDate: '2018-02-29' }],
    [{ tradeDate: 'yesterday' }],
    [{ quantity: '-1' }],
    [{ quantity: '1.5' }],
    [{ quantity: '1e3' }],
    [{ quantity: '9007199254740993' }],
    [{ totalAmount: '-0.01' }],
    [{ totalAmount: '1e999' }],
    [{ totalAmount: '1.0000001' }],
    [{ totalAmount: '<b>1</b>' }],
  ])('rejects a trade of the older form with %j', (change) => {
    expect(Object.keys(problems({ ...trade, ...change }, registrationTradeSchema))).toEqual(
      Object.keys(change),
    );
  });

  it('returns date and numbers as they are stored', () => {
    const typed = { ...trade, tradeDate: ' 1/3/2018 ', quantity: '1,000.00', totalAmount: '$4,500.50' };
    expect(registrationTradeSchema.validateSync(typed)).toEqual({
      ...trade,
      tradeDate: '2018-03-01',
      quantity: '1000',
      totalAmount: '4500.5',
    });
  });
});
