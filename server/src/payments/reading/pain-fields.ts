import { BankFileError, type BankFileErrorCode } from './bank-file-error.js';
import type { Leaf, Place } from './xml-leaves.js';

/** The fields of one payment, each as it is written; null where the file has none. */
export interface PaymentFields {
  endToEndId: string;
  amount: string;
  bsb: string | null;
  bic: string | null;
  iban: string | null;
  otherAccount: string | null;
  title: string;
  town: string | null;
  country: string | null;
  remittance: string;
}

const ID = /^[A-Za-z0-9-]{1,35}$/;
const MONEY = /^\d{1,16}\.\d{2}$/;
const COUNT = /^[1-9]\d{0,14}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const CURRENCY = /^[A-Z]{3}$/;
const BSB = /^\d{6}$/;
/** Printable ASCII without blanks at either end. */
const NAME = /^(?! )[\x20-\x7e]{1,140}(?<! )$/;
const COUNTRY = /^[A-Z]{2}$/;
const AGENT = 'FinInstnId/ClrSysMmbId/';

interface Field {
  form: RegExp;
  optional?: true;
}

/** The fields of a file outside of its payments. */
const ofFile = (version: '03' | '09'): Record<string, Field> => ({
  'GrpHdr/MsgId': { form: ID },
  'GrpHdr/CreDtTm': { form: MOMENT },
  'GrpHdr/NbOfTxs': { form: COUNT },
  'GrpHdr/CtrlSum': { form: MONEY },
  'GrpHdr/InitgPty/Nm': { form: NAME },
  'GrpHdr/InitgPty/Id/OrgId/Othr/Id': { form: ID, optional: true },
  'PmtInf/PmtInfId': { form: ID },
  'PmtInf/PmtMtd': { form: /^TRF$/ },
  'PmtInf/NbOfTxs': { form: COUNT },
  'PmtInf/CtrlSum': { form: MONEY },
  [version === '03' ? 'PmtInf/ReqdExctnDt' : 'PmtInf/ReqdExctnDt/Dt']: { form: DAY },
  'PmtInf/Dbtr/Nm': { form: NAME },
  'PmtInf/DbtrAcct/Id/Othr/Id': { form: /^\d{1,34}$/ },
  'PmtInf/DbtrAcct/Ccy': { form: CURRENCY },
  [`PmtInf/DbtrAgt/${AGENT}ClrSysId/Cd`]: { form: /^AUBSB$/ },
  [`PmtInf/DbtrAgt/${AGENT}MmbId`]: { form: BSB },
  'PmtInf/DbtrAgt/FinInstnId/PstlAdr/Ctry': { form: /^AU$/ },
});

/** The fields of a payment. */
const ofPayment = (version: '03' | '09'): Record<string, Field> => ({
  'PmtId/EndToEndId': { form: ID },
  'Amt/InstdAmt': { form: MONEY },
  [`CdtrAgt/${AGENT}ClrSysId/Cd`]: { form: /^AUBSB$/, optional: true },
  [`CdtrAgt/${AGENT}MmbId`]: { form: BSB, optional: true },
  'CdtrAgt/FinInstnId/PstlAdr/Ctry': { form: /^AU$/, optional: true },
  [version === '03' ? 'CdtrAgt/FinInstnId/BIC' : 'CdtrAgt/FinInstnId/BICFI']: {
    form: /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/,
    optional: true,
  },
  'Cdtr/Nm': { form: NAME },
  'Cdtr/PstlAdr/TwnNm': { form: NAME, optional: true },
  'Cdtr/PstlAdr/Ctry': { form: COUNTRY, optional: true },
  'CdtrAcct/Id/IBAN': { form: /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/, optional: true },
  'CdtrAcct/Id/Othr/Id': { form: /^[A-Z0-9]{1,34}$/, optional: true },
  'RmtInf/Ustrd': { form: NAME },
});

/** Collects the fields of a pain.001 file and of its payments, one after the other; each is known and comes once. */
export class PainFields {
  readonly currencies = new Set<string>();
  private readonly known: { file: Record<string, Field>; payment: Record<string, Field> };
  private readonly file = new Map<string, Leaf>();
  private payment = new Map<string, Leaf>();
  private readonly opened = new Set<string>();

  constructor(readonly version: '03' | '09') {
    this.known = { file: ofFile(version), payment: ofPayment(version) };
  }

  /** @throws BankFileError when the element comes for the second time */
  once(path: string, { line, column }: Place): void {
    if (this.opened.has(path))
      throw new BankFileError('TWICE', line, column, 'an element of which there is one comes again');
    this.opened.add(path);
  }

  beginPayment(): void {
    this.payment = new Map();
  }

  ofFile(leaf: Leaf, path: string): void {
    this.take(this.file, this.known.file, leaf, path);
  }

  ofPayment(leaf: Leaf, path: string): void {
    this.take(this.payment, this.known.payment, leaf, path);
  }

  /** @throws BankFileError when a field is missing, or two exclude each other */
  endPayment({ line, column }: Place): PaymentFields {
    const wrong = (reason: string) => new BankFileError('ELEMENT', line, column, reason);
    const missing = missingOf(this.known.payment, this.payment);
    if (missing) throw wrong(`${missing} is missing`);
    const find = (path: string) => this.payment.get(path)?.text ?? null;
    const bic = find(this.version === '03' ? 'CdtrAgt/FinInstnId/BIC' : 'CdtrAgt/FinInstnId/BICFI');
    const bsb = find(`CdtrAgt/${AGENT}MmbId`);
    const iban = find('CdtrAcct/Id/IBAN');
    const otherAccount = find('CdtrAcct/Id/Othr/Id');
    const town = find('Cdtr/PstlAdr/TwnNm');
    const country = find('Cdtr/PstlAdr/Ctry');
    if ((bsb === null) === (bic === null)) throw wrong('a bank is named by its BSB or by its BIC');
    if ((bsb === null) !== (find(`CdtrAgt/${AGENT}ClrSysId/Cd`) === null)) throw wrong('AUBSB is missing');
    if ((iban === null) === (otherAccount === null)) throw wrong('an account has an IBAN or a number');
    if (bsb !== null && !/^\d+$/.test(otherAccount ?? '')) throw wrong('an account in Australia has digits');
    if (iban !== null && !hasCheckDigits(iban)) throw wrong('the check digits of the IBAN are wrong');
    if ((town === null) !== (country === null)) throw wrong('an address has a town and a country');
    return {
      endToEndId: find('PmtId/EndToEndId')!,
      amount: find('Amt/InstdAmt')!,
      title: find('Cdtr/Nm')!,
      remittance: find('RmtInf/Ustrd')!,
      ...{ bsb, bic, iban, otherAccount, town, country },
    };
  }

  find(path: string): string | null {
    return this.file.get(path)?.text ?? null;
  }

  /** @throws BankFileError when the file has no such field */
  get(path: string): string {
    const missing = missingOf(this.known.file, this.file);
    if (missing) throw new BankFileError('ELEMENT', 1, 1, `${missing} is missing`);
    return this.file.get(path)!.text;
  }

  /** @throws BankFileError always, where the field is */
  fail(path: string, code: BankFileErrorCode, reason: string): never {
    const { line, column } = this.file.get(path)!;
    throw new BankFileError(code, line, column, reason);
  }

  private take(into: Map<string, Leaf>, known: Record<string, Field>, leaf: Leaf, path: string): void {
    const wrong = (code: BankFileErrorCode, reason: string) =>
      new BankFileError(code, leaf.line, leaf.column, reason);
    const field = Object.hasOwn(known, path) ? known[path] : undefined;
    if (!field) throw wrong('ELEMENT', 'an element is not one that is written');
    if (into.has(path)) throw wrong('TWICE', 'an element of which there is one comes again');
    if (!field.form.test(leaf.text)) throw wrong('FIELD', `${path} is not of its form`);
    const { Ccy, ...others } = leaf.attributes;
    if (Object.keys(others).length > 0 || (Ccy !== undefined) !== (path === 'Amt/InstdAmt'))
      throw wrong('ELEMENT', 'an attribute is not one that is written');
    if (path === 'Amt/InstdAmt') {
      if (!CURRENCY.test(Ccy!)) throw wrong('FIELD', 'the currency is not of its form');
      if (/^[0.]+$/.test(leaf.text)) throw wrong('FIELD', 'the amount is 0');
      this.currencies.add(Ccy!);
    }
    into.set(path, leaf);
  }
}

function missingOf(known: Record<string, Field>, found: ReadonlyMap<string, unknown>): string | undefined {
  return Object.keys(known).find((path) => !known[path]!.optional && !found.has(path));
}

/** ISO 13616: letters count from 10, the first four characters go to the end, and the rest of 97 is 1. */
function hasCheckDigits(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
