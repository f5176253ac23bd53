import { writeCents } from '../../rules/decimals.js';
import { isIdentifier } from '../../rules/identifiers.js';
import type { PayeeAccount } from '../payee-account.js';
import { centsLimit, type FileLimits, splitPayments } from '../split-payments.js';
import {
  MOST_CENTS,
  MOST_ROWS,
  PAIN_VERSIONS,
  type PainNote,
  type PainPayment,
  type PainProfile,
  type PainRefusal,
} from './pain-profile.js';
import { checkedPainRows, isPainId, type PainRow } from './pain-rows.js';
import { isPainText, xmlText } from './pain-text.js';

/** A pain.001 file, or all reasons why it cannot be written. */
export type PainFile =
  | { text: string; notes: PainNote[]; refused?: undefined }
  | { refused: PainRefusal[]; notes: PainNote[] };

const NAME_LENGTH = 70;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/**
 * Writes a pain.001 file of payments in ASCII, with a line for each (FIRST_PAYMENT_LINE). With any error the whole file
 * is rejected, and all errors are reported at once (PAIN-1, PAIN-2).
 * @throws RangeError for a profile whose values the format does not accept
 */
export function writePain(profile: PainProfile, payments: readonly PainPayment[]): PainFile {
  checkProfile(profile);
  const { rows, refused, notes } = checkedPainRows(payments);
  const total = rows.reduce((sum, { cents }) => sum + cents, 0n);
  if (rows.length === 0) refused.push({ row: 0, code: 'NO_ROWS' });
  if (rows.length > mostRows(profile)) refused.push({ row: 0, code: 'TOO_MANY_ROWS' });
  if (total > mostCents(profile)) refused.push({ row: 0, code: 'TOTAL_TOO_LARGE' });
  if (refused.length > 0) return { refused, notes };
  const sums = text('NbOfTxs', String(rows.length)) + text('CtrlSum', writeCents(total));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${profile.version}">`,
    '<CstmrCdtTrfInitn>',
    groupHeader(profile, sums),
    `<PmtInf>${paymentHeader(profile, sums)}`,
    ...rows.map((row) => transfer(profile, row)),
    '</PmtInf>',
    '</CstmrCdtTrfInitn>',
    '</Document>',
  ];
  return { text: lines.map((line) => `${line}\n`).join(''), notes };
}

/**
 * Splits payments into files, in order: a new file starts where the next payment would exceed a limit of the profile.
 */
export function splitForPain<Payment extends { amount: string }>(
  profile: PainProfile,
  payments: readonly Payment[],
): Payment[][] {
  return splitPayments(painLimits(profile), payments);
}

/** How many payments a file of the profile may hold, and for how many cents. */
export function painLimits(profile: PainProfile): FileLimits {
  return { payments: mostRows(profile), cents: mostCents(profile) };
}

function mostRows({ maxRows }: PainProfile): number {
  return maxRows ?? MOST_ROWS;
}

function mostCents({ maxTotal }: PainProfile): bigint {
  return centsLimit(maxTotal, MOST_CENTS);
}

function checkProfile(profile: PainProfile): void {
  const isName = (name: string) =>
    name !== '' && name === name.trim() && name.length <= NAME_LENGTH && isPainText(name, true);
  const valid: Record<string, boolean> = {
    version: PAIN_VERSIONS.includes(profile.version),
    messageId: isPainId(profile.messageId),
    createdAt: isMoment(profile.createdAt),
    processingDate: isDay(profile.processingDate),
    initiator: isName(profile.initiator),
    initiatorId: (profile.initiatorId ?? '') === '' || isPainId(profile.initiatorId!),
    debtor: isName(profile.debtor),
    debtorBsb: isIdentifier('BSB', profile.debtorBsb),
    debtorAccount: /^\d{1,34}$/.test(accountDigits(profile)),
    currency: /^[A-Z]{3}$/.test(profile.currency),
  };
  const wrong = Object.keys(valid).filter((name) => !valid[name]);
  if (wrong.length > 0) throw new RangeError(`pain.001 does not accept these values: ${wrong.join(', ')}`);
}

function isMoment(moment: string): boolean {
  return MOMENT.test(moment) && isDay(moment.slice(0, 10)) && !Number.isNaN(Date.parse(moment));
}

function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day;
}

function accountDigits({ debtorAccount }: PainProfile): string {
  return debtorAccount.replaceAll(/[ -]/g, '');
}

function groupHeader({ messageId, createdAt, initiator, initiatorId }: PainProfile, sums: string): string {
  const id = initiatorId ? element('Id', element('OrgId', element('Othr', text('Id', initiatorId)))) : '';
  return element(
    'GrpHdr',
    text('MsgId', messageId),
    text('CreDtTm', createdAt),
    sums,
    element('InitgPty', text('Nm', initiator), id),
  );
}

function paymentHeader(profile: PainProfile, sums: string): string {
  const { version, messageId, processingDate, debtor, debtorBsb, currency } = profile;
  const day = version === '03' ? xmlText(processingDate) : text('Dt', processingDate);
  return [
    text('PmtInfId', messageId),
    text('PmtMtd', 'TRF'),
    sums,
    element('ReqdExctnDt', day),
    element('Dbtr', text('Nm', debtor)),
    element('DbtrAcct', otherAccount(accountDigits(profile)), text('Ccy', currency)),
    element('DbtrAgt', branch(debtorBsb)),
  ].join('');
}

function transfer({ version, currency }: PainProfile, row: PainRow): string {
  const { id, account, cents, title, reference } = row;
  const amount = `<InstdAmt Ccy="${xmlText(currency)}">${writeCents(cents)}</InstdAmt>`;
  return element(
    'CdtTrfTxInf',
    element('PmtId', text('EndToEndId', id)),
    element('Amt', amount),
    element('CdtrAgt', account.kind === 'BSB' ? branch(account.bsb) : bankAbroad(account.bic, version)),
    element('Cdtr', text('Nm', title), addressElement(account)),
    element('CdtrAcct', accountElement(account)),
    element('RmtInf', text('Ustrd', reference)),
  );
}

/** A bank in Australia by its branch number. */
function branch(bsb: string): string {
  const system = element('ClrSysId', text('Cd', 'AUBSB'));
  const member = element('ClrSysMmbId', system, text('MmbId', bsb.replaceAll(/[\s-]/g, '')));
  return element('FinInstnId', member, element('PstlAdr', text('Ctry', 'AU')));
}

function bankAbroad(bic: string, version: PainProfile['version']): string {
  return element('FinInstnId', text(version === '03' ? 'BIC' : 'BICFI', bic));
}

function addressElement(account: PayeeAccount): string {
  if (account.kind === 'BSB' || !account.address) return '';
  const { town, country } = account.address;
  return element('PstlAdr', text('TwnNm', town), text('Ctry', country));
}

function accountElement(account: PayeeAccount): string {
  const { accountNumber } = account;
  if (account.kind === 'BIC' && account.isIban) return element('Id', text('IBAN', accountNumber));
  return otherAccount(accountNumber);
}

function otherAccount(accountNumber: string): string {
  return element('Id', element('Othr', text('Id', accountNumber)));
}

function text(name: string, value: string): string {
  return element(name, xmlText(value));
}

function element(name: string, ...content: readonly string[]): string {
  return `<${name}>${content.join('')}</${name}>`;
}
