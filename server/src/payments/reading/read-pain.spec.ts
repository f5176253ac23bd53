import fc from 'fast-check';
import type { PainPayment, PainProfile } from '../pain/pain-profile.js';
import { writePain } from '../pain/write-pain.js';
import { BankFileError } from './bank-file-error.js';
import { readPainBack } from './read-pain.js';

const SEED = 20240718;

const profile: PainProfile = {
  version: '03',
  messageId: 'DISTRIB-01-1',
  createdAt: '2026-11-26T18:00:00Z',
  processingDate: '2026-11-30',
  initiator: 'SETTLEMENT SCHEME',
  initiatorId: '301500',
  debtor: 'SETTLEMENT FUND',
  debtorBsb: '082-001',
  debtorAccount: '98765432',
  currency: 'AUD',
};
const payments: PainPayment[] = [
  {
    paymentId: 'p1',
    account: { kind: 'BSB', bsb: '062-000', accountNumber: '0012345678' },
    amount: '1234.56',
    title: "FIRST & SON'S",
    reference: 'SID0001',
  },
  {
    paymentId: 'p2',
    account: {
      kind: 'BIC',
      bic: 'DEUTDEFF',
      accountNumber: 'DE89370400440532013000',
      isIban: true,
      address: { town: 'Koln', country: 'DE' },
    },
    amount: '0.07',
    title: 'SECOND',
    reference: 'SID0002',
  },
];

function textOf(version: PainProfile['version'] = '03'): string {
  const file = writePain({ ...profile, version }, payments);
  if (file.refused) throw new Error(JSON.stringify(file.refused));
  return file.text;
}

function errorOf(bytes: Uint8Array): BankFileError | undefined {
  try {
    readPainBack(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof BankFileError) return error;
    throw error;
  }
}

describe('a pain.001 file that is read back', () => {
  it.each(['03', '09'] as const)(
    'states header, payments, sums and count, version %s (PAIN-4)',
    (version) => {
      expect(readPainBack(Buffer.from(textOf(version)))).toEqual({
        version,
        messageId: 'DISTRIB-01-1',
        createdAt: '2026-11-26T18:00:00Z',
        processingDate: '2026-11-30',
        initiator: 'SETTLEMENT SCHEME',
        initiatorId: '301500',
        currency: 'AUD',
        debtor: { name: 'SETTLEMENT FUND', bsb: '082-001', accountNumber: '98765432' },
        payments: [
          {
            reference: 'p1',
            bsb: '062-000',
            bic: null,
            accountNumber: '0012345678',
            isIban: false,
            cents: 123456n,
            withheld: 0n,
            title: "FIRST & SON'S",
            remittance: 'SID0001',
            address: null,
          },
          {
            reference: 'p2',
            bsb: null,
            bic: 'DEUTDEFF',
            accountNumber: 'DE89370400440532013000',
            isIban: true,
            cents: 7n,
            withheld: 0n,
            title: 'SECOND',
            remittance: 'SID0002',
            address: { town: 'Koln', country: 'DE' },
          },
        ],
        credits: 123463n,
        debits: 0n,
        count: 2,
      });
    },
  );

  const DUPLICATE = '<CtrlSum>1234.63</CtrlSum><InitgPty>';
  it.each<[string, string, number, string, string]>([
    ['another message', 'ELEMENT', 2, 'pain.001.001.03', 'pain.008.001.02'],
    ['a newer version', 'ELEMENT', 2, 'pain.001.001.03', 'pain.001.001.11'],
    ['another root', 'ELEMENT', 2, '<Document', '<Documents'],
    ['a document type', 'DOCTYPE', 2, '<Document', '<!DOCTYPE Document [<!ENTITY a "b">]>\n<Document'],
    ['an entity', 'XML', 7, 'SECOND', '&second;'],
    ['a tag that is not closed', 'XML', 7, '</IBAN>', ''],
    ['two roots', 'XML', 11, '</Document>\n', '</Document>\n<Document/>'],
    ['an encoding that it is not in', 'ENCODING', 1, 'UTF-8', 'ISO-8859-1'],
    ['text between elements', 'ELEMENT', 6, '<PmtId>', 'x<PmtId>'],
    ['text after an element', 'ELEMENT', 6, '</PmtId>', '</PmtId>x'],
    ['an element of another namespace', 'ELEMENT', 7, '<Nm>SECOND', '<Nm xmlns="urn:x">SECOND'],
    ['an element that is not written', 'ELEMENT', 6, '<Cdtr>', '<Purp/><Cdtr>'],
    ['an element of the other version', 'ELEMENT', 7, '<BIC>DEUTDEFF</BIC>', '<BICFI>DEUTDEFF</BICFI>'],
    ['an attribute that is not written', 'ELEMENT', 7, '<Nm>SECOND', '<Nm a="1">SECOND'],
    ['an amount without a currency', 'ELEMENT', 7, ' Ccy="AUD">0.07', '>0.07'],
    ['an amount twice', 'TWICE', 6, '<Amt>', '<Amt><InstdAmt Ccy="AUD">0.01</InstdAmt></Amt><Amt>'],
    ['a sum twice', 'TWICE', 4, DUPLICATE, `<CtrlSum>1.00</CtrlSum>${DUPLICATE}`],
    ['two groups of payments', 'TWICE', 9, '</PmtInf>', '</PmtInf>\n<PmtInf></PmtInf>'],
    ['the same id', 'TWICE', 7, '>p2<', '>p1<'],
    ['no id', 'FIELD', 7, '<EndToEndId>p2</EndToEndId>', '<EndToEndId/>'],
    ['no account', 'ELEMENT', 7, '<IBAN>DE89370400440532013000</IBAN>', ''],
    ['no bank', 'ELEMENT', 7, '<BIC>DEUTDEFF</BIC>', ''],
    ['an IBAN with another digit', 'ELEMENT', 7, 'DE8937', 'DE8938'],
    ['a town without a country', 'ELEMENT', 7, '<Ctry>DE</Ctry>', ''],
    ['letters in an account in Australia', 'ELEMENT', 6, '0012345678', '001234567A'],
    ['a blank around an amount', 'FIELD', 7, '>0.07<', '> 0.07<'],
    ['an amount of 0', 'FIELD', 7, '>0.07<', '>0.00<'],
    ['an exponent', 'FIELD', 7, '>0.07<', '>7e-2<'],
    ['a name of blanks', 'FIELD', 7, '>SECOND<', '>   <'],
    ['a letter with a mark', 'FIELD', 7, '>SECOND<', '>S\u00c9COND<'],
    ['another amount', 'SUM', 4, '>0.07<', '>0.08<'],
    ['another sum', 'SUM', 4, '<CtrlSum>1234.63', '<CtrlSum>1234.64'],
    ['another count', 'COUNT', 4, '<NbOfTxs>2', '<NbOfTxs>3'],
    ['another currency', 'FIELD', 5, 'Ccy="AUD">0.07', 'Ccy="USD">0.07'],
  ])('is refused for %s: %s in line %i (PAIN-4, PAIN-6)', (_title, code, line, from, to) => {
    const text = textOf();
    expect(text).toContain(from);
    const error = errorOf(Buffer.from(text.replace(from, () => to)));
    expect(error).toMatchObject({ code, line });
    expect(error?.reason).not.toMatch(/SECOND|12345678|DE89/);
  });

  it('is refused without one of the fields of its header (PAIN-4)', () => {
    for (const field of [
      '<MsgId>DISTRIB-01-1</MsgId>',
      '<CreDtTm>2026-11-26T18:00:00Z</CreDtTm>',
      '<Nm>SETTLEMENT FUND</Nm>',
    ])
      expect(errorOf(Buffer.from(textOf().replace(field, '')))).toMatchObject({ code: 'ELEMENT' });
  });

  it.each<[string, string, () => Uint8Array]>([
    ['no bytes', 'EMPTY', () => Buffer.alloc(0)],
    ['UTF-16', 'ENCODING', () => Buffer.from(`\ufeff${textOf()}`, 'utf16le')],
    ['UTF-16 without its mark', 'ENCODING', () => Buffer.from(textOf(), 'utf16le')],
    [
      'bytes that are not UTF-8',
      'ENCODING',
      () => Buffer.from(textOf().replace('SECOND', '\u00c9'), 'latin1'),
    ],
    ['more than 16 MB', 'TOO_LARGE', () => Buffer.alloc(16 * 1024 * 1024 + 1, ' ')],
    ['elements in one another, to 16 MB', 'ELEMENT', () => Buffer.alloc(16 * 1024 * 1024, '<a>')],
    [
      '21 elements in one another',
      'TOO_DEEP',
      () => Buffer.from(textOf().replace('<CstmrCdtTrfInitn>', '<a>'.repeat(20))),
    ],
    [
      'many attributes',
      'XML',
      () => Buffer.from(textOf().replace('<PmtId>', `<PmtId ${manyAttributes(21)}>`)),
    ],
  ])('is refused for %s: %s (PAIN-6)', (_title, code, bytes) => {
    expect(errorOf(bytes())).toMatchObject({ code });
  });

  it('is refused when any digit of an amount, a sum or a count is another one (PAIN-5)', () => {
    const text = textOf();
    for (const { index, 0: value } of text.matchAll(/(?<=<(?:NbOfTxs|CtrlSum|InstdAmt Ccy="AUD")>)[\d.]+/g))
      for (let at = index; at < index + value.length; at += 1)
        for (const digit of '0123456789'.replace(text[at]!, '').replace(text[at] === '.' ? /^\d+$/ : '', ''))
          expect(errorOf(Buffer.from(text.slice(0, at) + digit + text.slice(at + 1)))).toBeInstanceOf(
            BankFileError,
          );
  });

  it('is refused, with line and column, for any bytes that are no such file (PAIN-6)', () => {
    const bytes = Buffer.from(textOf());
    fc.assert(
      fc.property(
        fc.nat(bytes.length - 1),
        fc.uint8Array({ maxLength: 12 }),
        fc.nat(12),
        (at, inserted, removed) => {
          const changed = Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at + removed)]);
          const error = errorOf(changed);
          if (error) expect([error.line, error.column].every((place) => place > 0)).toBe(true);
        },
      ),
      { numRuns: 1_000, seed: SEED },
    );
  });
});

function manyAttributes(count: number): string {
  return Array.from({ length: count }, (_, at) => `a${at}="1"`).join(' ');
}
