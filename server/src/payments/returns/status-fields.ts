import type { ReturnedItem } from './returned-item.js';

/** The values of the fields of one part of a pain.002 file; some come several times. */
export class FieldList {
  private readonly values = new Map<string, { value: string; line: number }[]>();

  add(path: string, value: string, line: number): void {
    const list = this.values.get(path);
    if (list) list.push({ value, line });
    else this.values.set(path, [{ value, line }]);
  }

  one(path: string): string | undefined {
    return this.values.get(path)?.[0]?.value;
  }

  all(path: string): string[] {
    return (this.values.get(path) ?? []).map(({ value }) => value);
  }

  lineOf(path: string): number | undefined {
    return this.values.get(path)?.[0]?.line;
  }
}

const TRANSACTION = 'OrgnlTxRef/';
const BANK = `${TRANSACTION}CdtrAgt/FinInstnId/`;
const REASON_LENGTH = 500;

/** A code of the list, or of a bank: anything longer may be words, with an account number in them. */
const CODE = /^[A-Z\d]{1,4}$/;
const NARRATIVE = 'NARR';

/** The reason of a rejection: its code, or the bank's own one, and what the bank adds in words. */
export function reasonOf(fields: FieldList): Pick<ReturnedItem, 'reasonCode' | 'reasonText'> {
  const reasonCode = fields.one('StsRsnInf/Rsn/Cd') ?? fields.one('StsRsnInf/Rsn/Prtry') ?? '';
  const reasonText = fields.all('StsRsnInf/AddtlInf').join(' ');
  const isCode = reasonCode === '' || CODE.test(reasonCode);
  return { reasonCode: isCode ? reasonCode : NARRATIVE, reasonText: reasonText.slice(0, REASON_LENGTH) };
}

/** A rejected payment; what is wrong with its fields is reported. */
export function itemOf(
  fields: FieldList,
  line: number,
  fault: (line: number, reason: string) => void,
): ReturnedItem {
  const reference = fields.one('OrgnlEndToEndId') ?? '';
  if (!/^[\x21-\x7e]{1,35}$/.test(reference))
    fault(line, 'The end-to-end id of a rejected payment is missing.');
  if (fields.all('OrgnlEndToEndId').length > 1) fault(line, 'A rejected payment has two end-to-end ids.');
  const amount = fields.one(`${TRANSACTION}Amt/InstdAmt`);
  const cents = amount === undefined ? null : centsOf(amount);
  if (cents === undefined)
    fault(fields.lineOf(`${TRANSACTION}Amt/InstdAmt`) ?? line, 'The amount is not an amount of money.');
  const bsb = fields.one(`${BANK}ClrSysMmbId/MmbId`)?.replaceAll('-', '');
  return {
    line,
    reference,
    ...reasonOf(fields),
    cents: cents ?? null,
    bank: bsb
      ? `${bsb.slice(0, 3)}-${bsb.slice(3)}`
      : (fields.one(`${BANK}BIC`) ?? fields.one(`${BANK}BICFI`) ?? null),
    accountNumber:
      fields.one(`${TRANSACTION}CdtrAcct/Id/IBAN`) ?? fields.one(`${TRANSACTION}CdtrAcct/Id/Othr/Id`) ?? null,
    day: null,
  };
}

/** The cents of an amount of up to two decimals, zeros after them aside; undefined for anything else. */
export function centsOf(amount: string): bigint | undefined {
  const found = /^(\d{1,16})(?:\.(\d{1,2})0{0,3})?$/.exec(amount);
  return found ? BigInt(`${found[1]}${(found[2] ?? '').padEnd(2, '0')}`) : undefined;
}
