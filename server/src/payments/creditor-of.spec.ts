import { countryCode } from './country-code.js';
import { creditorOf } from './creditor-of.js';
import { writePain } from './pain/write-pain.js';

const local = {
  bankType: 'LOCAL' as const,
  bsb: '062-000',
  swiftCode: '',
  accountNo: '1234 5678',
  accountName: 'First Holder',
  customerCity: '',
  customerCountry: '',
};
const abroad = {
  ...local,
  bankType: 'INTERNATIONAL' as const,
  bsb: '',
  swiftCode: 'deut de ff',
  accountNo: 'DE89 3704 0044 0532 0130 00',
  customerCity: 'Cologne ',
  customerCountry: 'Germany',
};

describe('the bank details of a claim', () => {
  it.each<[string, Parameters<typeof creditorOf>[0], ReturnType<typeof creditorOf>]>([
    [
      'by Direct Entry with a BSB',
      local,
      { account: { kind: 'BSB', bsb: '062-000', accountNumber: '12345678' }, directEntry: true },
    ],
    [
      'without losing zeros',
      { ...local, bsb: '062000', accountNo: '000-000-012' },
      { account: { kind: 'BSB', bsb: '062-000', accountNumber: '000000012' }, directEntry: true },
    ],
    [
      'by pain.001 alone with ten digits',
      { ...local, accountNo: '0123456789' },
      { account: { kind: 'BSB', bsb: '062-000', accountNumber: '0123456789' }, directEntry: false },
    ],
    [
      'by IBAN',
      abroad,
      {
        account: {
          kind: 'BIC',
          bic: 'DEUTDEFF',
          accountNumber: 'DE89370400440532013000',
          isIban: true,
          address: { town: 'Cologne', country: 'DE' },
        },
        directEntry: false,
      },
    ],
    [
      'by another number where there are no IBANs, in an unknown country',
      { ...abroad, swiftCode: 'ANZBNZ22', accountNo: '01-0123-0123456-00', customerCountry: 'Aotearoa' },
      {
        account: {
          kind: 'BIC',
          bic: 'ANZBNZ22',
          accountNumber: '010123012345600',
          isIban: false,
          address: null,
        },
        directEntry: false,
      },
    ],
  ])('are paid %s (PAIN-9)', (_title, bank, creditor) => {
    expect(creditorOf(bank)).toEqual(creditor);
    if (creditor.heldFor) throw new Error('Every account here can be paid.');
    const payment = {
      paymentId: 'p1',
      account: creditor.account,
      amount: '1.00',
      title: 'A',
      reference: 'S1',
    };
    const profile = {
      version: '03' as const,
      messageId: 'M1',
      createdAt: '2026-11-26T18:00:00Z',
      processingDate: '2026-11-30',
      initiator: 'A',
      debtor: 'B',
      debtorBsb: '082-001',
      debtorAccount: '1',
      currency: 'AUD',
    };
    expect(writePain(profile, [payment]).refused).toBeUndefined();
  });

  it.each<[string, Parameters<typeof creditorOf>[0], string[]]>([
    ['a BSB of zeros', { ...local, bsb: '000-000' }, ['BSB_FORMAT']],
    ['letters in the account', { ...local, accountNo: '12A' }, ['ACCOUNT_NOT_DIGITS']],
    ['35 digits', { ...local, accountNo: '1'.repeat(35) }, ['ACCOUNT_TOO_LONG']],
    ['all of it', { ...local, bsb: '1', accountNo: 'x' }, ['BSB_FORMAT', 'ACCOUNT_NOT_DIGITS']],
    ['a BSB for a Swift code', { ...abroad, swiftCode: '062000' }, ['BIC_FORMAT']],
    ['the Swift code of a test bank', { ...abroad, swiftCode: 'DEUTDE0F' }, ['BIC_FORMAT']],
    ['another digit in the IBAN', { ...abroad, accountNo: 'DE89370400440532013001' }, ['IBAN_FORMAT']],
    ['no IBAN in Germany', { ...abroad, accountNo: '532013000' }, ['IBAN_MISSING']],
    [
      'a mistyped IBAN where a number would do',
      { ...abroad, swiftCode: 'NBADAEAA', accountNo: 'AE070331234567890123457' },
      ['IBAN_FORMAT'],
    ],
    [
      'a slash in the account',
      { ...abroad, swiftCode: 'CHASUS33', accountNo: '12/34' },
      ['ACCOUNT_CHARACTERS'],
    ],
    [
      '35 characters abroad',
      { ...abroad, swiftCode: 'CHASUS33', accountNo: '1'.repeat(35) },
      ['ACCOUNT_TOO_LONG'],
    ],
  ])('are not paid for %s, in words without values (PAIN-9)', (_title, bank, errors) => {
    const creditor = creditorOf(bank);
    expect(creditor).toMatchObject({ heldFor: 'BANK_INVALID', errors });
    expect('words' in creditor ? creditor.words : []).toEqual(
      errors.map((): unknown => expect.stringMatching(/^[A-Z].+\.$/)),
    );
  });

  it.each<[string, Parameters<typeof creditorOf>[0]]>([
    ['account number', { ...local, accountNo: ' - ' }],
    ['BSB', { ...local, bsb: '' }],
    ['account name', { ...local, accountName: ' ' }],
    ['Swift code', { ...abroad, swiftCode: '' }],
    ['bank country', { ...local, bankType: '' }],
  ])('are missing without their %s (PAIN-9)', (_title, bank) => {
    expect(creditorOf(bank)).toEqual({
      heldFor: 'BANK_MISSING',
      errors: [],
      words: ['The bank details are incomplete.'],
    });
  });
});

it.each([
  ['Germany', 'DE'],
  [' new zealand', 'NZ'],
  ['U.K.', undefined],
  ['UK', 'GB'],
  ['gb', 'GB'],
  ['United States of America', 'US'],
  ['France', 'FR'],
  ['Hong Kong', 'HK'],
  ['constructor', undefined],
  ['', undefined],
])('the code of the country %s is %s (PAIN-9)', (text, code) => {
  expect(countryCode(text)).toBe(code);
});
