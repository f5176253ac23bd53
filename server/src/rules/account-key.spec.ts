import { accountKey } from './account-key.js';

const local = { bankType: 'LOCAL', bsb: '062-000', swiftCode: '', accountNo: '066077088' };
const abroad = { bankType: 'INTERNATIONAL', bsb: '', swiftCode: 'CHASUS33', accountNo: '0012 345' };
const iban = {
  bankType: 'INTERNATIONAL',
  bsb: '',
  swiftCode: 'COBADEFF',
  accountNo: 'DE89370400440532013000',
};

it.each([
  ['zeros before a number', local, { accountNo: '66077088' }],
  ['spaces, hyphens and case', abroad, { swiftCode: 'chas us 33', accountNo: '00-12345' }],
  ['the branch of a bank abroad', abroad, { swiftCode: 'CHASUS33XXX' }],
  ['the bank of an IBAN', iban, { swiftCode: 'COBADEFFXXX', accountNo: 'de89 3704 0044 0532 0130 00' }],
  ['a BSB beside a bank abroad', abroad, { bsb: '062-000' }],
  ['a Swift code beside a BSB', local, { swiftCode: 'CTBAAU2S' }],
  ['an open question, where there is a BSB', local, { bankType: null }],
])('%s make no other account (PAY-16)', (_name, account, differently) => {
  expect(accountKey({ ...account, ...differently })).toBe(accountKey(account));
});

it.each([
  ['BSB', local, { bsb: '062-001' }],
  ['number', local, { accountNo: '660770880' }],
  ['bank abroad', abroad, { swiftCode: 'BOFAUS3N' }],
  ['type', { ...local, swiftCode: 'CTBAAU2S' }, { bankType: 'INTERNATIONAL' }],
  ['number that only looks like an IBAN', iban, { accountNo: 'DE89370400440532013001' }],
])('another %s is another account (PAY-16)', (_name, account, differently) => {
  expect(accountKey({ ...account, ...differently })).not.toBe(accountKey(account));
});

it('an account without a number is none, and one of zeros is one (PAY-16)', () => {
  expect(accountKey({ ...local, accountNo: ' - ' })).toBe('');
  expect(accountKey({ ...local, accountNo: '000' })).toBe('BSB 062000 0');
});
