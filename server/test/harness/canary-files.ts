import { CANARIES, canaryAccount, canaryHin, canaryTaxNumber } from './canaries.js';

/** The owner of all claims. */
export const MEMBER = 'canary-member@example.com';
/** How many claims are imported. */
export const IMPORTED = 10;
/** The number of the claim that its member files. */
export const FORM_FILED = 20;
/** The SID of the nth claim. */
export const canarySid = (n: number) => `CAN-${String(n).padStart(2, '0')}`;

/** In the name of each claim; a search shows by it that it finds something. */
export const KNOWN_ENTITY = 'Harmless Holdings';

/** What it is about: 2 quotes an ABN, 3 lives and banks abroad, 4 is exempted, the others quote a tax file number. */
function record(n: number): Record<string, string> {
  return {
    ...{
      sid: canarySid(n),
      email: MEMBER,
      legalEntity: `${KNOWN_ENTITY} ${n}`,
      contactEmail: `contact-${n}@example.com`,
    },
    ...{ australianCitizen: n === 3 ? 'NO' : 'YES', country: 'Australia', openingBalance: '0' },
    tradingAccount: canaryHin(n),
    taxNumber: [2, 3, 4].includes(n) ? '' : canaryTaxNumber(n),
    abnAcn: n === 2 ? CANARIES.abn : '',
    ...(n === 3
      ? {
          ...{ bankType: 'INTERNATIONAL', bsb: '', swiftCode: CANARIES.swiftCode, accountNo: CANARIES.iban },
          ...{ customerCity: 'Kiel', customerCountry: 'Germany' },
        }
      : {
          ...{ bankType: 'LOCAL', bsb: CANARIES.bsb, swiftCode: '', accountNo: canaryAccount(n) },
          ...{ customerCity: '', customerCountry: '' },
        }),
    ...{ bankName: 'Bank of Tests', accountName: CANARIES.accountName },
  };
}

const csvOf = (rows: readonly Record<string, string>[]) =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.join(','))
    .join('\n');

/** A file of settlement records with one row more, which is refused for its address. */
export const recordsFile = () =>
  csvOf([
    ...Array.from({ length: IMPORTED }, (_, at) => record(at + 1)),
    { ...record(99), email: canaryTaxNumber(99) },
  ]);

/** Type, day and how many times the claim's own number. */
export const TRADES = [
  ['BUY', '2013-09-02', 3],
  ['SELL', '2014-09-01', 2],
] as const;

/** The trades of those claims. */
export const tradesFile = () =>
  [
    'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount',
    ...Array.from({ length: IMPORTED }, (_, at) =>
      TRADES.map(([type, day, times]) => {
        const quantity = times * (100 + at);
        return [canarySid(at + 1), type, day, quantity, 3, 3 * quantity].join(',');
      }),
    ).flat(),
  ].join('\n');
