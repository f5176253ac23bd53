import iconv from 'iconv-lite';
import type { DemoClaim } from '../claims.js';
import { recordsWithErrors } from './bad-records.js';
import { tradesWithErrors } from './bad-trades.js';
import { claimsWithoutList, sampleClaims } from './sample-claims.js';
import { csvText, recordTable, slashed, tradeTable, withMonthName, type Table } from './tables.js';
import { workbook } from './workbook.js';

/** Header spellings that people use; the import compares only the letters. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  sid: 'SID',
  firstName: 'First Name',
  lastName: 'LAST_NAME',
  contactEmail: 'Contact E-mail',
  legalEntity: 'Legal Entity',
  registeredOwner: 'Registered-Owner',
  abnAcn: 'ABN/ACN',
  postCode: 'Post Code',
  openingBalance: 'Opening Balance',
};

/** The number of claims in a variant, all of them encodable in Windows-1252. */
const VARIANT_CLAIMS = 20;

function inWindows1252(claim: DemoClaim): boolean {
  const text = JSON.stringify(claim.fields);
  return iconv.decode(iconv.encode(text, 'win1252'), 'win1252') === text;
}

function respelled({ header, rows }: Table): Table {
  return { header: header.map((name) => OTHER_SPELLINGS[name] ?? name), rows };
}

/** All sample files by name, always with the same content. */
export async function sampleFiles(): Promise<Map<string, Buffer>> {
  const claims = sampleClaims();
  const kept = claimsWithoutList(claims);
  const listed = claims.slice(0, -kept.length);
  const western = listed.filter(inWindows1252).slice(0, VARIANT_CLAIMS);
  const [member] = listed as [DemoClaim];
  const records = recordTable(claims);
  const trades = tradeTable(listed);
  const tradeKinds = {
    tradeDate: 'date',
    quantity: 'number',
    pricePerShare: 'number',
    totalAmount: 'number',
  } as const;
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  return new Map([
    ['settlement-records.csv', Buffer.from(csvText(records))],
    ['trades.csv', Buffer.from(csvText(trades))],
    ['settlement-records-with-errors.csv', Buffer.from(csvText(recordsWithErrors(kept)))],
    ['trades-with-errors.csv', Buffer.from(csvText(tradesWithErrors(kept)))],
    ['trades-one-bad-row.csv', Buffer.from(csvText(oneBadRow(member)))],
    ['settlement-records.xlsx', await workbook(records)],
    ['trades.xlsx', await workbook(trades, tradeKinds)],
    [
      'settlement-records-semicolon-windows-1252.csv',
      iconv.encode(csvText(respelled(recordTable(western)), ';'), 'win1252'),
    ],
    ['settlement-records-tab-utf-16.csv', utf16(csvText(recordTable(listed.slice(0, VARIANT_CLAIMS)), '\t'))],
    ['trades-dd-mm-yyyy.csv', Buffer.from(`\ufeff${csvText(tradeTable(western, slashed), ',', '\n')}`)],
    ['trades-dd-mmm-yyyy.csv', Buffer.from(csvText(tradeTable(western, withMonthName), ';'))],
  ]);
}

/** The member's trades with one invalid row: the existing list stays unchanged. */
function oneBadRow(member: DemoClaim): Table {
  const { header, rows } = tradeTable([member]);
  return { header, rows: rows.map((row, at) => (at === 3 ? row.with(3, '-1') : row)) };
}
