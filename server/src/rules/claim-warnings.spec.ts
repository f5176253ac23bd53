import { claimWarning, WARNED_CLAIM_FIELDS } from './claim-warnings.js';
import { claimFieldAt, type ClaimValues } from './claim-catalogue.js';

type Place = Partial<{ bankType: 'LOCAL' | 'INTERNATIONAL' | ''; country: string }>;

const claimIn = ({ bankType = 'LOCAL', country = 'Australia' }: Place = {}) =>
  ({ bankDetails: { bankType }, addressDetails: { country } }) as ClaimValues;

const ABN_FORM = /^An ABN has 11 digits and an ACN has 9/;
const HOLDER_FORM = /^A HIN is the letter X and 10 digits\. An SRN/;
const DIGIT_WRONG = /: a digit is wrong, or two are in the wrong order\.$/;

const usual: [string, string, Place?][] = [
  ['legalDetails.abnAcn', '51 824 753 556'],
  ['legalDetails.abnAcn', '51824753556'],
  ['legalDetails.abnAcn', '004 085 616'],
  ['legalDetails.abnAcn', 'ABN 51 824 753 556'],
  ['legalDetails.abnAcn', 'acn: 004 085 616'],
  ['legalDetails.abnAcn', ''],
  ['legalDetails.tradingAccount', 'X0012345678'],
  ['legalDetails.tradingAccount', 'x 0012345678'],
  ['legalDetails.tradingAccount', 'I0012345678'],
  ['legalDetails.tradingAccount', 'C00123456789'],
  ['legalDetails.taxNumber', '123 456 782'],
  ['legalDetails.taxNumber', '  '],
  ['bankDetails.bsb', '062-000'],
  ['bankDetails.bsb', ' 062 000 '],
  ['bankDetails.bsb', '12', { bankType: 'INTERNATIONAL' }],
  ['bankDetails.swiftCode', 'PKOPPLPW'],
  ['bankDetails.swiftCode', 'ctbaau2sxxx'],
  ['bankDetails.accountNo', '1234 5678'],
  ['bankDetails.accountNo', 'PL61 1090 1014', { bankType: 'INTERNATIONAL' }],
  ['bankDetails.accountNo', 'PL61', { bankType: '' }],
  ['addressDetails.postCode', '6000'],
  ['addressDetails.postCode', '0800', { country: '' }],
  ['addressDetails.postCode', '90-001', { country: 'Poland' }],
  ['addressDetails.postCode', 'SW1A 1AA', { country: 'Austria' }],
  ['contactDetails.mobile', '0412 345 678'],
  ['contactDetails.mobile', '+61 (0)8-9221.0001'],
  ['contactDetails.firstName', '1'],
  ['no.field', '1'],
];

const unusual: [string, string, RegExp | string, Place?][] = [
  ['legalDetails.abnAcn', '51 824 753 557', DIGIT_WRONG],
  ['legalDetails.abnAcn', '51 842 753 556', DIGIT_WRONG],
  ['legalDetails.abnAcn', '51 824 753 55', 'An ABN has 11 digits and an ACN has 9, this one has 10.'],
  [
    'legalDetails.abnAcn',
    '004 085 617',
    'This is not a valid ACN: a digit is wrong, or two are in the wrong order.',
  ],
  ['legalDetails.abnAcn', 'none', ABN_FORM],
  ['legalDetails.tradingAccount', '0012345678', HOLDER_FORM],
  ['legalDetails.tradingAccount', 'X001234567', HOLDER_FORM],
  ['legalDetails.tradingAccount', 'X00123456789', HOLDER_FORM],
  ['legalDetails.taxNumber', '123 456 781', DIGIT_WRONG],
  ['legalDetails.taxNumber', '000 000 000', DIGIT_WRONG],
  ['legalDetails.taxNumber', '1234567', 'A tax file number has 8 or 9 digits, this one has 7.'],
  [
    'legalDetails.taxNumber',
    '12345678A',
    'A tax file number has 8 or 9 digits, this one has other characters.',
  ],
  ['bankDetails.bsb', '62000', 'A BSB has 6 digits, this one has 5.'],
  ['bankDetails.bsb', '062-00O', 'A BSB has 6 digits, this one has other characters.'],
  ['bankDetails.bsb', '000-000', 'No bank has this BSB. Check it on a bank statement.'],
  ['bankDetails.swiftCode', 'PKOPPLP', /^A Swift code has 8 or 11/],
  ['bankDetails.swiftCode', '12345678', /begins with 6 letters\.$/],
  ['bankDetails.accountNo', '12345678A', 'An Australian account number has digits only.'],
  ['contactDetails.mobile', '0412 345 67x', 'A phone number has digits only, this one has other characters.'],
  ['contactDetails.mobile', '412 345', /^A phone number has 8 to 15 digits .* has 6\.$/],
  ['addressDetails.postCode', '800', 'An Australian post code has 4 digits.'],
  ['addressDetails.postCode', '60001', /4 digits/, { country: ' AUSTRALIA ' }],
  ['addressDetails.postCode', '600A', /4 digits/, { country: '' }],
];

// Rest parameters: Jest would take a parameter without a value for its callback and wait for it.
describe('warnings about the answers of a claim (IDENTIFIER-2)', () => {
  it.each(usual)('%s: %j has none', (...[path, text, place]) => {
    expect(claimWarning(path, text, claimIn(place))).toBeUndefined();
  });

  it.each(unusual)('%s: %j has one', (...[path, text, words, place]) => {
    expect(claimWarning(path, text, claimIn(place))).toMatch(words);
  });

  it('concern fields of the claim', () => {
    expect([...WARNED_CLAIM_FIELDS].filter((path) => !claimFieldAt(path))).toEqual([]);
  });
});
