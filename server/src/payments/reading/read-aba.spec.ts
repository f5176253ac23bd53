import fc from 'fast-check';
import type { AbaPayment, AbaProfile } from '../aba/aba-profile.js';
import { inAbaLetters } from '../aba/aba-text.js';
import { abaText, writeAba } from '../aba/write-aba.js';
import { BankFileError } from './bank-file-error.js';
import { abaLinesOf } from './aba-line.js';
import { AbaReader, readAbaBack, type AbaReadBack, type AbaReadPayment } from './read-aba.js';

const SEED = 20240715;

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

const payments: AbaPayment[] = [
  {
    paymentId: 'p1',
    bsb: '062-000',
    accountNumber: '12345678',
    amount: '1234.56',
    title: 'FIRST HOLDER',
    reference: 'SID0001',
    withheld: '12.30',
  },
  {
    paymentId: 'p2',
    bsb: '013999',
    accountNumber: '000 123-456',
    amount: '0.07',
    title: 'SECOND & CO',
    reference: 'SID0002',
  },
];

function bytesOf(changed: Partial<AbaProfile> = {}, rows: readonly AbaPayment[] = payments): Buffer {
  const file = writeAba({ ...profile, ...changed }, rows);
  if (file.refused) throw new Error(JSON.stringify(file.refused));
  return Buffer.from(abaText(file.lines), 'utf8');
}

/** Puts a text at a position of a line, both counted from 1. */
function withText(bytes: Buffer, line: number, column: number, text: string): Buffer {
  const changed = Buffer.from(bytes);
  changed.write(text, (line - 1) * 122 + column - 1, 'latin1');
  return changed;
}

function errorOf(bytes: Uint8Array): BankFileError | undefined {
  const result = resultOf(() => readAbaBack(bytes));
  return result instanceof BankFileError ? result : undefined;
}

describe('a Direct Entry file that is read back', () => {
  it('states header, payments, sums and count (ABA-6)', () => {
    expect(readAbaBack(bytesOf())).toEqual({
      institution: 'CBA',
      userName: 'SETTLEMENT SCHEME',
      userId: '301500',
      description: 'DISTRIB 01',
      processingDate: '2024-07-15',
      payments: [
        {
          reference: 'SID0001',
          bsb: '062-000',
          accountNumber: '12345678',
          cents: 123456n,
          withheld: 1230n,
          title: 'FIRST HOLDER',
        },
        {
          reference: 'SID0002',
          bsb: '013-999',
          accountNumber: '000123456',
          cents: 7n,
          withheld: 0n,
          title: 'SECOND & CO',
        },
      ],
      credits: 123463n,
      debits: 0n,
      count: 2,
      trace: { bsb: '082-001', accountNumber: '98765432', remitter: 'SETTLEMENT' },
      balanced: false,
    });
  });

  it('states the debit of a balanced file (ABA-6)', () => {
    const read = readAbaBack(bytesOf({ balanced: true, userId: '7', description: '0 FIRST' }));
    expect(read).toMatchObject({
      credits: 123463n,
      debits: 123463n,
      count: 3,
      balanced: true,
      userId: '000007',
    });
    expect(read.payments).toHaveLength(2);
  });

  it.each<[string, string, number, number, (plain: Buffer, balanced: Buffer) => Buffer]>([
    ['no bytes', 'EMPTY', 1, 1, () => Buffer.alloc(0)],
    ['no payments', 'EMPTY', 2, 75, (plain) => noPayments(plain)],
    ['an end within a line', 'CUT_OFF', 3, 61, (plain) => plain.subarray(0, 122 * 2 + 60)],
    ['an end before a line feed', 'CUT_OFF', 4, 121, (plain) => plain.subarray(0, -1)],
    ['an end before the trailer', 'CUT_OFF', 4, 1, (plain) => plain.subarray(0, -122)],
    ['line feeds alone', 'LINE_END', 1, 121, (plain) => Buffer.from(String(plain).replaceAll('\r\n', '\n'))],
    [
      'a line that is too short',
      'LINE_LENGTH',
      2,
      120,
      (plain) => Buffer.from(String(plain).replace('HOLDER ', 'HOLDER')),
    ],
    [
      'a line that is too long',
      'LINE_END',
      2,
      121,
      (plain) => Buffer.from(String(plain).replace('HOLDER', 'HOLDERS')),
    ],
    ['a tab', 'CHARACTER', 2, 36, (plain) => withText(plain, 2, 36, '\t')],
    ['a letter with a mark', 'CHARACTER', 2, 31, (plain) => withText(plain, 2, 31, '\u00c9')],
    ['a brace in a title', 'CHARACTER', 2, 31, (plain) => withText(plain, 2, 31, '{')],
    ['a brace in a reference', 'CHARACTER', 3, 63, (plain) => withText(plain, 3, 64, '}')],
    ['UTF-16', 'CHARACTER', 1, 2, (plain) => Buffer.from(String(plain), 'utf16le')],
    ['a payment as the first line', 'RECORD_TYPE', 1, 1, (plain) => plain.subarray(122)],
    ['a return', 'RECORD_TYPE', 2, 1, (plain) => withText(plain, 2, 1, '2')],
    ['a second header', 'RECORD_TYPE', 2, 1, (plain) => withText(plain, 2, 1, '0')],
    ['two files in one', 'RECORD_TYPE', 5, 1, (plain) => Buffer.concat([plain, plain])],
    ['another reel', 'FIELD', 1, 19, (plain) => withText(plain, 1, 19, '02')],
    ['a small letter in the institution', 'FIELD', 1, 21, (plain) => withText(plain, 1, 22, 'b')],
    ['a blank user id', 'FIELD', 1, 57, (plain) => withText(plain, 1, 57, ' ')],
    ['the 31st of June', 'FIELD', 1, 75, (plain) => withText(plain, 1, 75, '310624')],
    ['a filler with a character', 'FIELD', 1, 81, (plain) => withText(plain, 1, 120, 'X')],
    ['a BSB without its hyphen', 'FIELD', 2, 2, (plain) => withText(plain, 2, 5, '0')],
    ['a BSB of nines', 'FIELD', 2, 2, (plain) => withText(plain, 2, 2, '999-999')],
    ['an account at the left', 'FIELD', 2, 9, (plain) => withText(plain, 2, 9, '12345678 ')],
    ['an indicator', 'FIELD', 2, 18, (plain) => withText(plain, 2, 18, 'N')],
    ['another code', 'FIELD', 2, 19, (plain) => withText(plain, 2, 19, '57')],
    ['letters for an amount', 'FIELD', 2, 21, (plain) => withText(plain, 2, 24, 'O')],
    ['an amount of 0', 'FIELD', 3, 21, (plain) => withText(plain, 3, 30, '0')],
    ['no title', 'FIELD', 2, 31, (plain) => withText(plain, 2, 31, ' '.repeat(32))],
    ['a reference that begins with 0', 'FIELD', 2, 63, (plain) => withText(plain, 2, 63, '0')],
    ['another trace account', 'FIELD', 3, 81, (plain) => withText(plain, 3, 96, '3')],
    ['another remitter', 'FIELD', 3, 97, (plain) => withText(plain, 3, 97, 'X')],
    ['a blank in the tax withheld', 'FIELD', 3, 113, (plain) => withText(plain, 3, 113, ' ')],
    ['another amount', 'SUM', 4, 21, (plain) => withText(plain, 2, 30, '7')],
    ['another sum of credits', 'SUM', 4, 31, (plain) => withText(plain, 4, 40, '4')],
    ['a sum of debits', 'SUM', 4, 41, (plain) => withText(plain, 4, 50, '1')],
    ['another count', 'COUNT', 4, 75, (plain) => withText(plain, 4, 80, '3')],
    ['a debit of another amount', 'SUM', 4, 21, (_, balanced) => withText(balanced, 4, 30, '4')],
    ['a debit from another account', 'DEBIT', 4, 2, (_, balanced) => withText(balanced, 4, 17, '3')],
    ['a debit with another title', 'DEBIT', 4, 31, (_, balanced) => withText(balanced, 4, 31, 'X')],
    ['a debit with another reference', 'DEBIT', 4, 63, (_, balanced) => withText(balanced, 4, 63, 'X')],
    ['a debit with tax', 'DEBIT', 4, 113, (_, balanced) => withText(balanced, 4, 120, '1')],
    [
      'a payment after the debit',
      'DEBIT',
      5,
      1,
      (_, balanced) => Buffer.concat([balanced.subarray(0, 488), balanced.subarray(122)]),
    ],
  ])('is refused for %s: %s in line %i, column %i (ABA-6)', (_title, code, line, column, changed) => {
    const error = errorOf(changed(bytesOf(), bytesOf({ balanced: true })));
    expect(error).toMatchObject({ code, line, column });
    expect(error?.message).toMatch(new RegExp(`^Line ${line}, column ${column}: [a-zA-Z].+`));
  });
});

describe('what is written and read back', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 18 }),
    fc.string({
      unit: fc.constantFrom(...Array.from('\u00c9\u00e9\u00dF\u0141\u2013\u2019 \'"Az09&')),
      minLength: 1,
      maxLength: 18,
    }),
  );
  const digits = (most: number) =>
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 1, maxLength: most });
  const money = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
  const row = fc.record({
    title: name,
    reference: fc.oneof(
      name,
      name.map((text) => `S${text}`),
    ),
    accountNumber: digits(9),
    bsb: fc.integer({ min: 1, max: 999_998 }).map((number) => String(number).padStart(6, '0')),
    cents: fc.oneof(fc.bigInt(1n, 100_000n), fc.bigInt(1n, 3_333_333_333n), fc.constant(9_999_999_999n)),
    withheld: fc.bigInt(0n, 99_999_999n),
  });

  it('is equal, whatever the names, accounts and amounts (ABA-7)', () => {
    let equal = 0;
    let refused = 0;
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), fc.boolean(), (rows, balanced) => {
        const given = rows.map(({ cents, withheld, ...rest }, at) => ({
          ...rest,
          paymentId: `p${at}`,
          amount: money(cents),
          withheld: money(withheld),
        }));
        const file = writeAba({ ...profile, balanced }, given);
        if (file.refused) {
          refused += 1;
          return;
        }
        equal += 1;
        const read = readAbaBack(Buffer.from(abaText(file.lines), 'utf8'));
        expect(read.payments).toEqual(
          rows.map(({ title, reference, accountNumber, bsb, cents, withheld }) => ({
            title: inAbaLetters(title).trim(),
            reference: inAbaLetters(reference).trimEnd(),
            accountNumber,
            bsb: `${bsb.slice(0, 3)}-${bsb.slice(3)}`,
            cents,
            withheld,
          })),
        );
        expect(read.credits).toBe(rows.reduce((sum, { cents }) => sum + cents, 0n));
      }),
      { numRuns: 2_000, seed: SEED },
    );
    expect(equal).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(100);
  });

  it('is refused when any digit of an amount, a sum or the count is another one (ABA-7)', () => {
    const places = [...range(21, 30, 2), ...range(21, 30, 3), ...range(21, 50, -1), ...range(75, 80, -1)];
    for (const balanced of [false, true]) {
      const bytes = bytesOf({ balanced });
      const trailer = bytes.length / 122;
      const debit = balanced ? range(21, 30, trailer - 1) : [];
      for (const { line, column } of [...places, ...debit]) {
        const place = line < 0 ? trailer : line;
        const now = String.fromCharCode(bytes[(place - 1) * 122 + column - 1]!);
        for (const other of '0123456789'.replace(now, ''))
          expect(errorOf(withText(bytes, place, column, other))).toBeInstanceOf(BankFileError);
      }
    }
  });

  it('is refused, with its line and column, for any bytes that are no such file (ABA-6)', () => {
    const bytes = bytesOf({ balanced: true });
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(20), (at, byte, length) => {
        const changed = Buffer.concat([
          bytes.subarray(0, at),
          Buffer.alloc(length, byte),
          bytes.subarray(at + length),
        ]);
        const error = errorOf(changed);
        if (!error) return;
        expect(error.line).toBeGreaterThan(0);
        expect(error.column).toBeLessThanOrEqual(121);
      }),
      { numRuns: 2_000, seed: SEED },
    );
  });

  it('says the same in pieces of any size, also of a damaged file (ABA-6)', async () => {
    let damaged = 0;
    const whole = bytesOf({ balanced: true });
    const change = fc.record({
      at: fc.nat(whole.length),
      removed: fc.nat(130),
      inserted: fc.constantFrom('', 'x', '\r\n', ' '.repeat(122), '7'),
    });
    await fc.assert(
      fc.asyncProperty(fc.option(change), fc.integer({ min: 1, max: 400 }), async (changed, size) => {
        const bytes = changed
          ? Buffer.concat([
              whole.subarray(0, changed.at),
              Buffer.from(changed.inserted),
              whole.subarray(changed.at + changed.removed),
            ])
          : whole;
        const expected = resultOf(() => readAbaBack(bytes));
        if (expected instanceof BankFileError) damaged += 1;
        expect(await readInPieces(bytes, size)).toEqual(expected);
      }),
      { numRuns: 1_000, seed: SEED },
    );
    expect(damaged).toBeGreaterThan(100);
    expect(await readInPieces(Buffer.alloc(0), 1)).toMatchObject({ code: 'EMPTY', line: 1 });
  });
});

function noPayments(plain: Buffer): Buffer {
  const zeros = '0'.repeat(30);
  const bare = Buffer.concat([plain.subarray(0, 122), plain.subarray(-122)]);
  return withText(withText(bare, 2, 21, zeros), 2, 75, '000000');
}

function range(first: number, last: number, line: number): { line: number; column: number }[] {
  return Array.from({ length: last - first + 1 }, (_, at) => ({ line, column: first + at }));
}

function resultOf<Result>(read: () => Result): Result | BankFileError {
  try {
    return read();
  } catch (error) {
    if (error instanceof BankFileError) return error;
    throw error;
  }
}

async function* piecesOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  await Promise.resolve();
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readInPieces(bytes: Buffer, size: number): Promise<AbaReadBack | BankFileError> {
  const reader = new AbaReader();
  const payments: AbaReadPayment[] = [];
  try {
    for await (const lines of abaLinesOf(piecesOf(bytes, size)))
      for (const line of lines) {
        const payment = reader.read(line);
        if (payment) payments.push(payment);
      }
  } catch (error) {
    if (error instanceof BankFileError) return error;
    throw error;
  }
  return resultOf(() => ({ ...reader.end(), payments }));
}
