import { CLAIM_FIELDS, type ClaimPath, type ClaimValues } from './claim-catalogue.js';
import type { ValidationError } from 'yup';
import { adminClaimSchema, claimSchema } from './claim-schema.js';
import { missingClaimFields } from './required-claim-fields.js';

const ANSWERS: Partial<Record<ClaimPath, string>> = {
  'contactDetails.firstName': 'Avery',
  'contactDetails.lastName': 'Claimant',
  'contactDetails.email': 'avery@example.com',
  'contactDetails.mobile': '0400 000 000',
  'contactDetails.relationship': 'INDIVIDUAL',
  'legalDetails.legalEntity': 'Avery Claimant',
  'legalDetails.registeredOwner': 'Avery Claimant',
  'legalDetails.australianCitizen': 'YES',
  'bankDetails.bankName': 'Bank of Tests',
  'bankDetails.bankType': 'LOCAL',
  'bankDetails.bsb': '062-000',
  'bankDetails.accountName': 'Avery',
  'bankDetails.accountNo': '123',
  'addressDetails.address': '1 Test St',
  'addressDetails.suburb': 'Carlton',
  'addressDetails.state': 'VIC',
  'addressDetails.postCode': '3053',
  'addressDetails.country': 'Australia',
  'tradeDetails.openingBalance': '0',
};

/** A claim with only the fields that are required for a local bank. */
const complete = claimOf(ANSWERS);

function claimOf(answers: Partial<Record<ClaimPath, string>>): ClaimValues {
  const groups: Record<string, Record<string, string>> = {};
  for (const { path, group, field } of CLAIM_FIELDS) (groups[group] ??= {})[field] = answers[path] ?? '';
  return groups as unknown as ClaimValues;
}

type Group = keyof ClaimValues;
const without = (group: Group, change: Record<string, string | null>): ClaimValues => ({
  ...complete,
  [group]: { ...complete[group], ...change },
});

function problems(
  values: unknown,
  schema: typeof claimSchema | typeof adminClaimSchema = claimSchema,
): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.map(({ path, message }) => [path ?? '', message]));
  }
}

describe('the current claim form', () => {
  it('accepts a complete claim (CLAIM-16)', () => {
    expect(problems(complete)).toEqual({});
    expect(missingClaimFields(complete)).toEqual([]);
  });

  it.each<[Group, Record<string, string | null>, string, string]>([
    ['contactDetails', { firstName: '' }, 'firstName', 'First name is required'],
    ['contactDetails', { lastName: '  ' }, 'lastName', 'Last name is required'],
    ['contactDetails', { lastName: '\u200c \u200d' }, 'lastName', 'Last name is required'],
    ['bankDetails', { accountName: '\u2060\u3164' }, 'accountName', 'Account name is required'],
    ['contactDetails', { mobile: '' }, 'mobile', 'Phone is required'],
    ['contactDetails', { email: '' }, 'email', 'Email is required'],
    ['contactDetails', { relationship: null }, 'relationship', 'Relationship is required'],
    ['legalDetails', { legalEntity: '' }, 'legalEntity', 'Legal entity is required'],
    ['legalDetails', { registeredOwner: '' }, 'registeredOwner', 'Registered owner is required'],
    ['legalDetails', { australianCitizen: '' }, 'australianCitizen', 'Australian resident is required'],
    ['bankDetails', { bankName: '' }, 'bankName', 'Bank is required'],
    ['bankDetails', { bankType: null }, 'bankType', 'Bank country is required'],
    ['bankDetails', { bsb: '' }, 'bsb', 'BSB is required'],
    ['bankDetails', { accountName: '' }, 'accountName', 'Account name is required'],
    ['bankDetails', { accountNo: '' }, 'accountNo', 'Account number is required'],
    ['addressDetails', { address: '' }, 'address', 'Address is required'],
    ['addressDetails', { suburb: '' }, 'suburb', 'Suburb is required'],
    ['addressDetails', { state: '' }, 'state', 'State is required'],
    ['addressDetails', { postCode: '' }, 'postCode', 'Post code is required'],
    ['addressDetails', { country: '' }, 'country', 'Country is required'],
    ['tradeDetails', { openingBalance: '' }, 'openingBalance', 'Opening balance is required'],
  ])('requires %s %j (CLAIM-12, CLAIM-13, CLAIM-14)', (group, change, field, message) => {
    const claim = without(group, change);
    expect(problems(claim)).toEqual({ [`${group}.${field}`]: message });
    expect(missingClaimFields(claim)).toEqual([{ path: `${group}.${field}`, message }]);
  });

  it('requires SWIFT code, city and country, and no BSB, when the bank is abroad (CLAIM-15)', () => {
    const abroad = without('bankDetails', { bankType: 'INTERNATIONAL', bsb: '' });
    const asked = {
      'bankDetails.swiftCode': 'Swift code is required',
      'bankDetails.customerCity': 'Customer city is required',
      'bankDetails.customerCountry': 'Customer country is required',
    };
    expect(problems(abroad)).toEqual(asked);
    expect(missingClaimFields(abroad).map(({ path }) => path)).toEqual(Object.keys(asked));
  });

  it.each<[Group, Record<string, string>, string]>([
    ['contactDetails', { email: 'avery@' }, 'Invalid email address'],
    ['contactDetails', { relationship: 'COUSIN' }, 'Choose one of the relationships'],
    ['bankDetails', { bankType: 'MARS' }, 'Bank country must be LOCAL or INTERNATIONAL'],
    ['legalDetails', { australianCitizen: 'MAYBE' }, 'Australian resident must be YES or NO'],
    ['legalDetails', { abnAcn: 'x'.repeat(501) }, 'ABN/ACN can have at most 500 characters'],
    ['contactDetails', { firstName: 'a\u0000b' }, 'First name contains control characters'],
    ['contactDetails', { company: 'a\u202eb' }, 'Company contains invisible control characters'],
    [
      'contactDetails',
      { lastName: 'Administrator\u200b' },
      'Last name contains invisible control characters',
    ],
    ['addressDetails', { suburb: 'a\ud800b' }, 'Suburb/Town contains a broken character'],
  ])('rejects %s %j (CLAIM-4, CLAIM-5, CLAIM-6, CLAIM-19)', (group, change, message) => {
    expect(Object.values(problems(without(group, change)))).toEqual([message]);
  });

  it('accepts several lines and HTML as text', () => {
    expect(problems(without('addressDetails', { address: 'Level 2\n1 <b>Test</b> St' }))).toEqual({});
  });

  it('accepts joiners inside a name', () => {
    expect(problems(without('contactDetails', { lastName: 'نامه\u200cای' }))).toEqual({});
  });

  it('requires the SID of an administrator, and not the opening balance (CLAIM-17, CLAIM-19)', () => {
    const claim = { ...without('tradeDetails', { openingBalance: '' }), sid: '' };
    expect(problems(claim, adminClaimSchema)).toEqual({ sid: 'SID is required' });
    expect(problems({ ...claim, sid: '\u200d' }, adminClaimSchema)).toEqual({ sid: 'SID is required' });
    expect(problems({ ...claim, sid: 'x'.repeat(65) }, adminClaimSchema)).toEqual({
      sid: 'SID can have at most 64 characters',
    });
  });
});
