import { abaText, writeAba } from '../payments/aba/write-aba.js';
import { readAbaBack } from '../payments/reading/read-aba.js';
import { writeCents } from '../rules/decimals.js';
import { differencesFromLedger, type Owed } from './reconcile.js';

const profile = {
  institution: 'WBC',
  userName: 'SETTLEMENT SCHEME',
  userId: '301500',
  description: 'DISTRIB 01',
  processingDate: '2027-03-19',
  traceBsb: '032-001',
  traceAccount: '909123456',
  remitter: 'SETTLEMENT',
  balanced: true,
};
const ledger: Owed[] = [
  {
    bsb: '062000',
    accountNumber: '00704001',
    reference: 'SID00917',
    cents: 10_000_000_00n / 2n,
    withheld: 12n,
  },
  { bsb: '062001', accountNumber: '704002', reference: 'SID00918', cents: 123n, withheld: 0n },
];

function fileOf(owed: readonly Owed[], changed: object = {}) {
  const payments = owed.map(({ cents, withheld, ...rest }, at) => ({
    ...rest,
    paymentId: String(at),
    amount: writeCents(cents),
    withheld: writeCents(withheld),
    title: 'Avery',
  }));
  const written = writeAba({ ...profile, ...changed }, payments);
  if (written.refused) throw new Error(JSON.stringify(written.refused));
  return readAbaBack(Buffer.from(abaText(written.lines), 'latin1'));
}
const withFirst = (changed: Partial<Owed>) => [{ ...ledger[0]!, ...changed }, ledger[1]!];

describe('a file that was read back', () => {
  it('is what the ledger has (PAY-8)', () => {
    expect(differencesFromLedger(fileOf(ledger), ledger, profile)).toEqual([]);
    const credits = { ...profile, balanced: false };
    expect(differencesFromLedger(fileOf(ledger, { balanced: false }), ledger, credits)).toEqual([]);
  });

  it.each<[string, readonly Owed[], object, string[]]>([
    ['another account', withFirst({ accountNumber: '704001' }), {}, ['an account']],
    ['another BSB', withFirst({ bsb: '062-002' }), {}, ['a BSB']],
    [
      'a digit of the amount lost',
      withFirst({ cents: ledger[0]!.cents / 10n }),
      {},
      ['the sum of the credits', 'the sum of the debits', 'an amount'],
    ],
    ['another reference', withFirst({ reference: 'SID00919' }), {}, ['a reference']],
    ['other tax', withFirst({ withheld: 0n }), {}, ['tax withheld']],
    [
      'two payments in each other’s place',
      [ledger[1]!, ledger[0]!],
      {},
      ['a reference', 'a BSB', 'an account', 'an amount', 'tax withheld'],
    ],
    [
      'a payment less',
      ledger.slice(0, 1),
      {},
      ['the number of payments', 'the number of records', 'the sum of the credits', 'the sum of the debits'],
    ],
    ['another account that pays', ledger, { traceAccount: '909123457' }, ['the account that pays']],
    ['another BSB that pays', ledger, { traceBsb: '032-002' }, ['the BSB that pays']],
    ['another day', ledger, { processingDate: '2027-03-22' }, ['the day']],
    [
      'no debit',
      ledger,
      { balanced: false },
      ['the number of records', 'the sum of the debits', 'whether it debits its sum'],
    ],
  ])('is refused with %s (PAY-8)', (_, owed, changed, differences) => {
    expect(differencesFromLedger(fileOf(owed, changed), ledger, profile)).toEqual(differences);
  });
});
