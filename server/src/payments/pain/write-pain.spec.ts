import fc from 'fast-check';
import type { ForeignAccount, LocalAccount } from '../payee-account.js';
import { readPainBack } from '../reading/read-pain.js';
import type { PainPayment, PainProfile } from './pain-profile.js';
import { inPainLetters } from './pain-text.js';
import { splitForPain, writePain } from './write-pain.js';

const SEED = 20240716;

const profile: PainProfile = {
  version: '03',
  messageId: 'DISTRIB-01-1',
  createdAt: '2026-11-26T18:00:00Z',
  processingDate: '2026-11-30',
  initiator: 'SETTLEMENT SCHEME',
  initiatorId: '301500',
  debtor: 'SETTLEMENT FUND',
  debtorBsb: '082-001',
  debtorAccount: '9876 5432',
  currency: 'AUD',
};
const local: LocalAccount = { kind: 'BSB', bsb: '062-000', accountNumber: '0012345678' };
const abroad: ForeignAccount = {
  kind: 'BIC',
  bic: 'DEUTDEFF500',
  accountNumber: 'DE89370400440532013000',
  isIban: true,
  address: { town: 'K\u00f6ln', country: 'DE' },
};
const payment: PainPayment = {
  paymentId: '0193f1de-7a30-7cc1-8000-00000000000a',
  account: local,
  amount: '1234.56',
  title: "FIRST & SON'S",
  reference: 'SID0001',
};

function textOf(changed: Partial<PainProfile>, payments: readonly PainPayment[]): string {
  const file = writePain({ ...profile, ...changed }, payments);
  if (file.refused) throw new Error(JSON.stringify(file.refused));
  return file.text;
}
const refusedFor = (changed: Partial<PainPayment>) =>
  writePain(profile, [{ ...payment, ...changed }]).refused ?? [];

describe('a pain.001 file', () => {
  it.each(['03', '09'] as const)('has a line for each payment, version %s (PAIN-1)', (version) => {
    const second = { ...payment, paymentId: 'P-2', account: abroad, amount: '0.07' };
    const bic = version === '03' ? 'BIC' : 'BICFI';
    const day = version === '03' ? '2026-11-30' : '<Dt>2026-11-30</Dt>';
    const sums = '<NbOfTxs>2</NbOfTxs><CtrlSum>1234.63</CtrlSum>';
    const branch = (bsb: string) =>
      `<FinInstnId><ClrSysMmbId><ClrSysId><Cd>AUBSB</Cd></ClrSysId><MmbId>${bsb}</MmbId></ClrSysMmbId><PstlAdr><Ctry>AU</Ctry></PstlAdr></FinInstnId>`;
    const other = (number: string) => `<Id><Othr><Id>${number}</Id></Othr></Id>`;
    expect(textOf({ version }, [payment, second]).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}">`,
      '<CstmrCdtTrfInitn>',
      `<GrpHdr><MsgId>DISTRIB-01-1</MsgId><CreDtTm>2026-11-26T18:00:00Z</CreDtTm>${sums}<InitgPty><Nm>SETTLEMENT SCHEME</Nm><Id><OrgId><Othr><Id>301500</Id></Othr></OrgId></Id></InitgPty></GrpHdr>`,
      `<PmtInf><PmtInfId>DISTRIB-01-1</PmtInfId><PmtMtd>TRF</PmtMtd>${sums}<ReqdExctnDt>${day}</ReqdExctnDt><Dbtr><Nm>SETTLEMENT FUND</Nm></Dbtr><DbtrAcct>${other('98765432')}<Ccy>AUD</Ccy></DbtrAcct><DbtrAgt>${branch('082001')}</DbtrAgt>`,
      `<CdtTrfTxInf><PmtId><EndToEndId>0193f1de7a307cc1800000000000000a</EndToEndId></PmtId><Amt><InstdAmt Ccy="AUD">1234.56</InstdAmt></Amt><CdtrAgt>${branch('062000')}</CdtrAgt><Cdtr><Nm>FIRST &amp; SON&apos;S</Nm></Cdtr><CdtrAcct>${other('0012345678')}</CdtrAcct><RmtInf><Ustrd>SID0001</Ustrd></RmtInf></CdtTrfTxInf>`,
      `<CdtTrfTxInf><PmtId><EndToEndId>P-2</EndToEndId></PmtId><Amt><InstdAmt Ccy="AUD">0.07</InstdAmt></Amt><CdtrAgt><FinInstnId><${bic}>DEUTDEFF500</${bic}></FinInstnId></CdtrAgt><Cdtr><Nm>FIRST + SON&apos;S</Nm><PstlAdr><TwnNm>Koln</TwnNm><Ctry>DE</Ctry></PstlAdr></Cdtr><CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct><RmtInf><Ustrd>SID0001</Ustrd></RmtInf></CdtTrfTxInf>`,
      '</PmtInf>',
      '</CstmrCdtTrfInitn>',
      '</Document>',
      '',
    ]);
  });

  it.each<[string, Partial<PainPayment>, string[]]>([
    ['an id of 36 characters', { paymentId: 'x'.repeat(36) }, ['PAYMENT_ID_FORMAT']],
    ['an id with a slash', { paymentId: 'a/b' }, ['PAYMENT_ID_FORMAT']],
    ['an amount of 0', { amount: '0.00' }, ['AMOUNT_NOT_POSITIVE']],
    ['an amount in thousandths', { amount: '0.001' }, ['AMOUNT_NOT_CENTS']],
    ['an amount in words', { amount: 'ten' }, ['AMOUNT_NOT_A_NUMBER']],
    ['19 digits', { amount: '10000000000000000.00' }, ['AMOUNT_TOO_LARGE']],
    ['a title of 141 characters', { title: 'A'.repeat(141) }, ['TITLE_TOO_LONG']],
    ['a title of blanks', { title: '  ' }, ['TITLE_EMPTY']],
    ['Chinese letters', { title: '\u738b\u5c0f\u660e' }, ['BAD_CHARACTER']],
    ['a tag', { title: '<b>' }, ['BAD_CHARACTER']],
    ['a line break', { reference: 'A\nB' }, ['BAD_CHARACTER']],
    ['no reference', { reference: '' }, ['REFERENCE_EMPTY']],
    ['a reference of 141 characters', { reference: '1'.repeat(141) }, ['REFERENCE_TOO_LONG']],
    ['a BSB of nines', { account: { ...local, bsb: '999-999' } }, ['BSB_FORMAT']],
    ['a BSB without its hyphen', { account: { ...local, bsb: '062000' } }, ['BSB_FORMAT']],
    ['no account', { account: { ...local, accountNumber: '' } }, ['ACCOUNT_EMPTY']],
    ['letters in a local account', { account: { ...local, accountNumber: '12A' } }, ['ACCOUNT_NOT_DIGITS']],
    ['35 digits', { account: { ...local, accountNumber: '1'.repeat(35) } }, ['ACCOUNT_TOO_LONG']],
    ['a BIC of 9 characters', { account: { ...abroad, bic: 'DEUTDEFF5' } }, ['BIC_FORMAT']],
    ['the BIC of a test bank', { account: { ...abroad, bic: 'DEUTDE0F' } }, ['BIC_FORMAT']],
    ['a BIC with O for its place', { account: { ...abroad, bic: 'DEUTDEFO' } }, ['BIC_FORMAT']],
    ['a BIC of no country', { account: { ...abroad, bic: 'DEUTXXFF' } }, ['BIC_FORMAT']],
    [
      'another digit in an IBAN',
      { account: { ...abroad, accountNumber: 'DE89370400440532013001' } },
      ['IBAN_FORMAT'],
    ],
    [
      'small letters',
      { account: { ...abroad, isIban: false, accountNumber: 'ab1' } },
      ['ACCOUNT_CHARACTERS'],
    ],
    [
      'everything at once',
      {
        paymentId: '',
        account: { ...local, bsb: '1', accountNumber: 'x' },
        amount: '-1',
        title: '',
        reference: '',
      },
      [
        'PAYMENT_ID_FORMAT',
        'TITLE_EMPTY',
        'REFERENCE_EMPTY',
        'BSB_FORMAT',
        'ACCOUNT_NOT_DIGITS',
        'AMOUNT_NOT_POSITIVE',
      ],
    ],
  ])('is refused for %s (PAIN-2)', (_title, changed, codes) => {
    expect(refusedFor(changed)).toEqual(codes.map((code) => ({ row: 1, code })));
  });

  it('is refused for what is wrong with the whole, with all that is wrong with its rows (PAIN-2)', () => {
    const refused = (changed: Partial<PainProfile>, payments: PainPayment[]) =>
      writePain({ ...profile, ...changed }, payments).refused;
    expect(refused({}, [])).toEqual([{ row: 0, code: 'NO_ROWS' }]);
    expect(refused({ maxRows: 1, maxTotal: '2000.00' }, [payment, { ...payment, title: '' }])).toEqual([
      { row: 2, code: 'PAYMENT_TWICE' },
      { row: 2, code: 'TITLE_EMPTY' },
      { row: 0, code: 'TOO_MANY_ROWS' },
      { row: 0, code: 'TOTAL_TOO_LARGE' },
    ]);
    const many = Array.from({ length: 10_001 }, (_, at) => ({ ...payment, paymentId: `p${at}` }));
    expect(refused({}, many)).toEqual([{ row: 0, code: 'TOO_MANY_ROWS' }]);
    expect(refused({ maxRows: 10_001 }, many)).toBeUndefined();
    expect(splitForPain(profile, many).map(({ length }) => length)).toEqual([10_000, 1]);
  });

  it('reports what was changed for the bank (PAIN-2)', () => {
    const far = { ...abroad, address: { town: '\u6771\u4eac', country: 'JP' } };
    const payments = [
      { ...payment, paymentId: 'p1', title: 'Jos\u00e9' },
      { ...payment, paymentId: 'p2', title: 'A_B & C@D', account: abroad },
      { ...payment, paymentId: 'p3', title: 'A', account: far },
      { ...payment, paymentId: 'p4', title: 'A', account: { ...abroad, address: null } },
    ];
    const file = writePain(profile, payments);
    expect(file.notes).toEqual([
      { row: 1, code: 'TRANSLITERATED', field: 'title' },
      { row: 2, code: 'TRANSLITERATED', field: 'title' },
      { row: 3, code: 'ADDRESS_LEFT_OUT', field: 'town' },
      { row: 4, code: 'ADDRESS_LEFT_OUT', field: 'town' },
    ]);
    expect(file.refused ?? file.text).toContain('<Nm>A-B + C.D</Nm>');
  });

  it.each<[string, Partial<PainProfile>]>([
    ['messageId', { messageId: '' }],
    ['createdAt', { createdAt: '2026-02-30T00:00:00Z' }],
    ['processingDate', { processingDate: '2026-13-01' }],
    ['initiator', { initiator: 'A & B' }],
    ['initiatorId', { initiatorId: 'A B' }],
    ['debtor', { debtor: 'F'.repeat(71) }],
    ['debtorBsb', { debtorBsb: '000-000' }],
    ['debtorAccount', { debtorAccount: '12X' }],
    ['currency', { currency: 'aud' }],
  ])('is not written with a profile whose %s the format does not accept (PAIN-2)', (name, changed) => {
    expect(() => writePain({ ...profile, ...changed }, [payment])).toThrow(
      new RangeError(`pain.001 does not accept these values: ${name}`),
    );
  });

  it('is read back equal, whatever the names, accounts and amounts (PAIN-5)', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({
        unit: fc.constantFrom(...Array.from("\u00c9\u00df\u0141\u2019 '&_@Az09+-/")),
        minLength: 1,
        maxLength: 40,
      }),
    );
    const account = fc.oneof(
      fc.stringMatching(/^\d{1,34}$/).map((accountNumber) => ({ ...local, accountNumber })),
      fc
        .stringMatching(/^[A-Z0-9]{1,34}$/)
        .map((accountNumber) => ({ ...abroad, accountNumber, isIban: false })),
      fc.constant(abroad),
    );
    const row = fc.record({
      title: name,
      reference: name,
      account,
      cents: fc.bigInt(1n, 999_999_999_999_999n),
    });
    let equal = 0;
    let refused = 0;
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('03', '09'),
        (rows, version) => {
          const payments = rows.map(({ cents, ...rest }, at) => ({
            ...rest,
            paymentId: `p${at}`,
            amount: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
          }));
          const file = writePain({ ...profile, version }, payments);
          if (file.refused) {
            refused += 1;
            return;
          }
          equal += 1;
          const read = readPainBack(Buffer.from(file.text));
          const letters = (text: string, { kind }: PainPayment['account']) =>
            inPainLetters(text, kind === 'BIC').trim();
          expect(
            read.payments.map(({ title, remittance, accountNumber, cents, isIban, bsb, bic }) => ({
              title,
              remittance,
              accountNumber,
              cents,
              isIban,
              bank: bsb ?? bic,
            })),
          ).toEqual(
            rows.map(({ title, reference, account: to, cents }) => ({
              title: letters(title, to),
              remittance: letters(reference, to),
              accountNumber: to.accountNumber,
              cents,
              isIban: to.kind === 'BIC' && to.isIban,
              bank: to.kind === 'BIC' ? to.bic : to.bsb,
            })),
          );
          expect(read.credits).toBe(rows.reduce((sum, { cents }) => sum + cents, 0n));
          expect(file.text).toMatch(/^[\x20-\x7e\n]+$/);
        },
      ),
      { numRuns: 1_000, seed: SEED },
    );
    expect(equal).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(100);
  });
});
