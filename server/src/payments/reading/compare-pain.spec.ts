import type { PainPayment, PainProfile } from '../pain/pain-profile.js';
import { writePain } from '../pain/write-pain.js';
import { painDifferences, type ExpectedFile, type OwedTransfer } from './compare-pain.js';
import { readPainBack } from './read-pain.js';

const profile: PainProfile = {
  version: '09',
  messageId: 'DISTRIB-01-1',
  createdAt: '2026-11-26T18:00:00Z',
  processingDate: '2026-11-30',
  initiator: 'SETTLEMENT SCHEME',
  debtor: 'SETTLEMENT FUND',
  debtorBsb: '082-001',
  debtorAccount: '9876 5432',
  currency: 'AUD',
};
const payments: PainPayment[] = [
  {
    paymentId: '0193f1de-7a30-7cc1-8000-00000000000a',
    account: { kind: 'BSB', bsb: '062-000', accountNumber: '0012345678' },
    amount: '1234.56',
    title: 'FIRST',
    reference: 'SID0001',
  },
  {
    paymentId: 'p2',
    account: {
      kind: 'BIC',
      bic: 'DEUTDEFF',
      accountNumber: 'DE89370400440532013000',
      isIban: true,
      address: null,
    },
    amount: '0.07',
    title: 'SECOND',
    reference: 'SID0002',
  },
];
const ledger: OwedTransfer[] = [
  { paymentId: payments[0]!.paymentId, cents: 123456n, bank: '062000', accountNumber: '0012345678' },
  { paymentId: 'p2', cents: 7n, bank: 'DEUTDEFF', accountNumber: 'DE89 3704 0044 0532 0130 00' },
];

function differences(rows: readonly OwedTransfer[], changed: Partial<ExpectedFile> = {}): string[] {
  const file = writePain(profile, payments);
  if (file.refused) throw new Error(JSON.stringify(file.refused));
  return painDifferences(readPainBack(Buffer.from(file.text)), rows, { ...profile, ...changed });
}
const withFirst = (changed: Partial<OwedTransfer>) => [{ ...ledger[0]!, ...changed }, ledger[1]!];

describe('a pain.001 file and the ledger', () => {
  it('do not differ when the file has what is owed (PAIN-11)', () => {
    expect(differences(ledger)).toEqual([]);
  });

  it.each<[string, readonly OwedTransfer[], Partial<ExpectedFile>, string[]]>([
    [
      'a payment is missing',
      [...ledger, ledger[0]!],
      {},
      ['the number of payments', 'the count that it states', 'the sum'],
    ],
    [
      'a payment is too many',
      ledger.slice(0, 1),
      {},
      ['the number of payments', 'the count that it states', 'the sum'],
    ],
    ['a payment has another id', withFirst({ paymentId: 'p1' }), {}, ['the id of a payment']],
    ['an amount is another one', withFirst({ cents: 123455n }), {}, ['the sum', 'an amount']],
    ['a bank is another one', withFirst({ bank: '062-001' }), {}, ['a bank']],
    ['an account is without its zeros', withFirst({ accountNumber: '12345678' }), {}, ['an account']],
    [
      'payments changed places',
      ledger.toReversed(),
      {},
      ['the id of a payment', 'a bank', 'an account', 'an amount'],
    ],
    ['the message is another one', ledger, { messageId: 'DISTRIB-01-2' }, ['the id of the message']],
    ['the day is another one', ledger, { processingDate: '2026-12-01' }, ['the day']],
    ['the currency is another one', ledger, { currency: 'NZD' }, ['the currency']],
    ['another BSB pays', ledger, { debtorBsb: '082-002' }, ['the BSB that pays']],
    ['another account pays', ledger, { debtorAccount: '98765431' }, ['the account that pays']],
  ])('differ when %s, in words without values (PAIN-11)', (_title, rows, changed, words) => {
    expect(differences(rows, changed)).toEqual(words);
  });
});
