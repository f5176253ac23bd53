import { jest } from '@jest/globals';
import fc from 'fast-check';
import type { AbaPayment, AbaProfile } from './aba-profile.js';
import { readAbaReturns } from './read-aba-returns.js';
import { abaText, AbaWriter, splitForAba, writeAba } from './write-aba.js';

fc.configureGlobal({ seed: jest.getSeed() });

const profile: AbaProfile = {
  institution: 'CBA',
  userName: 'SETTLEMENT SCHEME',
  userId: '301500',
  description: 'DISTRIB 01',
  processingDate: '2024-07-15',
  traceBsb: '082-001',
  traceAccount: '98765432',
  remitter: 'SETTLEMENT',
  balanced: false,
};

const payment: AbaPayment = {
  paymentId: 'p1',
  bsb: '062-000',
  accountNumber: '12345678',
  amount: '1234.56',
  title: 'FIRST HOLDER',
  reference: 'SID0001',
};

const refusedFor = (changed: Partial<AbaPayment>) =>
  writeAba(profile, [{ ...payment, ...changed }]).refused ?? [];

describe('a Direct Entry file', () => {
  it.each<[string, Partial<AbaPayment>, string[]]>([
    ['a line break in a title', { title: 'FIRST\nHOLDER' }, ['BAD_CHARACTER']],
    ['Chinese letters', { title: '王小明' }, ['BAD_CHARACTER']],
    ['Arabic letters', { reference: 'SID محمد' }, ['BAD_CHARACTER']],
    ['a title of 33 characters', { title: 'A'.repeat(33) }, ['TITLE_TOO_LONG']],
    ['a title that grows when it is written in plain letters', { title: 'ß'.repeat(17) }, ['TITLE_TOO_LONG']],
    ['an account of zeros and letters', { accountNumber: '00O' }, ['ACCOUNT_NOT_DIGITS']],
    ['no account', { accountNumber: ' - ' }, ['ACCOUNT_EMPTY']],
    ['a BSB of nines', { bsb: '999-999' }, ['BSB_FORMAT']],
    ['an amount in words', { amount: 'ten' }, ['AMOUNT_NOT_A_NUMBER']],
    ['an amount with an exponent', { amount: '1e3' }, ['AMOUNT_NOT_A_NUMBER']],
    ['negative tax withheld', { withheld: '-0.01' }, ['AMOUNT_NOT_POSITIVE']],
    ['no reference', { reference: '' }, ['REFERENCE_EMPTY']],
    ['a reference that begins with a hyphen', { reference: '-1' }, ['REFERENCE_START']],
    [
      'everything at once',
      { bsb: '1', accountNumber: 'x', amount: '0', title: '', reference: '0' },
      ['BSB_FORMAT', 'ACCOUNT_NOT_DIGITS', 'AMOUNT_NOT_POSITIVE', 'TITLE_EMPTY', 'REFERENCE_START'],
    ],
  ])('is refused for %s (ABA-2)', (_title, changed, codes) => {
    expect(refusedFor(changed)).toEqual(codes.map((code) => ({ row: 1, code })));
  });

  it('keeps the leading zeros of an account (ABA-1)', () => {
    const file = writeAba(profile, [{ ...payment, accountNumber: '00 123-456' }]);
    expect(file.refused ?? file.lines[1]?.slice(8, 17)).toBe(' 00123456');
  });

  it.each<[string, Partial<AbaProfile>]>([
    ['institution', { institution: 'Cba' }],
    ['userName', { userName: 'A'.repeat(27) }],
    ['userName', { userName: 'SETTLEMENT \u00c9' }],
    ['userId', { userId: '1234567' }],
    ['description', { description: '' }],
    ['traceBsb', { traceBsb: '999-999' }],
    ['traceBsb', { traceBsb: '082001' }],
    ['traceAccount', { traceAccount: '1 2' }],
    ['remitter', { remitter: ' SETTLEMENT' }],
    ['processingDate', { processingDate: '2024-06-31' }],
    ['userId, remitter', { userId: '', remitter: '' }],
  ])('is not written with a profile whose %s the format does not accept (ABA-3)', (names, changed) => {
    expect(() => writeAba({ ...profile, ...changed }, [payment])).toThrow(
      new RangeError(`Direct Entry does not accept these values: ${names}`),
    );
  });

  it('is split before a payment that would exceed a limit of the profile (ABA-5)', () => {
    const payments = ['40.00', '60.00', '0.01', '100.00'].map((amount, at) => ({
      ...payment,
      paymentId: `p${at}`,
      amount,
    }));
    const idsOf = (limits: Partial<AbaProfile>) =>
      splitForAba({ ...profile, ...limits }, payments).map((file) => file.map(({ paymentId }) => paymentId));
    expect(idsOf({})).toEqual([['p0', 'p1', 'p2', 'p3']]);
    expect(idsOf({ maxTotal: '100.00' })).toEqual([['p0', 'p1'], ['p2'], ['p3']]);
    expect(idsOf({ maxRows: 2 })).toEqual([
      ['p0', 'p1'],
      ['p2', 'p3'],
    ]);
    // The debit of a balanced file counts as a record.
    expect(idsOf({ maxRows: 2, balanced: true })).toEqual([['p0'], ['p1'], ['p2'], ['p3']]);
  });

  it('is the same when its payments come in batches, and is refused for the same rows (ABA-1, ABA-2)', () => {
    const inBatches = (payments: readonly AbaPayment[], size: number, balanced: boolean) => {
      const writer = new AbaWriter({ ...profile, balanced });
      const lines = [writer.header()];
      for (let at = 0; at < payments.length; at += size)
        lines.push(...writer.add(payments.slice(at, at + size)));
      lines.push(...writer.end());
      return writer.refused.length > 0 ? { refused: writer.refused } : { lines };
    };
    const given = fc.array(fc.constantFrom('1.00', '0.07', '99999999.99', '0', 'ten'), { maxLength: 9 });
    fc.assert(
      fc.property(given, fc.integer({ min: 1, max: 4 }), fc.boolean(), (amounts, size, balanced) => {
        const payments = amounts.map((amount, at) => ({ ...payment, paymentId: `p${at}`, amount }));
        const { notes: _, ...whole } = writeAba({ ...profile, balanced }, payments);
        expect(inBatches(payments, size, balanced)).toEqual(whole);
      }),
      { numRuns: 500 },
    );
  });

  it('has lines of 120 plain characters for any name, or is rejected (ABA-1)', () => {
    const name = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(name, name, fc.bigInt(1n, 9_999_999_999n), (title, reference, cents) => {
        const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const file = writeAba(profile, [{ ...payment, title, reference: `S${reference}`, amount }]);
        if (file.refused) return;
        expect(abaText(file.lines)).toMatch(/^(?:[\x20-\x7e]{120}\r\n){3}$/);
        expect(file.lines[1]?.slice(20, 30)).toBe(String(cents).padStart(10, '0'));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a file of returned payments', () => {
  const header = '0'.padEnd(120);
  const item = `2062-000 12345678350${'1'.padStart(10, '0')}${'HOLDER'.padEnd(32)}${'SID1'.padEnd(18)}082-001 98765432${'S'.padEnd(16)}15301500`;
  const trailer = (cents: string, count: string) =>
    `7999-999${' '.repeat(12)}${cents.padStart(10, '0')}${cents.padStart(10, '0')}${'0'.repeat(10)}${' '.repeat(24)}${count.padStart(6, '0')}${' '.repeat(40)}`;

  it.each<[string, string[], { line: number; code: string }[]]>([
    ['no lines', [], [{ line: 1, code: 'EMPTY' }]],
    ['no header', [item, trailer('1', '1')], [{ line: 1, code: 'RECORD_TYPE' }]],
    ['no trailer', [header, item], [{ line: 2, code: 'TRAILER_MISSING' }]],
    ['another count', [header, item, trailer('1', '2')], [{ line: 3, code: 'TRAILER_COUNT' }]],
    [
      'a payment in place of a return',
      [header, `1${item.slice(1)}`, trailer('0', '0')],
      [{ line: 2, code: 'RECORD_TYPE' }],
    ],
    [
      'an unknown reason',
      [header, item.replace('78350', '78X50'), trailer('1', '1')],
      [{ line: 2, code: 'REASON' }],
    ],
    [
      'letters for an amount',
      [header, item.replace('0000000001', '000000000A'), trailer('0', '1')],
      [{ line: 2, code: 'AMOUNT' }],
    ],
  ])('is refused for %s (ABA-4)', (_title, lines, refused) => {
    expect(readAbaReturns(abaText(lines))).toEqual({ refused });
  });

  it('is read with any kind of line ends (ABA-4)', () => {
    const lines = [header, item, trailer('1', '1')];
    const read = readAbaReturns(lines.join('\n'));
    expect(read).toEqual(readAbaReturns(abaText(lines)));
    expect(read.refused ?? read.items[0]?.amount).toBe('0.01');
  });
});
