import fc from 'fast-check';
import { returnMatter, returnReason } from '../../rules/return-reasons.js';
import { readReturns } from './read-returns.js';
import type { ReturnsFile } from './returned-item.js';

const SEED = 20240719;

/** A line of a Direct Entry file of returns, of payments that paid $1.23 each. */
function returned(reference: string, reason = '3', userId = '301500'): string {
  return `2062-000 12345678${reason}500000000123${'FIRST HOLDER'.padEnd(32)}${reference.padEnd(18)}082-001 98765432${'SETTLEMENT'.padEnd(16)}15${userId}`;
}
const header = '0'.padEnd(120);
const trailer = (cents: number, count: number) =>
  `7999-999${' '.repeat(12)}${String(cents).padStart(10, '0')}${String(cents).padStart(10, '0')}${'0'.repeat(10)}${' '.repeat(24)}${String(count).padStart(6, '0')}${' '.repeat(40)}`;
const abaBytes = (...lines: string[]) => Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1');
const two = abaBytes(header, returned('SID0001'), returned('SID0002', '5'), trailer(246, 2));

const item = {
  line: 2,
  reference: 'SID0001',
  reasonCode: '3',
  reasonText: '',
  cents: 123n,
  bank: '062-000',
  accountNumber: '12345678',
  day: '15',
};

/** A pain.002 file, a line for each payment from line 5. */
interface Parts {
  version?: string;
  group?: string;
  batch?: string;
  payments?: string[];
}
function report({ version = '03', group = '', batch = '', payments = [] }: Parts): string {
  return [
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.${version}"><CstmrPmtStsRpt>`,
    '<GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-12-01T09:00:00+11:00</CreDtTm></GrpHdr>',
    `<OrgnlGrpInfAndSts><OrgnlMsgId>DISTRIB-01-1</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.${version === '10' ? '09' : '03'}</OrgnlMsgNmId>${group}</OrgnlGrpInfAndSts>`,
    `<OrgnlPmtInfAndSts><OrgnlPmtInfId>DISTRIB-01-1</OrgnlPmtInfId>${batch}`,
    ...payments,
    '</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>',
  ].join('\n');
}
const rejected = (id: string, amount = '1.23', more = '<Rsn><Cd>AC04</Cd></Rsn>') =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf>${more}</StsRsnInf><OrgnlTxRef><Amt><InstdAmt Ccy="AUD">${amount}</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>`;
const accepted = (id: string) =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>ACSC</TxSts></TxInfAndSts>`;
const sums = (count: number, sum?: string, status = 'RJCT') =>
  `<NbOfTxsPerSts><DtldNbOfTxs>${count}</DtldNbOfTxs><DtldSts>${status}</DtldSts>${sum ? `<DtldCtrlSum>${sum}</DtldCtrlSum>` : ''}</NbOfTxsPerSts>`;
const read = (parts: Parts): ReturnsFile => readReturns(Buffer.from(report(parts)));

describe('returned payments in Direct Entry', () => {
  it('are read with reference, reason, amount and account (PAIN-7)', () => {
    expect(readReturns(two)).toEqual({
      format: 'ABA',
      userIds: ['301500'],
      items: [item, { ...item, line: 3, reference: 'SID0002', reasonCode: '5' }],
    });
  });

  it('name each user id, so that those of another can be refused (PAIN-7)', () => {
    const mixed = abaBytes(header, returned('SID0001'), returned('SID0002', '3', '004711'), trailer(246, 2));
    expect(readReturns(mixed)).toMatchObject({ userIds: ['301500', '004711'] });
  });

  it.each<[string, Uint8Array, number, RegExp]>([
    ['no bytes', Buffer.alloc(0), 1, /empty/],
    ['a file that is cut off within a line', two.subarray(0, 300), 3, /120 characters/],
    ['a file that is cut off after a line', two.subarray(0, 366), 3, /cut off/],
    ['another amount', Buffer.from(String(two).replace('00000123F', '00000124F')), 4, /sums/],
    ['another sum', abaBytes(header, returned('SID0001'), trailer(124, 1)), 3, /sums/],
    ['another count', abaBytes(header, returned('SID0001'), trailer(123, 2)), 3, /count/],
    ['a control character', abaBytes(header, returned('SID\t001'), trailer(123, 1)), 2, /ASCII/],
    ['a letter with a mark', abaBytes(header, returned('SID\u00c9001'), trailer(123, 1)), 2, /ASCII/],
    ['no reference', abaBytes(header, returned(''), trailer(123, 1)), 2, /reference/],
    ['a reason of 0', abaBytes(header, returned('SID0001', '0'), trailer(123, 1)), 2, /reason/],
    ['UTF-16', Buffer.from(String(two), 'utf16le'), 1, /ASCII/],
    ['more than 16 MB', Buffer.alloc(16 * 1024 * 1024 + 1, '0'), 1, /16 MB/],
  ])('are refused whole for %s, by line (PAIN-7)', (_title, bytes, line, reason) => {
    const { refused } = readReturns(bytes);
    expect(refused?.[0]).toEqual({ line, reason: expect.stringMatching(reason) });
  });
});

describe('rejected payments in pain.002', () => {
  it.each(['03', '10'])('are read with id, reason, amount and account, version %s (PAIN-7)', (version) => {
    const bic = version === '03' ? 'BIC' : 'BICFI';
    const account = (bank: string, id: string) =>
      `</Amt><CdtrAgt><FinInstnId>${bank}</FinInstnId></CdtrAgt><CdtrAcct><Id>${id}</Id></CdtrAcct></OrgnlTxRef>`;
    const local = account(
      '<ClrSysMmbId><ClrSysId><Cd>AUBSB</Cd></ClrSysId><MmbId>062000</MmbId></ClrSysMmbId>',
      '<Othr><Id>123</Id></Othr>',
    );
    const abroad = account(`<${bic}>DEUTDEFF</${bic}>`, '<IBAN>DE89370400440532013000</IBAN>');
    const words = '<Rsn><Prtry>X1</Prtry></Rsn><AddtlInf>Account</AddtlInf><AddtlInf>closed</AddtlInf>';
    const payments = [
      rejected('p1').replace('</Amt></OrgnlTxRef>', local),
      accepted('p2'),
      rejected('p3', '2.5', words).replace('</Amt></OrgnlTxRef>', abroad),
      '<TxInfAndSts><OrgnlEndToEndId>p4</OrgnlEndToEndId><TxSts>RJCT</TxSts></TxInfAndSts>',
    ];
    expect(
      read({
        version,
        group: `<GrpSts>PART</GrpSts>${sums(3)}`,
        batch: sums(3) + sums(1, '9.99', 'ACSC'),
        payments,
      }),
    ).toEqual({
      format: 'PAIN',
      messageId: 'DISTRIB-01-1',
      whole: null,
      made: [{ line: 6, reference: 'p2', status: 'ACSC' }],
      madeWhole: null,
      items: [
        {
          line: 5,
          reference: 'p1',
          reasonCode: 'AC04',
          reasonText: '',
          cents: 123n,
          bank: '062-000',
          accountNumber: '123',
          day: null,
        },
        {
          line: 7,
          reference: 'p3',
          reasonCode: 'X1',
          reasonText: 'Account closed',
          cents: 250n,
          bank: 'DEUTDEFF',
          accountNumber: 'DE89370400440532013000',
          day: null,
        },
        {
          line: 8,
          reference: 'p4',
          reasonCode: '',
          reasonText: '',
          cents: null,
          bank: null,
          accountNumber: null,
          day: null,
        },
      ],
    });
  });

  it('keep a code of the bank, and no words in its place, which could be an account number (PAIN-7)', () => {
    const coded = (code: string) => rejected('p1', '2.5', `<Rsn><Prtry>${code}</Prtry></Rsn>`);
    const reasons = ['B07', 'Account 10482291', '10482291'].map((code) => {
      const file = read({ payments: [coded(code)] });
      return 'items' in file ? file.items[0]!.reasonCode : file;
    });
    expect(reasons).toEqual(['B07', 'NARR', 'NARR']);
  });

  it('are all of a file that is rejected whole, with or without their names (PAIN-7)', () => {
    const reason = '<StsRsnInf><Rsn><Cd>DU01</Cd></Rsn><AddtlInf>Sent before</AddtlInf></StsRsnInf>';
    const whole = { reasonCode: 'DU01', reasonText: 'Sent before' };
    expect(read({ group: `<GrpSts>RJCT</GrpSts>${reason}${sums(7)}` })).toMatchObject({ whole, items: [] });
    expect(read({ batch: `<PmtInfSts>RJCT</PmtInfSts>${reason}` })).toMatchObject({ whole, items: [] });
    expect(read({ group: `<GrpSts>RJCT</GrpSts>${reason}`, payments: [rejected('p1')] })).toMatchObject({
      whole,
      items: [{ reference: 'p1' }],
    });
    expect(read({ group: '<GrpSts>ACCP</GrpSts>' })).toMatchObject({
      whole: null,
      items: [],
      madeWhole: null,
    });
  });

  it('are told from those that the bank says it made, one by one or the whole file (RETURN-11)', () => {
    expect(read({ group: '<GrpSts>ACSC</GrpSts>' })).toMatchObject({ made: [], madeWhole: 'ACSC' });
    expect(read({ batch: '<PmtInfSts>ACCC</PmtInfSts>' })).toMatchObject({ made: [], madeWhole: 'ACCC' });
    const named = '<TxInfAndSts><OrgnlEndToEndId>p1</OrgnlEndToEndId></TxInfAndSts>';
    expect(read({ group: '<GrpSts>ACSC</GrpSts>', payments: [named, rejected('p2')] })).toMatchObject({
      ...{ madeWhole: null, items: [{ reference: 'p2' }] },
      made: [{ reference: 'p1', status: 'ACSC' }],
    });
  });

  it.each<[string, Parts]>([
    [
      'words in place of a code',
      { group: '<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Prtry>DUPLICATE</Prtry></Rsn></StsRsnInf>' },
    ],
    [
      'words beside a code',
      {
        group:
          '<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>NARR</Cd></Rsn><AddtlInf>File was processed already</AddtlInf></StsRsnInf>',
      },
    ],
    [
      'a second reason',
      {
        group:
          '<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf><StsRsnInf><Rsn><Cd>DUPL</Cd></Rsn></StsRsnInf>',
      },
    ],
    [
      'the reason of the batch',
      {
        group: '<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>NARR</Cd></Rsn></StsRsnInf>',
        batch: '<PmtInfSts>RJCT</PmtInfSts><StsRsnInf><Rsn><Prtry>DUPL</Prtry></Rsn></StsRsnInf>',
      },
    ],
  ])('are of a file that the bank had before by %s (RETURN-8)', (_title, parts) => {
    expect(read(parts)).toMatchObject({ whole: { reasonCode: 'DUPL' }, items: [] });
  });

  it('may have been paid by the words of the bank, unless it names the account (RETURN-8)', () => {
    const codes = [
      '<Rsn><Prtry>Duplicate payment</Prtry></Rsn>',
      '<Rsn><Cd>NARR</Cd></Rsn><AddtlInf>Received twice</AddtlInf>',
      '<Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Closed already</AddtlInf>',
    ].map((more) => {
      const file = read({ payments: [rejected('p1', '2.5', more)] });
      return 'items' in file ? file.items[0]!.reasonCode : file;
    });
    expect(codes).toEqual(['DUPL', 'DUPL', 'AC04']);
  });

  it('may have prefixes, a byte order mark and elements that are not used (PAIN-7)', () => {
    const text = report({ payments: [rejected('p1')] })
      .replaceAll('</', '</b:')
      .replaceAll(/<(?=[A-Z])/g, '<b:')
      .replace('xmlns=', 'xmlns:b=')
      .replace(
        '<b:TxSts>',
        '<x:Extra xmlns:x="urn:x"><x:OrgnlEndToEndId>p9</x:OrgnlEndToEndId></x:Extra><b:TxSts>',
      );
    expect(readReturns(Buffer.from(`\ufeff${text}`))).toMatchObject({
      items: [{ reference: 'p1', cents: 123n }],
    });
  });

  it.each<[string, string | Parts, number, RegExp]>([
    ['a message of another kind', report({}).replaceAll('pain.002', 'camt.054'), 1, /not a pain.002/],
    ['another version', report({ version: '12' }), 1, /not a pain.002/],
    ['a document type', `<!DOCTYPE a [<!ENTITY b "c">]>${report({})}`, 1, /document type/],
    ['an entity', report({ payments: [rejected('&p1;')] }), 5, /well-formed/],
    ['a file that is cut off', report({ payments: [rejected('p1')] }).slice(0, -20), 6, /well-formed/],
    ['elements deep in one another', report({ group: '<a>'.repeat(30) }), 3, /in one another/],
    ['an answer to another message', report({}).replace('pain.001', 'pain.008'), 3, /pain.001/],
    [
      'no message',
      report({}).replace('<OrgnlMsgId>DISTRIB-01-1</OrgnlMsgId>', ''),
      1,
      /message that it answers/,
    ],
    ['the same payment twice', { payments: [rejected('p1'), rejected('p1')] }, 6, /twice/],
    ['no id', { payments: [rejected('')] }, 5, /end-to-end id/],
    ['an id of 36 characters', { payments: [rejected('x'.repeat(36))] }, 5, /end-to-end id/],
    ['no status', { payments: [rejected('p1').replace('<TxSts>RJCT</TxSts>', '')] }, 5, /status/],
    ['an amount in words', { payments: [rejected('p1', 'ten')] }, 5, /amount/],
    ['an amount in thousandths', { payments: [rejected('p1', '1.234')] }, 5, /amount/],
    ['another count in the group', { group: sums(2), payments: [rejected('p1')] }, 3, /count/],
    ['another count in the batch', { batch: sums(0), payments: [rejected('p1')] }, 4, /count/],
    ['another sum', { batch: sums(1, '1.24'), payments: [rejected('p1')] }, 4, /sum/],
    ['rejected payments that it does not name', { batch: sums(1) }, 4, /count/],
    [
      'a whole file with a payment that is paid',
      { group: '<GrpSts>RJCT</GrpSts>', payments: [accepted('p1')] },
      3,
      /whole file/,
    ],
  ])('are refused whole for %s, by line (PAIN-6, PAIN-7)', (_title, file, line, reason) => {
    const { refused } = typeof file === 'string' ? readReturns(Buffer.from(file)) : read(file);
    expect(refused?.[0]).toEqual({ line, reason: expect.stringMatching(reason) });
  });

  it('are refused with every error at once (PAIN-7)', () => {
    const { refused } = read({
      payments: [rejected(''), rejected('p1', 'x'), accepted('p2'), rejected('p1')],
    });
    expect(refused?.map(({ line }) => line)).toEqual([5, 6, 8]);
  });

  it('never make the reader fail, whatever the bytes (PAIN-7)', () => {
    const bytes = Buffer.from(report({ group: sums(1), payments: [rejected('p1')] }));
    let refused = 0;
    fc.assert(
      fc.property(
        fc.nat(bytes.length - 1),
        fc.uint8Array({ maxLength: 8 }),
        fc.nat(8),
        (at, inserted, removed) => {
          const file = readReturns(
            Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at + removed)]),
          );
          refused += file.refused ? 1 : 0;
          expect(file.refused ? file.refused.length : 1).toBeGreaterThan(0);
        },
      ),
      { numRuns: 1_000, seed: SEED },
    );
    expect(refused).toBeGreaterThan(500);
  });
});

it('the reason of a return is a sentence, for each digit of Direct Entry that is in use (PAIN-8)', () => {
  expect(returnReason('3')).toBe('The account is closed.');
  expect(returnReason('AC04')).toBe('The account is closed.');
  for (const digit of '12345689') expect(returnReason(digit)).toMatch(/^[A-Z].+\.$/);
  expect(['7', '', 'toString', 'ZZ99'].map(returnReason)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  ['AM04', 'PAYER', 'PAYER'],
  ['AC04', 'ACCOUNT', 'PAYER'],
  ['DU01', 'DUPLICATE', 'DUPLICATE'],
  ['NARR', 'UNKNOWN', 'DUPLICATE'],
  ['', 'UNKNOWN', 'DUPLICATE'],
  ['B07', 'UNKNOWN', 'DUPLICATE'],
])('the reason %j is of %s, of a whole file of %s (RETURN-8)', (code, one, whole) => {
  expect([returnMatter(code, false), returnMatter(code, true)]).toEqual([one, whole]);
});
